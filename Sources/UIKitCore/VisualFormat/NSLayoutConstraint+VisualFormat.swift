import Foundation

extension NSLayoutConstraint {
  /// The alignment, direction and spacing of the views in a visual format, with UIKit's raw values.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligns the left edges, in a vertical format.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges, in a vertical format.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges, in a horizontal format.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges, in a horizontal format.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges, in a vertical format.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges, in a vertical format.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centres, in a vertical format.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centres, in a horizontal format.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines, in a horizontal format.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines, in a horizontal format.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of the alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From the leading to the trailing edge, the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, regardless of the layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left, regardless of the layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Spacing between edges, the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Spacing from a last baseline to the next view's first, in a vertical format.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Creates the constraints described by a line of Visual Format Language, in its order, followed by those of the
  /// alignment.
  ///
  /// Where UIKit raises an exception (for a syntax error, or a name without a view or metric), a fault says what is
  /// wrong and where, and the result is empty.
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

  /// Creates the constraints described by a line of Visual Format Language, or throws the reason why there are none.
  package static func makeConstraints(
    visualFormat format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let parsed = try VisualFormatParser.parse(format)
    return try VisualFormatBuilder(parsed, options: options, metrics: metrics, views: views).constraints()
  }
}
