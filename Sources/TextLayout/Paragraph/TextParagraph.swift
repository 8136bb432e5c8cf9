import Synchronization

/// What a paragraph of an attributed text is made of, wherever in the text it is: equal paragraphs share it.
final class TextParagraph: Sendable {
  /// The runs of the text that are in it, with ends relative to its start; one at least, the last one ends at `.max`.
  let runs: [AttributedText.Run]
  let style: ParagraphStyle
  let key: ShapeKey
  /// One for each run.
  let scales: [TextScale]

  init(_ text: ExactText, runs: [AttributedText.Run]) {
    let hasAttachments = runs.contains { $0.attributes.attachment != nil }
    let runs = hasAttachments ? AttachmentRuns.separated(runs, of: Array(text.string.utf16)) : runs
    self.runs = runs
    style = runs[0].style
    key = ShapeKey(text, runs: runs)
    scales = runs.map(\.attributes.scale)
  }
}

/// A paragraph in its text.
struct PlacedParagraph: Sendable {
  /// The offset of its first code unit in the text.
  var start: Int
  /// No other follows.
  var isLast: Bool
  var paragraph: TextParagraph
}

/// The paragraphs of a text, as far as they were asked for.
final class KeptParagraphs: Sendable {
  private struct Kept {
    var paragraphs: [PlacedParagraph] = []
    var reader: ParagraphReader?
  }

  private let kept = Mutex(Kept())

  /// How many paragraphs have been made.
  var count: Int { kept.withLock(\.paragraphs.count) }

  /// The paragraph at an index; nil behind the last one.
  func paragraph(_ index: Int, of text: AttributedText) -> PlacedParagraph? {
    kept.withLock { kept in
      if kept.paragraphs.isEmpty { kept.reader = ParagraphReader(text.string, runs: text.runs) }
      while kept.paragraphs.count <= index {
        guard let next = kept.reader?.next() else { return nil }
        kept.paragraphs.append(next)
        if next.isLast { kept.reader = nil }
      }
      return kept.paragraphs[index]
    }
  }
}
