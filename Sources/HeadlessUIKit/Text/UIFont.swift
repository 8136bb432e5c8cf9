package import DynamicType
public import Foundation
package import TextLayout

/// A font at a size.
///
/// The system font is Inter, standing in for San Francisco: it reports San Francisco's line metrics and uses its tracking.
///
/// Differs from UIKit: `fontName` and `familyName` of the system font are Inter's.
// Unchecked because an open class cannot be checked: it stores immutable values.
open class UIFont: NSObject, @unchecked Sendable {
  /// What a font is made again from when the text size changes.
  package enum Origin: Hashable, Sendable {
    /// A font of one size.
    case fixed
    /// `preferredFont(forTextStyle:)`.
    case textStyle(DynamicType.TextStyle)
    /// `UIFontMetrics.scaledFont(for:)`.
    indirect case scaled(base: UIFont, DynamicType.TextStyle, maximumPointSize: Double?)
  }

  /// Where the glyphs come from.
  package enum Face: Hashable, Sendable {
    case system(SystemFontWeight, italic: Bool)
    case monospaced(SystemFontWeight)
    case named(FontInstance)
  }

  package let origin: Origin
  package let face: Face
  package let textFont: TextFont
  private let instance: FontInstance

  package init(
    face: Face, pointSize: Double, leading: Double? = nil, features: [FontFeature] = [], origin: Origin = .fixed
  ) {
    let library = FontRegistry.library
    let size = UIFont.validPointSize(pointSize)
    instance = face.instance(size: size, in: library)
    let cascade = library.cascade(for: instance, weight: face.weight, italic: face.isItalic)
    var textFont = TextFont(cascade: cascade, pointSize: size)
    if case .system = face {
      textFont.metrics = LineMetrics(
        ascent: SystemFontMetrics.ascender * size, descent: -SystemFontMetrics.descender * size)
      textFont.tracking = SystemFontTracking.points(atSize: size)
    }
    if let leading { textFont.metrics.leading = leading - textFont.metrics.lineHeight }
    textFont.features = features
    self.textFont = textFont
    self.face = face
    self.origin = origin
    super.init()
  }

  /// The font of this PostScript name, or the regular face of this family; nil if there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let instance = FontRegistry.library.font(named: fontName) else { return nil }
    self.init(face: .named(instance), pointSize: fontSize)
  }

  /// A size that is not a positive finite number is UIKit's default of 14 for 0 and below; sizes end at 10,000 points.
  private static func validPointSize(_ size: Double) -> Double {
    size > 0 ? min(size, 10_000) : systemFontSize
  }

  // MARK: Metrics

  /// Points per em.
  open var pointSize: CGFloat { textFont.pointSize }
  open var fontName: String { instance.postScriptName }
  open var familyName: String { instance.familyName }
  /// Points from the baseline up to the top of a line.
  open var ascender: CGFloat { textFont.metrics.ascent }
  /// Points from the baseline to the bottom of a line: negative.
  open var descender: CGFloat { -textFont.metrics.descent }
  /// The height of a line in points: `ascender - descender`.
  open var lineHeight: CGFloat { textFont.metrics.lineHeight }
  /// Points between two lines; negative for some text styles.
  open var leading: CGFloat { textFont.metrics.leading }
  open var capHeight: CGFloat { metric(SystemFontMetrics.capHeight, instance.capHeight) }
  open var xHeight: CGFloat { metric(SystemFontMetrics.xHeight, instance.xHeight) }

  private func metric(_ systemEms: Double, _ units: Int) -> CGFloat {
    if case .system = face { return systemEms * pointSize }
    return Double(units) / Double(instance.unitsPerEm) * pointSize
  }

  /// The same face at another size. A text style's font follows the text size again when a label adjusts it.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, pointSize: fontSize, features: textFont.features, origin: origin)
  }

  // MARK: Equality

  /// Fonts are equal if they look the same: text style and maximum size do not count, as in UIKit.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (face == other.face && textFont == other.textFont)
  }

  open override var hash: Int { textFont.hashValue }
}

// MARK: - Making fonts

extension UIFont {
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  /// The system font of a text style at the current text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font of a text style at the text size of `traitCollection`, of the current one if nil.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let metrics = style.style.metrics(for: textSizeCategory(of: traitCollection))
    return UIFont(
      face: .system(metrics.weight, italic: false), pointSize: metrics.pointSize, leading: metrics.leading,
      origin: .textStyle(style.style))
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .system(weight.systemWeight, italic: false), pointSize: fontSize)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: .system(.regular, italic: true), pointSize: fontSize)
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: .system(weight.systemWeight, italic: false), pointSize: fontSize,
      features: [FontFeature(tag: "tnum", value: 1)])
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: .monospaced(weight.systemWeight), pointSize: fontSize)
  }

  /// The font as it is at the text size of `traits`: nil for one that does not follow the text size.
  package func adjusted(for traits: UITraitCollection) -> UIFont? {
    switch origin {
    case .fixed: nil
    case .textStyle(let style):
      .preferredFont(forTextStyle: TextStyle(rawValue: style.rawValue), compatibleWith: traits)
    case .scaled(let base, let style, let maximum):
      UIFontMetrics(forTextStyle: TextStyle(rawValue: style.rawValue))
        .scaledFont(for: base, maximum: maximum, compatibleWith: traits)
    }
  }

  /// The category that counts for fonts: an unspecified one is the current collection's, then Large.
  static func textSizeCategory(of traits: UITraitCollection?) -> DynamicType.ContentSizeCategory {
    traits?.preferredContentSizeCategory.category
      ?? UITraitCollection.current.preferredContentSizeCategory.category ?? .large
  }
}

extension UIFont.Face {
  fileprivate func instance(size: Double, in library: FontLibrary) -> FontInstance {
    switch self {
    case .system(let weight, let italic): library.systemFont(weight: weight.rawValue, italic: italic, size: size)
    case .monospaced(let weight): library.monospacedFont(weight: weight.rawValue)
    case .named(let instance): instance
    }
  }

  fileprivate var weight: Int {
    switch self {
    case .system(let weight, _), .monospaced(let weight): weight.rawValue
    case .named: 400
    }
  }

  fileprivate var isItalic: Bool {
    if case .system(_, let italic) = self { return italic }
    return false
  }
}
