package import Foundation
package import TextLayout

/// The defaults for text where its attributes have no values.
package struct TextDefaults: Equatable {
  package var font: UIFont
  package var color: UIColor
  package var shadow: TextShadow?
  package var paragraphStyle: ParagraphStyleValues
  /// The language as a BCP 47 tag.
  package var language: String
  /// The alignment of naturally aligned lines.
  package var naturalAlignment = TextAlignment.natural
  /// The line break mode that replaces those of the paragraphs; `nil` to use those.
  package var lineBreakMode: LineBreakMode?

  package init(
    font: UIFont, color: UIColor, shadow: TextShadow? = nil, paragraphStyle: ParagraphStyleValues, language: String,
    naturalAlignment: TextAlignment = .natural, lineBreakMode: LineBreakMode? = nil
  ) {
    self.font = font
    self.color = color
    self.shadow = shadow
    self.paragraphStyle = paragraphStyle
    self.language = language
    self.naturalAlignment = naturalAlignment
    self.lineBreakMode = lineBreakMode
  }

  func textStyle(_ style: ParagraphStyleValues) -> ParagraphStyle {
    style.textStyle(language: language, naturalAlignment: naturalAlignment, lineBreakMode: lineBreakMode)
  }
}

/// Text for the layout engine, and the appearance of its runs.
package struct StyledText {
  package var text: AttributedText
  /// The appearance of runs, indexed by `TextAttributes.paint`.
  package var paints: [TextPaint]
  /// The offsets in `text` of characters that are not in the source: those that set a direction.
  private var insertions: [Int] = []

  /// Creates a text with a uniform appearance.
  package init(_ string: String, defaults: TextDefaults) {
    text = AttributedText(
      StyledText.isWithinLimit(string) ? string : "", attributes: TextAttributes(font: defaults.font.textFont),
      style: defaults.textStyle(defaults.paragraphStyle))
    paints = [
      TextPaint(color: defaults.color, font: defaults.font, shadow: defaults.shadow)
    ]
  }

  /// Creates a text with attributes; runs are read in order.
  package init(_ source: NSAttributedString, defaults: TextDefaults) {
    text = AttributedText()
    paints = []
    guard StyledText.isWithinLimit(source.string) else { return }
    let string = NSString(string: source.string)
    var start = 0
    source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
      // A range that ends within a surrogate pair is extended to the whole character.
      let splitsPair =
        range.upperBound < string.length && UTF16.isTrailSurrogate(string.character(at: range.upperBound))
      let end = max(start, splitsPair ? range.upperBound + 1 : range.upperBound)
      let part = string.substring(with: NSRange(location: start, length: end - start))
      append(part, at: start, TextAttributeReader(attributes: attributes), defaults)
      start = end
    }
  }

  package var hasAttachments: Bool { text.runs.contains { $0.attributes.attachment != nil } }

  /// Whether a text is short enough to be displayed; if not, a fault is recorded.
  private static func isWithinLimit(_ string: String) -> Bool {
    guard let fault = TextTooLong(string) else { return true }
    UIKitFaults.refuse(fault)
    return false
  }

  /// The offset in the source of an offset in `text`.
  func sourceOffset(of offset: Int) -> Int {
    offset - insertions.prefix { $0 < offset }.count
  }

  private mutating func append(
    _ string: String, at index: Int, _ reader: TextAttributeReader, _ defaults: TextDefaults
  ) {
    let font = reader.value(.font, as: UIFont.self) ?? defaults.font
    var paint = TextPaint(reader, font: font, defaults: defaults)
    var attributes = TextAttributes(
      font: font.textFont, language: reader.value(.languageIdentifier), kern: reader.number(.kern),
      tracking: reader.number(.tracking), usesLigatures: reader.integer(.ligature) != 0,
      baselineOffset: StyledText.baselineOffset(reader.number(.baselineOffset) ?? 0),
      expansion: reader.number(.expansion) ?? 0, paint: paints.count)
    if string.unicodeScalars.contains(where: { $0.value == NSTextAttachment.character }),
      let attachment = reader.value(.attachment, as: NSTextAttachment.self)
    {
      attributes.attachment = attachment.bounds(inLineOf: font, at: index)
      paint.image = attachment.image
    }
    paints.append(paint)
    let style = reader.value(.paragraphStyle, as: NSParagraphStyle.self)?.values ?? defaults.paragraphStyle
    text.append(
      directed(string, reader.integers(.writingDirection)), attributes: attributes, style: defaults.textStyle(style))
  }

  /// The distance by which text is raised, in points: the offset itself, as since iOS 16.4.
  ///
  /// Before that, labels raised all of their text by twice the offset (Apple's forums, thread 124799; YMatterType).
  /// That is why design systems set the offset to a quarter of the difference between the heights of their lines and
  /// the font, and to half of it from 16.4 on (Stack Overflow 76655003).
  private static func baselineOffset(_ offset: Double) -> Double { offset }

  /// The string with each of its paragraphs between the characters that set its direction, the outermost first; an
  /// unknown number has no effect.
  private mutating func directed(_ string: String, _ directions: [Int]) -> String {
    let openings: [Int: String] = [0: "\u{202A}", 1: "\u{202B}", 2: "\u{202D}", 3: "\u{202E}"]
    let opening = directions.compactMap { openings[$0] }
    guard !opening.isEmpty else { return string }
    var directed = DirectedText(start: text.string.utf16.count, opening: opening.joined())
    for character in string { directed.append(character) }
    directed.close()
    insertions += directed.insertions
    return directed.text
  }
}

/// Text between characters that set its direction. They have no effect beyond the end of a paragraph (UAX #9, BD 2), so
/// they are inserted in every paragraph.
private struct DirectedText {
  private(set) var text = ""
  /// The offsets of the inserted characters.
  private(set) var insertions: [Int] = []
  private let start: Int
  private let opening: String
  private var isOpen = false

  init(start: Int, opening: String) {
    self.start = start
    self.opening = opening
  }

  mutating func append(_ character: Character) {
    if character.isNewline { close() } else if !isOpen { insert(opening) }
    isOpen = !character.isNewline
    text.append(character)
  }

  mutating func close() {
    if isOpen { insert(String(repeating: "\u{202C}", count: opening.utf16.count)) }
    isOpen = false
  }

  private mutating func insert(_ controls: String) {
    let offset = start + text.utf16.count
    insertions += Array(offset..<offset + controls.utf16.count)
    text += controls
  }
}
