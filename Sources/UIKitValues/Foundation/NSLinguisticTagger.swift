public import Foundation

/// An analysis of natural text. Differs from Foundation: it knows words, punctuation and whitespace (`tokenType`), and no
/// word classes, names or languages.
open class NSLinguisticTagger: NSObject {
  /// The kinds of tags that were asked for.
  public let tagSchemes: [NSLinguisticTagScheme]
  /// The text.
  open var string: String?

  /// Creates a tagger for kinds of tags.
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int = 0) { self.tagSchemes = tagSchemes }

  /// The kinds of tags that are there for a language: kinds of tokens.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] { [.tokenType] }
  /// The kinds of tags that are there for a unit and a language.
  open class func availableTagSchemes(
    for unit: NSLinguisticTaggerUnit, language: String
  ) -> [NSLinguisticTagScheme] { unit == .word ? [.tokenType] : [] }
  /// The language of a text: `nil`, as it is not known.
  open class func dominantLanguage(for string: String) -> String? { nil }
  /// The language of the text: `nil`, as it is not known.
  open var dominantLanguage: String? { nil }

  /// Calls a closure with each token in a range. Differs from Foundation: of the units, words alone have parts; of another one
  /// the whole range is one.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for token in tokens(in: range, unit, options) where !stop.boolValue {
      block(tag(of: token, unit, scheme), token, &stop)
    }
  }

  /// Calls a closure with each word in a range, and the range of its sentence: the whole one.
  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { block($0, $1, range, $2) }
  }

  /// The tags of the tokens in a range. A token without a tag has an empty one.
  open func tags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = []
  ) -> [NSLinguisticTag] {
    tokens(in: range, unit, options).map { tag(of: $0, unit, scheme) ?? NSLinguisticTag("") }
  }

  /// The tag of the token at a place, and the token's range.
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?
  ) -> NSLinguisticTag? {
    let whole = NSRange(location: 0, length: string?.utf16.count ?? 0)
    guard let token = tokens(in: whole, unit, []).first(where: { $0.contains(charIndex) }) else { return nil }
    tokenRange?.pointee = token
    return tag(of: token, unit, scheme)
  }

  private func tokens(in range: NSRange, _ unit: NSLinguisticTaggerUnit, _ options: Options) -> [NSRange] {
    guard let string, let area = Range(range, in: string) else { return [] }
    guard unit == .word else { return area.isEmpty ? [] : [range] }
    return string.wordParts(in: area).filter { part in
      switch kind(of: string[part]) {
      case .word: !options.contains(.omitWords)
      case .punctuation: !options.contains(.omitPunctuation)
      case .whitespace: !options.contains(.omitWhitespace)
      default: !options.contains(.omitOther)
      }
    }
    .map { NSRange($0, in: string) }
  }

  private func tag(
    of token: NSRange, _ unit: NSLinguisticTaggerUnit, _ scheme: NSLinguisticTagScheme
  ) -> NSLinguisticTag? {
    guard unit == .word, scheme == .tokenType, let string, let range = Range(token, in: string) else { return nil }
    return kind(of: string[range])
  }

  private func kind(of token: Substring) -> NSLinguisticTag {
    if token.contains(where: { $0.isLetter || $0.isNumber }) { return .word }
    if token.allSatisfy(\.isWhitespace) { return .whitespace }
    return token.allSatisfy(\.isPunctuation) ? .punctuation : .other
  }

  /// What is left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leaves words out.
    public static let omitWords = Options(rawValue: 1)
    /// Leaves punctuation out.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Leaves whitespace out.
    public static let omitWhitespace = Options(rawValue: 4)
    /// Leaves all else out.
    public static let omitOther = Options(rawValue: 8)
    /// Has no effect: there are no names.
    public static let joinNames = Options(rawValue: 16)
  }
}

/// The parts of a text.
public enum NSLinguisticTaggerUnit: Int, Sendable {
  /// A word, or a larger part of the text.
  case word, sentence, paragraph, document
}

/// A kind of tags.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Tags by token type.
  public static let tokenType = NSLinguisticTagScheme("TokenType")
  /// Tags by lexical class.
  public static let lexicalClass = NSLinguisticTagScheme("LexicalClass")
  /// Tags by name type.
  public static let nameType = NSLinguisticTagScheme("NameType")
  /// Tags by name type or lexical class.
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme("NameTypeOrLexicalClass")
  /// Tags by lemma.
  public static let lemma = NSLinguisticTagScheme("Lemma")
  /// Tags by language.
  public static let language = NSLinguisticTagScheme("Language")
  /// Tags by script.
  public static let script = NSLinguisticTagScheme("Script")
}

/// What a token is.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A word.
  public static let word = NSLinguisticTag("Word")
  /// Punctuation.
  public static let punctuation = NSLinguisticTag("Punctuation")
  /// Whitespace.
  public static let whitespace = NSLinguisticTag("Whitespace")
  /// All else.
  public static let other = NSLinguisticTag("Other")
  /// A noun.
  public static let noun = NSLinguisticTag("Noun")
  /// A verb.
  public static let verb = NSLinguisticTag("Verb")
  /// An adjective.
  public static let adjective = NSLinguisticTag("Adjective")
  /// An adverb.
  public static let adverb = NSLinguisticTag("Adverb")
  /// A pronoun.
  public static let pronoun = NSLinguisticTag("Pronoun")
  /// A number.
  public static let number = NSLinguisticTag("Number")
  /// A word of another class.
  public static let otherWord = NSLinguisticTag("OtherWord")
  /// A personal name.
  public static let personalName = NSLinguisticTag("PersonalName")
  /// A place name.
  public static let placeName = NSLinguisticTag("PlaceName")
  /// An organization name.
  public static let organizationName = NSLinguisticTag("OrganizationName")
}
