public import Foundation
import TextLayout

extension NSAttributedString.Key {
  /// The `UIFont` of the text; 12-point Helvetica in UIKit where absent, the 12-point system font here.
  public static let font = NSAttributedString.Key("NSFont")
}

/// How a text is measured and drawn; raw values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the top left of the text, which is wrapped; otherwise it is on the baseline of one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines are set apart by the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last line that fits the height ends in an ellipsis; counts only with `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing a string is told and reports.
open class NSStringDrawingContext: NSObject {
  /// The bounds of the text measured last, in points.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSString {
  /// The size of the text on lines of its own, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.infinity, height: .infinity), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil
    ).size
  }

  /// The rectangle the text takes in `size`, in points, not rounded: round it up yourself before setting a frame.
  ///
  /// The result may be higher than `size`, unless the last visible line is truncated. A side of 0 or less means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let font = (attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).textFont
    let wraps = options.contains(.usesLineFragmentOrigin)
    let truncates = wraps && options.contains(.truncatesLastVisibleLine)
    let style = ParagraphStyle(
      language: UITraitCollection.current.typesettingLanguage, maximumLines: wraps ? 0 : 1,
      maximumHeight: truncates && size.height > 0 ? size.height : .infinity, truncatesTail: truncates,
      usesFontLeading: options.contains(.usesFontLeading))
    let measured = TextLayoutEngine.shared.measure(
      String(describing: self), font: font, style: style,
      width: wraps && size.width > 0 ? size.width : .infinity)
    let origin = CGPoint(x: 0, y: wraps ? 0 : -font.metrics.descent)
    let bounds = CGRect(origin: origin, size: CGSize(width: measured.size.width, height: measured.size.height))
    context?.totalBounds = bounds
    return bounds
  }
}

extension String {
  /// The size of the text on lines of its own, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  /// The rectangle the text takes in `size`; see `NSString.boundingRect(with:options:attributes:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension UITraitCollection {
  /// The language text is typeset in; English where unspecified.
  package var typesettingLanguage: String { locale.isEmpty ? "en" : locale }
}
