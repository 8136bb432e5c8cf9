/// Edges of a rectangle; raw values are UIKit's.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge, in either layout direction.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge, in either layout direction.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// The four edges together.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
