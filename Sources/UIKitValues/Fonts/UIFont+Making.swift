import DynamicType
public import Foundation
import SystemText
import TextLayout

extension UIFont {
  /// 17 points, the initial size of labels, at every text size.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points, the initial size of the titles of custom buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points; nothing here uses it by default.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points, the size of a font requested with 0 or less.
  public class var systemFontSize: CGFloat { ResolvedFont.systemFontSize }

  /// The system font of a text style at the current text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font of a text style at the text size of `traitCollection`, or at the current one if `nil`; heavier if
  /// those traits ask for bold text.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    SharedFonts.font(style.style, for: TextPreferences(traitCollection))
  }

  /// The font that labels and text fields have until they get another: the system font at 17 points.
  package static var standardOfLabels: UIFont { SharedFonts.label }

  /// The system font in its regular weight. It does not follow the text size; a size of 0 or less counts as 14.
  ///
  /// While the current traits ask for bold text, every system font is heavier than named; `SystemFontWeight` has the
  /// steps.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font in the named weight nearest to the given one.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(weight.systemWeight, size: fontSize))
  }

  /// The system font of a weight in its standard width. Another width fails the scene, as the substitute for San
  /// Francisco has only one.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width != .standard {
      UIKitFaults.unsupported(
        "UIFont.systemFont(ofSize:weight:width:) of another width than standard",
        instead: "Register a condensed or expanded font, and ask for it by name.")
    }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font in its bold weight.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(boldWeight, size: fontSize))
  }

  /// The weight of `boldSystemFont` and of the system font's bold trait. Sources differ: descriptors printed on devices
  /// name a semibold face and call it bold. Here it is bold, as named.
  static var boldWeight: SystemFontWeight { .bold }

  /// The system font in its regular weight, italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(.regular, italic: true, size: fontSize))
  }

  /// The system font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var attributes = FontAttributes.system(weight.systemWeight, size: fontSize)
    attributes.features = [.registered(type: kNumberSpacingType, selector: kMonospacedNumbersSelector)]
    return UIFont(attributes)
  }

  /// A font whose characters are all of equal width: the bundled substitute for the system's monospaced font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var attributes = FontAttributes.system(weight.systemWeight, size: fontSize)
    attributes.design = .monospaced
    return UIFont(attributes)
  }

  /// The font at the text size of `traits`; `nil` for one that does not follow the text size.
  package func adjusted(for traits: UITraitCollection) -> UIFont? {
    switch origin {
    case .fixed: return nil
    case .textStyle(let style):
      var attributes = attributes
      let preferences = TextPreferences(traits)
      if isPreferred(style) { return SharedFonts.font(style, for: preferences) }
      attributes.follow(style, for: preferences)
      return UIFont(attributes, origin: origin)
    case .scaled(let base, let style, let maximum):
      return UIFontMetrics(forTextStyle: TextStyle(rawValue: style.rawValue))
        .scaledFont(for: base, maximum: maximum, compatibleWith: traits)
    }
  }

  /// Whether the font is an unchanged result of `preferredFont`.
  private func isPreferred(_ style: DynamicType.TextStyle) -> Bool {
    guard case .textStyle(style, let category)? = attributes.usage else { return false }
    let preferences = TextPreferences(category: category, hasBoldText: attributes.hasBoldText)
    return attributes == .preferred(style, for: preferences)
  }
}

extension FontAttributes {
  fileprivate static func system(
    _ weight: SystemFontWeight, italic: Bool = false, size: CGFloat
  ) -> FontAttributes {
    FontAttributes(
      usage: .system(weight, italic: italic), size: ResolvedFont.validPointSize(Double(size)),
      hasBoldText: TextPreferences.current.hasBoldText)
  }

  /// Whether, and how, a font with these attributes follows the text size. A text style's font does as long as no
  /// traits were set (STULabel's tests, for symbolic traits; for weights no source was found).
  var origin: UIFont.Origin {
    guard case .textStyle(let style, _)? = usage, name == nil, family == nil, !hasTraits else { return .fixed }
    return .textStyle(style)
  }

  /// Records a fault for a requested font that is not available.
  func checkNames() {
    let library = FontRegistry.library
    if let name, library.font(named: name) == nil, PlatformFonts.face(named: name) == nil {
      missing("the font '\(name)'")
    }
    if name == nil, let family, UIFont.fontNames(forFamilyName: family).isEmpty { missing("the family '\(family)'") }
  }

  private func missing(_ what: String) {
    UIKitFaults.unsupported(
      "UIFont(descriptor:size:) with \(what), which is not registered,",
      instead: "Register its file with UIFont.registerFonts(at:), or list it under 'fonts' in the catalogue.")
  }
}
