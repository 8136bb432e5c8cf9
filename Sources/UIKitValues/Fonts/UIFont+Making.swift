import DynamicType
public import Foundation
import SystemText
import TextLayout

extension UIFont {
  /// 17 points: what labels start with, at every text size.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points: what titles of custom buttons start with.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points; nothing here starts with it.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points: the size of a font that is asked for with 0 or less.
  public class var systemFontSize: CGFloat { ResolvedFont.systemFontSize }

  /// The system font of a text style at the current text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font of a text style at the text size of `traitCollection`, of the current one if nil; heavier if that
  /// wants bold text.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    PreferredFonts.font(style.style, for: TextPreferences(traitCollection))
  }

  /// The system font in its regular weight. It does not follow the text size; a size of 0 or less counts as 14.
  ///
  /// While the current traits want bold text, every system font is made heavier than its name says: `SystemFontWeight`
  /// has the steps.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font in the named weight nearest to the one given.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(weight.systemWeight, size: fontSize))
  }

  /// The system font of a weight in its standard width. Another width fails the scene: the font that stands in for San
  /// Francisco has one.
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

  /// The weight of `boldSystemFont` and of the system font's bold trait. Accounts differ: descriptors printed on
  /// devices name a semibold face and call it bold. Here it is what its name says.
  static var boldWeight: SystemFontWeight { .bold }

  /// The system font's regular weight, italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(.regular, italic: true, size: fontSize))
  }

  /// The system font with digits that are equally wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var attributes = FontAttributes.system(weight.systemWeight, size: fontSize)
    attributes.features = [.registered(type: kNumberSpacingType, selector: kMonospacedNumbersSelector)]
    return UIFont(attributes)
  }

  /// A font whose characters are all equally wide: the bundled stand-in for the system's monospaced one.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var attributes = FontAttributes.system(weight.systemWeight, size: fontSize)
    attributes.isMonospacedDesign = true
    return UIFont(attributes)
  }

  /// The font as it is at the text size of `traits`: nil for one that does not follow the text size.
  package func adjusted(for traits: UITraitCollection) -> UIFont? {
    switch origin {
    case .fixed: return nil
    case .textStyle(let style):
      var attributes = attributes
      let preferences = TextPreferences(traits)
      if isPreferred(style) { return PreferredFonts.font(style, for: preferences) }
      attributes.follow(style, for: preferences)
      return UIFont(attributes, origin: origin)
    case .scaled(let base, let style, let maximum):
      return UIFontMetrics(forTextStyle: TextStyle(rawValue: style.rawValue))
        .scaledFont(for: base, maximum: maximum, compatibleWith: traits)
    }
  }

  /// Whether the font is one of `preferredFont`, with nothing changed.
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

  /// Whether a font of these attributes follows the text size: a text style's does as long as its traits are the
  /// style's (STULabel's tests, for symbolic traits; for weights no source was found).
  var origin: UIFont.Origin {
    guard case .textStyle(let style, _)? = usage, name == nil, family == nil, !hasTraits else { return .fixed }
    return .textStyle(style)
  }

  /// Notes a font that is asked for and is not there.
  func checkNames() {
    let library = FontRegistry.library
    if let name, library.font(named: name) == nil { missing("the font '\(name)'") }
    if name == nil, let family, library.fontNames(family: family).isEmpty { missing("the family '\(family)'") }
  }

  private func missing(_ what: String) {
    UIKitFaults.unsupported(
      "UIFont(descriptor:size:) with \(what), which is not registered,",
      instead: "Register its file: UIFont.registerFonts(at:), or 'fonts' in the catalogue.")
  }
}
