public import Foundation

/// A displacement to the right and down, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The displacement to the right, in points.
  public var horizontal: CGFloat
  /// The downward displacement, in points.
  public var vertical: CGFloat

  /// Creates an offset; negative values move to the left and up.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Creates the zero offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// The zero offset.
  public static let zero = UIOffset()
}
