public import Foundation

/// How a paragraph is broken into lines and where they stand. Lengths are in points.
// Unchecked because an open class cannot be checked: the class itself never changes, its mutable subclass is not meant
// to be shared while it does, as in UIKit.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = CoreFoundationMark()

  /// Where lines had better not break; raw values are UIKit's.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last of two lines does not hold a single short word: the word before it joins it.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean breaks between words, not between syllables.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  package final var values = ParagraphStyleValues()

  public override init() { super.init() }

  /// The style of text without one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where the lines stand in the paragraph's width; `natural` unless set.
  open var alignment: NSTextAlignment { values.alignment }
  /// The direction the paragraph starts in; `natural` unless set.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// What becomes of text that is wider than its lines may be; `byWordWrapping` unless set.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Breaks that are avoided where wrapping has a choice; none unless set.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether a line is set up to a twentieth narrower before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The least distance between the bottom of a line and the top of the next one.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Added below the paragraph, unless it is the last.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Added above the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// From the side the paragraph starts at to its first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// From the side the paragraph starts at to the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The lines' end: from the side the paragraph starts at if positive, else from the other side.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line; what it adds goes above the text. 0 means none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the lines' own height; 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The stops, those of `NSMutableParagraphStyle` in the order they were given; twelve at every 28 points unless set.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSParagraphStyle.standardTabStops }
  /// Tabs behind the last stop move to multiples of this length.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// How full a line is, from 0 to 1, that no word is hyphenated for; 0 hyphenates none.
  ///
  /// Differs from UIKit: words are not hyphenated, as there are no patterns for it. Text with another value than 0 is
  /// reported when it is set.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Differs from UIKit: words are not hyphenated, as there are no patterns for it. Text with `true` is reported when it
  /// is set.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// Twelve stops, 28 points apart.
  static var standardTabStops: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
  }

  /// The direction of a language's script; natural for one that is not known.
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
