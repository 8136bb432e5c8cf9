/// Reads the paragraphs of a text in order.
///
/// Equal ones are made once: a megabyte of line feeds has two, a line feed and the empty one after the last.
struct ParagraphReader {
  /// The key of a paragraph within one run, for finding equal ones.
  private struct Content: Hashable {
    var run: Int
    var text: ExactText
  }

  private let string: String
  private let runs: [AttributedText.Run]
  /// The index at which the next paragraph starts; nil after the last one.
  private var nextStart: String.Index?
  /// The same, in UTF-16 code units.
  private var offset = 0
  private var made: [Content: TextParagraph] = [:]

  /// An empty text has no paragraphs.
  init(_ string: String, runs: [AttributedText.Run]) {
    self.string = string
    self.runs = runs
    nextStart = string.isEmpty || runs.isEmpty ? nil : string.startIndex
  }

  /// The next paragraph with its separator; an empty one after a separator at the end.
  mutating func next() -> PlacedParagraph? {
    guard let start = nextStart else { return nil }
    let end = ParagraphSeparators.end(ofParagraphAt: start, in: string.unicodeScalars)
    nextStart = end.isBehindSeparator ? end.index : nil
    let text = String(string[start..<end.index])
    let first = offset
    offset += text.utf16.count
    return PlacedParagraph(
      start: first, isLast: nextStart == nil, paragraph: paragraph(ExactText(text), from: first, to: offset))
  }

  private mutating func paragraph(_ text: ExactText, from start: Int, to end: Int) -> TextParagraph {
    let indices = runIndices(from: start, to: end)
    guard indices.count == 1 else { return TextParagraph(text, runs: runs(from: start, to: end)) }
    let content = Content(run: indices.lowerBound, text: text)
    if let known = made[content] { return known }
    let paragraph = TextParagraph(text, runs: runs(from: start, to: end))
    made[content] = paragraph
    return paragraph
  }

  private func runIndices(from start: Int, to end: Int) -> ClosedRange<Int> {
    let first = min(runs.count - 1, runs.partitioningIndex { $0.end > start })
    return first...max(first, min(runs.count - 1, runs.partitioningIndex { $0.end >= end }))
  }

  /// The runs of `start..<end`, with ends relative to `start`; the last one ends at `.max`.
  private func runs(from start: Int, to end: Int) -> [AttributedText.Run] {
    if runs.count == 1, runs[0].end == .max { return runs }
    var slice = Array(runs[runIndices(from: start, to: end)])
    for index in slice.indices { slice[index].end -= start }
    slice[slice.count - 1].end = .max
    return slice
  }
}
