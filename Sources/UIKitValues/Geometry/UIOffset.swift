public import Foundation

/// How far something is moved to the right and down, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points downwards.
  public var vertical: CGFloat

  /// An offset; negative values move to the left and up.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The offset that moves nothing.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// The offset that moves nothing.
  public static let zero = UIOffset()
}
