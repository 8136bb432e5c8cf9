public import Foundation

/// A vector in the plane, in points. Foundation has none on Linux.
public struct CGVector: Hashable, Sendable, Codable {
  /// The component to the right, in points.
  public var dx: CGFloat
  /// The downward component, in points.
  public var dy: CGFloat

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// Creates the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from components that are `Double`.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from components that are `Int`.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The zero vector.
  public static let zero = CGVector()
}
