public import Foundation

/// Options for measuring and drawing text; raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the top left of the text, which is wrapped; otherwise it is on the baseline of a single
  /// line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines are separated by the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The rectangle is the smallest one around the outlines of the glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits the height ends in an ellipsis. It has an effect only together with
  /// `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The parameters and results of drawing a string.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which fonts may be shrunk to fit, above 0 and below 1; 0 for no shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor with which the text was last measured or drawn; 1 if it was not shrunk.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text last measured or drawn, in points.
  open internal(set) var totalBounds = CGRect.zero
}
