/// The axes of a plane; raw values are UIKit's.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// None of them.
  public static let neither: UIAxis = []
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both of them.
  public static let both: UIAxis = [.horizontal, .vertical]
}
