public import Foundation

/// A direction and a distance in the plane, in points. Foundation has none on Linux.
public struct CGVector: Hashable, Sendable, Codable {
  /// Points to the right.
  public var dx: CGFloat
  /// Points downwards.
  public var dy: CGFloat

  /// A vector of these components.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// The vector without a length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector of these components, for values that are no `CGFloat`.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector of whole points.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector without a length.
  public static let zero = CGVector()
}
