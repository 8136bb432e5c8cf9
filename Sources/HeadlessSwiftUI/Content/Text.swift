public import Foundation
public import HeadlessUIKit

/// A text.
public struct Text: Equatable, Sendable {
  let storage: TextStorage
  /// Changes of the appearance, the innermost first.
  var changes: [TextChange] = []

  init(storage: TextStorage) { self.storage = storage }

  /// A text as it is, without a look-up in strings files.
  public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

  /// A text as it is, without a look-up in strings files.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(storage: .verbatim(String(content))) }

  /// The text of a key in strings files; without one, the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(storage: .key(key, table: tableName, bundle: bundle))
  }

  /// A picture in the line.
  public init(_ image: Image) { self.init(storage: .image(image)) }

  /// A styled text: its characters and links. Other attributes have no effect.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(storage: .attributed(attributedContent)) }

  /// A value by a formatter, else by its description.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// A value by a formatter, else by its description.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Both texts in one, each with its own appearance.
  public static func + (a: Text, b: Text) -> Text { Text(storage: .pair(a, b)) }

  func changed(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  /// The text in a font; nil for that of the view.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// The text with a weight; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed(.fontChange(weight.map { .weight($0) } ?? .without(.weight)))
  }
  /// The text in a design of its font; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed(.fontChange(design.map { .design($0) } ?? .without(.design)))
  }
  /// The substitute for the system font has one width: another than the standard one is a finding.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed(.fontChange(width.map { .width($0) } ?? .without(.width)))
  }
  /// The text in the bold face of its font.
  public func bold() -> Text { changed(.fontChange(.bold)) }
  /// The text in the bold face of its font, or not in that which views around ask for.
  public func bold(_ isActive: Bool) -> Text { changed(.fontChange(isActive ? .bold : .without(.bold))) }
  /// The text in the italic face of its font.
  public func italic() -> Text { changed(.fontChange(.italic)) }
  /// The text in the italic face of its font, or not in that which views around ask for.
  public func italic(_ isActive: Bool) -> Text { changed(.fontChange(isActive ? .italic : .without(.italic))) }
  /// The text in the design in which all characters are as wide as each other, or as it is.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed(.fontChange(isActive ? .monospaced : .without(.monospaced)))
  }
  /// The text with digits that are as wide as each other, where the font has the feature.
  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigit)) }
  /// The text in a colour; nil for that of the view.
  public func foregroundColor(_ color: Color?) -> Text { color.map { changed(.color($0)) } ?? self }
  /// The text in a style. In a part of a text, a gradient is its first colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(AnyTextStyle(style: style))) }
  /// Points between characters, which keep their ligatures.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Points after each character; ligatures are broken up.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Points by which the text is raised.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }

  /// The text with a line below it; nil for the text's colour.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changed(.underline(isActive, pattern, color)) }

  /// The text with a line through it; nil for the text's colour.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changed(.strikethrough(isActive, pattern, color)) }

  /// The size of a part of a text is not changed.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
  /// The language of a part of a text is that of the case.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  /// VoiceOver's reading does not show in a picture.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// VoiceOver's reading does not show in a picture.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// VoiceOver's reading does not show in a picture.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// VoiceOver's reading does not show in a picture.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// A line below or through text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// A line with a pattern, in a colour or in that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

    /// The pattern of interruptions of a line.
    public struct Pattern: Hashable, Sendable {
      let style: Int

      private init(_ style: NSUnderlineStyle) { self.style = style.rawValue }

      /// A whole line.
      public static let solid = Pattern([])
      /// Dots.
      public static let dot = Pattern(.patternDot)
      /// Dashes.
      public static let dash = Pattern(.patternDash)
      /// Dashes and dots by turns.
      public static let dashDot = Pattern(.patternDashDot)
      /// Dashes and two dots by turns.
      public static let dashDotDot = Pattern(.patternDashDotDot)
    }

    /// A single, whole line.
    public static let single = LineStyle()
  }

  /// The place at which a text without room is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning, at the end, or in the middle of the last line.
    case head, tail, middle
  }

  /// The letters of a text.
  public enum Case: Hashable, Sendable {
    /// All capitals, or no capitals, by the rules of the environment's language.
    case uppercase, lowercase
  }
}
