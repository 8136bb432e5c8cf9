import Synchronization

/// A paragraph of an attributed text, with what every layout of it needs.
final class TextParagraph: Sendable {
  /// The offset of its first code unit in the text.
  let start: Int
  /// The runs of the text that are in it, with ends relative to `start`; one at least, the last one ends at `.max`.
  let runs: [AttributedText.Run]
  let style: ParagraphStyle
  let key: ShapeKey
  /// One for each run.
  let scales: [TextScale]

  init(_ text: String, start: Int, runs: [AttributedText.Run]) {
    self.start = start
    self.runs = runs
    style = runs[0].style
    key = ShapeKey(text, runs: runs)
    scales = runs.map(\.attributes.scale)
  }

  static func paragraphs(of text: AttributedText) -> [TextParagraph] {
    guard !text.string.isEmpty, !text.runs.isEmpty else { return [] }
    guard ParagraphSeparators.isAny(in: text.string) else {
      return [paragraph(text.string, of: text, from: 0, to: .max)]
    }
    var paragraphs: [TextParagraph] = []
    var start = 0
    for part in ParagraphSeparators.split(text.string) {
      let end = start + part.utf16.count
      paragraphs.append(paragraph(String(part), of: text, from: start, to: end))
      start = end
    }
    return paragraphs
  }

  private static func paragraph(_ part: String, of text: AttributedText, from start: Int, to end: Int) -> TextParagraph
  {
    let runs = text.runs(from: start, to: end)
    guard runs.contains(where: { $0.attributes.attachment != nil }) else {
      return TextParagraph(part, start: start, runs: runs)
    }
    return TextParagraph(part, start: start, runs: AttachmentRuns.separated(runs, of: Array(part.utf16)))
  }
}

/// The paragraphs of a text, once they were asked for.
final class KeptParagraphs: Sendable {
  private let list = Mutex<[TextParagraph]?>(nil)

  func paragraphs(_ make: () -> [TextParagraph]) -> [TextParagraph] {
    list.withLock { list in
      if let list { return list }
      let made = make()
      list = made
      return made
    }
  }
}

extension AttributedText {
  /// The runs of `start..<end`, with ends relative to `start`; the last one ends at `.max`.
  fileprivate func runs(from start: Int, to end: Int) -> [Run] {
    if runs.count == 1, runs[0].end == .max { return runs }
    let first = min(runs.count - 1, runs.partitioningIndex { $0.end > start })
    let last = max(first, min(runs.count - 1, runs.partitioningIndex { $0.end >= end }))
    var slice = Array(runs[first...last])
    for index in slice.indices { slice[index].end -= start }
    slice[slice.count - 1].end = .max
    return slice
  }
}
