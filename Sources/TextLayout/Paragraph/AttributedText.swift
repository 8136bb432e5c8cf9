/// Text in stretches of their own attributes. Offsets count UTF-16 code units.
///
/// A paragraph ends at a line feed, a carriage return, both together, or U+2029 PARAGRAPH SEPARATOR; the style of its
/// first character is its style. A grapheme cluster has the attributes of its first code unit.
public struct AttributedText: Hashable, Sendable {
  /// Consecutive code units of equal attributes, up to `end`.
  public struct Run: Hashable, Sendable {
    /// The offset behind the run's last code unit, counted from the start of the text; `Int.max` for a run to its end.
    public var end: Int
    /// The font of these code units, and all else that can change within a line.
    public var attributes: TextAttributes
    /// The style of the paragraphs that start in this run.
    public var style: ParagraphStyle
  }

  /// The whole text, as it was appended.
  public private(set) var string: String
  /// In order; together they cover the text.
  public private(set) var runs: [Run]
  /// What layout needs of the text, found out once.
  private var kept = KeptParagraphs()

  /// A text without code units, which takes no room.
  public init() {
    string = ""
    runs = []
  }

  /// Text of one style.
  public init(_ string: String, attributes: TextAttributes, style: ParagraphStyle = ParagraphStyle()) {
    self.string = string
    runs = [Run(end: .max, attributes: attributes, style: style)]
  }

  /// Text of one font.
  public init(_ string: String, font: TextFont, style: ParagraphStyle = ParagraphStyle()) {
    self.init(string, attributes: TextAttributes(font: font), style: style)
  }

  /// Adds text at the end. Where it is empty its attributes are those of the empty last line.
  public mutating func append(_ string: String, attributes: TextAttributes, style: ParagraphStyle = ParagraphStyle()) {
    kept = KeptParagraphs()
    if let last = runs.last, last.end == .max { runs[runs.count - 1].end = self.string.utf16.count }
    if !string.isEmpty { removeEmptyLastRun() }
    self.string += string
    let end = (runs.last?.end ?? 0) + string.utf16.count
    if let last = runs.last, last.attributes == attributes, last.style == style {
      runs[runs.count - 1].end = end
    } else {
      runs.append(Run(end: end, attributes: attributes, style: style))
    }
  }

  /// Drops what an empty last line would have looked like.
  private mutating func removeEmptyLastRun() {
    guard let last = runs.last, last.end <= (runs.dropLast().last?.end ?? 0) else { return }
    runs.removeLast()
  }

  /// The text with its fonts, and nothing else, `factor` times as large.
  public func scaled(by factor: Double) -> AttributedText {
    var scaled = self
    scaled.kept = KeptParagraphs()
    for index in runs.indices { scaled.runs[index].attributes.font = runs[index].attributes.font.scaled(by: factor) }
    return scaled
  }
}

extension AttributedText {
  /// Texts are equal if they have the same code units in the same attributes; canonical equivalence is not enough.
  public static func == (left: AttributedText, right: AttributedText) -> Bool {
    ExactText.areEqual(left.string, right.string) && left.runs == right.runs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(string))
    hasher.combine(runs)
  }

  /// The paragraph at an index; nil behind the last one. An empty text has none; behind a paragraph separator at the end
  /// there is an empty one.
  func paragraph(_ index: Int) -> PlacedParagraph? { kept.paragraph(index, of: self) }

  /// How many paragraphs have been made: those that were asked for, and those before them.
  var madeParagraphCount: Int { kept.count }

  /// The number of UTF-16 code units.
  var count: Int { runs.last.map { $0.end == .max ? string.utf16.count : $0.end } ?? 0 }
}

extension TextFont {
  /// The same glyphs `factor` times as large, tracking included.
  func scaled(by factor: Double) -> TextFont {
    var font = self
    font.pointSize *= factor
    font.tracking *= factor
    font.metrics = LineMetrics(
      ascent: metrics.ascent * factor, descent: metrics.descent * factor, leading: metrics.leading * factor)
    return font
  }
}
