import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format line up across it, and which side it starts from; raw values are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Left edges in line, for a format that runs downwards.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges in line, for a format that runs downwards.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges in line, for a format that runs across.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges in line, for a format that runs across.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges in line, for a format that runs downwards.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges in line, for a format that runs downwards.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles in line, for a format that runs downwards.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles in line, for a format that runs across.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines in line, for a format that runs across.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines in line, for a format that runs across.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From the leading side, as without an option.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, in either direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left, in either direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances from edge to edge, as without an option.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances of a format that runs downwards from a last baseline to the next first one.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of what distances are between.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The constraints a line of Visual Format Language stands for, in its order; then the alignment.
  ///
  /// Where UIKit raises (a line that is not understood, a name without a view or metric), a fault says what is wrong
  /// and where, and there are no constraints.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try makeConstraints(visualFormat: format, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      UIKitFaults.raise(
        "NSInvalidArgumentException", call: "constraints(withVisualFormat: \"\(format)\")", reason: error.description)
      return []
    }
  }

  /// The constraints a line of Visual Format Language stands for, or why there are none.
  package static func makeConstraints(
    visualFormat format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let parsed = try VisualFormatParser.parse(format)
    return try VisualFormatBuilder(parsed, options: options, metrics: metrics, views: views).constraints()
  }
}
