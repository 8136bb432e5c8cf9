public import Foundation

/// The inline styles of Markdown. Foundation on Linux does not have this type.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// The members of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasized: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasized: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break of the source that is none of the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML in a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML in lines of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.SwiftUIAttributes {
  /// The attribute for inline styles of Markdown.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static var name: String { "NSInlinePresentationIntent" }
  }
}

extension AttributedString {
  /// The options for reading Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown that is read.
    public enum InterpretedSyntax: Sendable {
      /// Blocks and what is in lines: the text of blocks follows each other, as in Foundation.
      case full
      /// Inline Markdown; white space is a space.
      case inlineOnly
      /// Inline Markdown; white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// The policy for Markdown that cannot be read. All can.
    public enum FailurePolicy: Sendable {
      /// An error, or the text as far as it was read.
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes of Apple's are read; they are.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown that is read.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for Markdown that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options for reading Markdown.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
      (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
    }
  }

  /// The text of Markdown. Emphasis, code, strikethrough and links are read; of blocks the text alone.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in InlineMarkdown(MarkdownText.read(markdown, options.interpretedSyntax)).runs {
      append(AttributedString(run, baseURL: baseURL))
    }
  }

  /// The text of Markdown, in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL) }

  /// The text of a file of Markdown.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL) }

  private init(_ run: InlineMarkdown.Run, baseURL: URL?) {
    self.init(run.text)
    var intent = InlinePresentationIntent()
    if run.isStrong { intent.insert(.stronglyEmphasized) }
    if run.isEmphasized { intent.insert(.emphasized) }
    if run.isCode { intent.insert(.code) }
    if run.isStruck { intent.insert(.strikethrough) }
    if !intent.isEmpty { self[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent }
    if let link = run.link { self.link = URL(string: link, relativeTo: baseURL) }
  }
}

/// A reader of Markdown's blocks and lines.
enum MarkdownText {
  /// The text of Markdown, whose blocks are read or not.
  static func read(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return text
    case .inlineOnly: return lines.filter { !$0.isEmpty }.joined(separator: " ")
    case .full:
      let blocks = lines.split { $0.allSatisfy(\.isWhitespace) }
      return blocks.map { $0.map(plain).joined(separator: " ") }.joined()
    }
  }

  /// A line without the marks of a heading, an element of a list or a quotation (CommonMark 0.31, 4.2, 5.1, 5.2).
  private static func plain(_ line: String) -> String {
    var rest = line.drop { $0 == " " }
    while rest.first == ">" { rest = rest.dropFirst().drop { $0 == " " } }
    let hashes = rest.prefix { $0 == "#" }
    if (1...6).contains(hashes.count), rest.dropFirst(hashes.count).first == " " { rest = rest.dropFirst(hashes.count) }
    if let mark = rest.first, "-*+".contains(mark), rest.dropFirst().first == " " { rest = rest.dropFirst(2) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count < 10, rest.dropFirst(digits.count).hasPrefix(". ") {
      rest = rest.dropFirst(digits.count + 2)
    }
    return String(rest.drop { $0 == " " })
  }
}
