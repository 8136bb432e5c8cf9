public import Foundation

/// The line breaking and arrangement of a paragraph. Lengths are in points.
// Unchecked because an open class cannot be checked. The class itself is immutable; as in UIKit, its mutable subclass
// is not meant to be shared while it changes.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = CoreFoundationMark()

  /// The line breaks to avoid; raw values are UIKit's.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last of two lines does not consist of a single short word: the word before it moves to it.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean text breaks between words, not between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategies used by labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  package final var values = ParagraphStyleValues()

  public override init() { super.init() }

  /// The default style of text.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines; `natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The base direction of the paragraph; `natural` by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The handling of text that is wider than a line; `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The line breaks to avoid where there is a choice; none by default.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether a line is tightened by up to a twentieth before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The minimum distance between the bottom of a line and the top of the next one.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph, unless it is the last.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line, from the side at which the paragraph starts.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, from the side at which the paragraph starts.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines: measured from the side at which the paragraph starts if positive, and otherwise from the
  /// other side.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line; extra height is added above the text. 0 means no minimum.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line; 0 means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor for the lines' natural height; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The lists that the paragraph is in, the outermost first. Stored: markers are text.
  open var textLists: [NSTextList] { values.textLists }
  /// The tab stops; in an `NSMutableParagraphStyle` in the order in which they were set. By default there are twelve,
  /// one every 28 points.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSParagraphStyle.standardTabStops }
  /// The interval of tabs after the last stop, which move to multiples of it.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The fill ratio of a line, from 0 to 1, below which a word is hyphenated; 0 means no hyphenation.
  ///
  /// Differs from UIKit: words are not hyphenated, as there are no patterns for it. Typesetting text with another value
  /// than 0 is a fault.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated by the system's rules. Differs from UIKit: words are not hyphenated, as there are no
  /// patterns for it. Typesetting text with `true` is a fault.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// Twelve stops, 28 points apart.
  static var standardTabStops: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
  }

  /// The direction of a language's script; `natural` for an unknown language.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .natural }
    switch Locale.Language(identifier: languageName).characterDirection {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    default: return .natural
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }
}
