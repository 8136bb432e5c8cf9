/// Text in runs with different attributes. Offsets count UTF-16 code units.
///
/// A paragraph ends at a line feed, a carriage return, both together, or U+2029 PARAGRAPH SEPARATOR; the style of its
/// first character is its style. A grapheme cluster has the attributes of its first code unit.
public struct AttributedText: Hashable, Sendable {
  /// Consecutive code units of equal attributes, up to `end`.
  public struct Run: Hashable, Sendable {
    /// The offset after the run's last code unit, counted from the start of the text; `Int.max` for a run to its end.
    public var end: Int
    /// The font of these code units, and everything else that can change within a line.
    public var attributes: TextAttributes
    /// The style of paragraphs that start in this run.
    public var style: ParagraphStyle
  }

  /// The whole text.
  public private(set) var string: String
  /// In order; together they cover the text.
  public private(set) var runs: [Run]
  /// The paragraphs of the text for layout.
  private var paragraphs = Paragraphs.asked(KeptParagraphs())

  private enum Paragraphs: Sendable {
    /// The paragraphs requested so far, each made once.
    case asked(KeptParagraphs)
    /// The text is a single paragraph.
    case only(TextParagraph)
  }

  /// A text without code units, which has no size.
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

  /// Appends text. If it is empty, its attributes are those of the empty last line.
  public mutating func append(_ string: String, attributes: TextAttributes, style: ParagraphStyle = ParagraphStyle()) {
    paragraphs = .asked(KeptParagraphs())
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

  /// Removes the attributes of an empty last line.
  private mutating func removeEmptyLastRun() {
    guard let last = runs.last, last.end <= (runs.dropLast().last?.end ?? 0) else { return }
    runs.removeLast()
  }

  /// The text with only its fonts scaled by `factor`.
  public func scaled(by factor: Double) -> AttributedText { mapFonts { $0.scaled(by: factor) } }

  /// The text in one font.
  package func inFont(_ font: TextFont) -> AttributedText { mapFonts { _ in font } }

  /// The text with each of its fonts changed. Cached analyses and shapes stay valid.
  private func mapFonts(_ change: (TextFont) -> TextFont) -> AttributedText {
    var changed = self
    for index in runs.indices { changed.runs[index].attributes.font = change(runs[index].attributes.font) }
    let only = onlyParagraph?.inRuns(changed.runs)
    changed.paragraphs = only.map(Paragraphs.only) ?? .asked(KeptParagraphs())
    return changed
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

  /// The paragraph at an index; nil after the last one. An empty text has none; after a paragraph separator at the end
  /// there is an empty one.
  func paragraph(_ index: Int) -> PlacedParagraph? {
    switch paragraphs {
    case .asked(let asked): asked.paragraph(index, of: self)
    case .only(let only): index == 0 ? PlacedParagraph(start: 0, isLast: true, paragraph: only) : nil
    }
  }

  /// The paragraph that is the whole text, if it was made already.
  private var onlyParagraph: TextParagraph? {
    switch paragraphs {
    case .asked(let asked): asked.only
    case .only(let only): only
    }
  }

  /// The number of paragraphs made so far: those requested, and those before them.
  var madeParagraphCount: Int {
    switch paragraphs {
    case .asked(let asked): asked.count
    case .only: 1
    }
  }

  /// The number of UTF-16 code units.
  var count: Int { runs.last.map { $0.end == .max ? string.utf16.count : $0.end } ?? 0 }
}

extension TextFont {
  /// Whether both are sizes of the same fonts, so that text has the same shapes in both.
  package func isSize(of other: TextFont) -> Bool { cascade == other.cascade && features == other.features }

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
