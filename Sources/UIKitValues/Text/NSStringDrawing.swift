public import Foundation

/// How a text is measured and drawn; raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the top left of the text, which is wrapped; otherwise it is on the baseline of one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines are set apart by the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The rectangle is the smallest around the glyphs' outlines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits the height ends in an ellipsis; counts only with `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing a string is told and reports.
open class NSStringDrawingContext: NSObject {
  /// The least factor of the fonts' sizes by which text may be shrunk to fit, above 0 and below 1; 0: it is not shrunk.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor the text was measured or drawn with last; 1 if it was not shrunk.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text measured or drawn last, in points.
  open internal(set) var totalBounds = CGRect.zero
}
