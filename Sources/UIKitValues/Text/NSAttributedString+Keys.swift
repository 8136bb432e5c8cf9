public import Foundation

// The attributes of text, with UIKit's names and raw values. A value of another type than stated has no effect and is
// reported: UIKit raises or ignores it, depending on the key. Numbers may be `Int`, `Double`, `CGFloat` or `NSNumber`.
extension NSAttributedString.Key {
  /// A `UIFont`; 12-point Helvetica in UIKit where absent, the 12-point system font here.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; black where absent.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`; a paragraph has the style of its first character.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points added after each character; 0 turns the font's own kerning off. `NSNull` leaves it alone, as absence does.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each character in the place of the font's own tracking.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// 0 for no ligatures, 1 for the usual ones.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; the text's own where absent.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; the text's own where absent.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor`; the text's own where absent.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of a line along the outlines, in percent of the point size: above 0 it takes the place of the filling,
  /// below 0 it is drawn over it.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// How far letters lean to the right for each unit of height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the factor by which letters are stretched.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// A `URL` or a text. Such text is drawn in `UIColor.link`, underlined.
  public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`, on the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A list of numbers, the outermost first: an `NSWritingDirection` and an `NSWritingDirectionFormatType` added up.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Not supported: the effects' looks are not public. The value has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The text's language as a BCP 47 tag, for fonts and line breaks.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// The language the text is spoken in, a BCP 47 tag. It moves no pixel.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
}

extension NSAttributedString {
  // Not an override: Foundation's class has no `init()` here. The parameter keeps it apart, and calls as
  // `NSAttributedString()`.
  public convenience init(__empty: Void = ()) {
    self.init(string: "")
  }

  /// A character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
