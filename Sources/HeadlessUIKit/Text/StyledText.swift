import Foundation
import TextLayout

/// What text is set in where its attributes say nothing.
struct TextDefaults {
  var font: UIFont
  var color: UIColor
  var shadow: TextShadow?
  var paragraphStyle: ParagraphStyleValues
  /// A BCP 47 tag.
  var language: String
  /// Where naturally aligned lines stand.
  var naturalAlignment = TextAlignment.natural
  /// How lines are broken, whatever the paragraphs say; nil: as they say.
  var lineBreakMode: LineBreakMode?

  func textStyle(_ style: ParagraphStyleValues) -> ParagraphStyle {
    style.textStyle(language: language, naturalAlignment: naturalAlignment, lineBreakMode: lineBreakMode)
  }
}

/// Text as the engine sets it, and what its runs look like.
struct StyledText {
  var text: AttributedText
  /// By `TextAttributes.paint`.
  var paints: [TextPaint]
  /// The offsets in `text` of characters that the source does not have: those that set a direction.
  private var insertions: [Int] = []

  /// Text of one look.
  init(_ string: String, defaults: TextDefaults) {
    text = AttributedText(
      string, attributes: TextAttributes(font: defaults.font.textFont),
      style: defaults.textStyle(defaults.paragraphStyle))
    paints = [
      TextPaint(color: defaults.color, font: defaults.font.textFont.cascade.primary, shadow: defaults.shadow)
    ]
  }

  /// Text of many looks; runs are read in order.
  init(_ source: NSAttributedString, defaults: TextDefaults) {
    text = AttributedText()
    paints = []
    let string = NSString(string: source.string)
    source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
      append(string.substring(with: range), TextAttributeReader(attributes: attributes), defaults)
    }
  }

  /// The offset in the source of an offset in `text`.
  func sourceOffset(of offset: Int) -> Int {
    offset - insertions.prefix { $0 < offset }.count
  }

  private mutating func append(_ string: String, _ reader: TextAttributeReader, _ defaults: TextDefaults) {
    let font = reader.value(.font, as: UIFont.self) ?? defaults.font
    var paint = TextPaint(reader, font: font, defaults: defaults)
    var attributes = TextAttributes(
      font: font.textFont, language: reader.value(.languageIdentifier), kern: reader.number(.kern),
      tracking: reader.number(.tracking), usesLigatures: reader.integer(.ligature) != 0,
      baselineOffset: StyledText.baselineOffset(reader.number(.baselineOffset) ?? 0),
      expansion: reader.number(.expansion) ?? 0, paint: paints.count)
    if string.unicodeScalars.allSatisfy({ $0.value == NSTextAttachment.character }),
      let attachment = reader.value(.attachment, as: NSTextAttachment.self)
    {
      attributes.attachment = attachment.textBounds
      paint.image = attachment.image?.source
    }
    paints.append(paint)
    let style = reader.value(.paragraphStyle, as: NSParagraphStyle.self)?.values ?? defaults.paragraphStyle
    text.append(
      directed(string, reader.integers(.writingDirection)), attributes: attributes, style: defaults.textStyle(style))
  }

  /// How far text is raised, in points.
  ///
  /// Disputed: YMatterType saw labels move text by twice the offset; nothing says that other views do, or that Apple
  /// means it. Here all text is raised by the offset itself.
  private static func baselineOffset(_ offset: Double) -> Double { offset }

  /// `string` between the characters that set its direction, the outermost first; an unknown number has no effect.
  private mutating func directed(_ string: String, _ directions: [Int]) -> String {
    let openings: [Int: String] = [0: "\u{202A}", 1: "\u{202B}", 2: "\u{202D}", 3: "\u{202E}"]
    let opening = directions.compactMap { openings[$0] }
    guard !opening.isEmpty else { return string }
    let start = text.string.utf16.count
    let end = start + opening.count + string.utf16.count
    insertions += Array(start..<start + opening.count) + Array(end..<end + opening.count)
    return opening.joined() + string + String(repeating: "\u{202C}", count: opening.count)
  }
}
