public import Foundation
public import HeadlessUIKit

/// A text.
public struct Text: Equatable, Sendable {
  let storage: TextStorage
  /// Changes of the appearance, the innermost first.
  var changes: [TextChange] = []

  init(storage: TextStorage) { self.storage = storage }

  /// A text as it is, without a look-up in files of strings.
  public init(verbatim content: String) { self.init(storage: .verbatim(content)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(storage: .verbatim(String(content))) }

  /// The text of a key in files of strings; without one, the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(storage: .key(key, table: tableName, bundle: bundle))
  }

  /// A picture in the line.
  public init(_ image: Image) { self.init(storage: .image(image)) }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(storage: .attributed(attributedContent)) }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  @_disfavoredOverload
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  public static func + (a: Text, b: Text) -> Text { Text(storage: .pair(a, b)) }

  func changed(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { changed(.fontChange(.weight($0))) } ?? self }
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { changed(.fontChange(.design($0))) } ?? self }
  /// The substitute for the system font has one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func bold() -> Text { changed(.fontChange(.bold(true))) }
  public func bold(_ isActive: Bool) -> Text { changed(.fontChange(.bold(isActive))) }
  public func italic() -> Text { changed(.fontChange(.italic(true))) }
  public func italic(_ isActive: Bool) -> Text { changed(.fontChange(.italic(isActive))) }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? changed(.fontChange(.monospaced)) : self }
  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigit)) }
  public func foregroundColor(_ color: Color?) -> Text { color.map { changed(.color($0)) } ?? self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(AnyTextStyle(style: style))) }
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changed(.underline(isActive, pattern, color)) }

  public func underline(_ isActive: Bool = true, color: Color?) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { changed(.strikethrough(isActive, pattern, color)) }

  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// VoiceOver's reading does not show in a picture.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// A line below or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is interrupted.
    public struct Pattern: Hashable, Sendable {
      let style: Int

      private init(_ style: NSUnderlineStyle) { self.style = style.rawValue }

      public static let solid = Pattern([])
      public static let dot = Pattern(.patternDot)
      public static let dash = Pattern(.patternDash)
      public static let dashDot = Pattern(.patternDashDot)
      public static let dashDotDot = Pattern(.patternDashDotDot)
    }

    public static let single = LineStyle()
  }

  /// Where a text is cut that has no room.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The letters of a text.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    let kind: Int
    public static let time = DateStyle(kind: 0)
    public static let date = DateStyle(kind: 1)
    public static let relative = DateStyle(kind: 2)
    public static let offset = DateStyle(kind: 3)
    public static let timer = DateStyle(kind: 4)
  }
}
