/// Edges of a rectangle, where leading is left in left-to-right layouts; raw values are UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge at which the interface starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge at which the interface ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// The four edges together.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
