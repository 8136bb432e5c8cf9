public import Foundation

// The attributes of text, with UIKit's names and raw values. A value of the wrong type has no effect and is a fault:
// UIKit raises or ignores it, depending on the key. Numbers may be `Int`, `Double`, `CGFloat` or `NSNumber`.
extension NSAttributedString.Key {
  /// A `UIFont`; by default 12-point Helvetica in UIKit, and the 12-point system font here.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; black by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`; a paragraph has the style of its first character.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space added after each character, in points; 0 turns the font's kerning off. `NSNull` has no effect.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space added after each character in place of the font's tracking, in points.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// 0 for no ligatures, 1 for the standard ones.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The distance by which the text is raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; the text's colour by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; the text's colour by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor`; the text's colour by default.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of a stroke along the outlines, in percent of the point size. Above 0 the glyphs are not filled; below 0
  /// the stroke is drawn over the fill.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The slant of letters to the right for each unit of height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the factor by which letters are stretched.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Whether text is set vertically, as a number. Text is horizontal on iOS, whatever it is.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// A `URL` or a text. The text with the attribute is drawn in `UIColor.link` and underlined.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`, on the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// An array of numbers, the outermost first: each is the sum of an `NSWritingDirection` and an
  /// `NSWritingDirectionFormatType`.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Not supported, as the appearance of the effects is not public. The value has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A picture like a character. Not supported: the value has no effect.
  public static let adaptiveImageGlyph = NSAttributedString.Key("NSAdaptiveImageGlyph")
  /// A text by which an app knows a range that can be touched. The value has no effect.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  /// The text's language as a BCP 47 tag, for fonts and line breaks.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// The language in which the text is spoken, a BCP 47 tag. It does not affect layout or drawing.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
}

extension NSAttributedString {
  /// An effect of text, the value of the key `textEffect`. None is drawn.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters that seem pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
  }

  // Not an override: Foundation's class has no `init()` here. The parameter avoids a conflict, and the call is still
  // `NSAttributedString()`.
  public convenience init(__empty: Void = ()) {
    self.init(string: "")
  }

  /// Creates the character that represents an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
