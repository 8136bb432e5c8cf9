import Foundation
import HeadlessUIKit

/// An attribute of a run of text that files can set, under its name in `NSAttributedString.Key`.
struct TextAttributeProperty: Sendable {
  let field: PropertyField
  let key: NSAttributedString.Key
  /// Returns the attribute's value for the traits of a configuration.
  let value: @MainActor @Sendable (PropertyValue, DocumentContext) throws(PropertyError) -> Any?

  fileprivate init<Value>(
    _ key: NSAttributedString.Key, _ name: String, _ kind: PropertyKind<Value>, _ documentation: String,
    _ value: @escaping @MainActor @Sendable (Value, DocumentContext) throws(PropertyError) -> Any
  ) {
    field = PropertyField(name, kind.type, documentation)
    self.key = key
    self.value = { (property, context) throws(PropertyError) in
      guard let read = kind.read(property) else { return nil }
      return try value(read, context)
    }
  }
}

extension TextAttributeProperty {
  static let all: [TextAttributeProperty] = letters + lines + outlines + others

  private static let letters: [TextAttributeProperty] = [
    TextAttributeProperty(.font, "font", .font, "The font. The label's unless set.") {
      (font, context) throws(PropertyError) in try font.uiFont(compatibleWith: context.traits)
    },
    color(.foregroundColor, "foregroundColor", "The text's colour. The label's unless set."),
    color(.backgroundColor, "backgroundColor", "The colour behind the text. None unless set."),
    number(.kern, "kern", "Points added after each character; 0 turns the font's own kerning off."),
    number(.tracking, "tracking", "Points added after each character in the place of the font's own tracking."),
    TextAttributeProperty(.ligature, "ligature", .integer(0...1), "Whether letters join to ligatures: 0 or 1.") {
      ligature, _ in ligature
    },
    number(.baselineOffset, "baselineOffset", "Points by which the text is raised."),
    number(.obliqueness, "obliqueness", "How far letters lean to the right for each unit of height."),
    number(.expansion, "expansion", "The natural logarithm of the factor by which letters are stretched."),
  ]

  private static let lines: [TextAttributeProperty] = [
    line(.underlineStyle, "underlineStyle", "The line below the text."),
    color(.underlineColor, "underlineColor", "The colour of the line below the text. The text's unless set."),
    line(.strikethroughStyle, "strikethroughStyle", "The line through the text."),
    color(.strikethroughColor, "strikethroughColor", "The colour of the line through the text. The text's unless set."),
  ]

  private static let outlines: [TextAttributeProperty] = [
    number(
      .strokeWidth, "strokeWidth", "A line along outlines, in percent of the point size; below 0 over the filling."),
    color(.strokeColor, "strokeColor", "The colour of outlines. The text's unless set."),
  ]

  private static let others: [TextAttributeProperty] = [
    TextAttributeProperty(.link, "link", .string, "Where the text leads. It is shown as a link.") { link, _ in link },
    TextAttributeProperty(.languageIdentifier, "languageIdentifier", .string, "The text's language: a BCP 47 tag.") {
      language, _ in language
    },
    TextAttributeProperty(.attachment, "attachment", .image, "A PNG file that stands in the place of U+FFFC.") {
      (image, context) throws(PropertyError) in
      NSTextAttachment(image: try image.uiImage(under: context.traits))
    },
    TextAttributeProperty(
      .attachment, "symbol", .symbol, "\(SymbolValue.documentation) It stands in the place of U+FFFC."
    ) { symbol, _ in
      symbol.uiImage().map { NSTextAttachment(image: $0) } ?? NSTextAttachment()
    },
  ]

  private static func color(_ key: NSAttributedString.Key, _ name: String, _ documentation: String) -> Self {
    TextAttributeProperty(key, name, .color, documentation) { color, _ in color.uiColor }
  }

  private static func number(_ key: NSAttributedString.Key, _ name: String, _ documentation: String) -> Self {
    TextAttributeProperty(key, name, .double(PropertyLimits.coordinate), documentation) { number, _ in number }
  }

  private static func line(_ key: NSAttributedString.Key, _ name: String, _ documentation: String) -> Self {
    TextAttributeProperty(key, name, .optionSet(underlineStyles), documentation) { style, _ in style.rawValue }
  }

  private static let underlineStyles: KeyValuePairs<String, NSUnderlineStyle> = [
    "single": .single, "thick": .thick, "double": .double, "patternDot": .patternDot, "patternDash": .patternDash,
    "patternDashDot": .patternDashDot, "patternDashDotDot": .patternDashDotDot, "byWord": .byWord,
  ]
}
