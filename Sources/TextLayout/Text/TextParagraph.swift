import Synchronization

/// The contents of a paragraph of an attributed text, independent of its position: equal paragraphs share one object.
final class TextParagraph: Sendable {
  /// The runs in the paragraph, with ends relative to its start: at least one, and the last one ends at `.max`.
  let runs: [AttributedText.Run]
  let key: ShapeKey

  init(_ text: ExactText, runs: [AttributedText.Run]) {
    let hasAttachments = runs.contains { $0.attributes.attachment != nil }
    self.runs = hasAttachments ? AttachmentRuns.separated(runs, of: Array(text.string.utf16)) : runs
    key = ShapeKey(text, runs: self.runs)
  }

  /// A paragraph with the fonts in its runs changed: if it is shaped the same way, it keeps the key.
  private init(_ other: TextParagraph, runs: [AttributedText.Run]) {
    self.runs = runs
    key = other.hasCascades(of: runs) ? other.key : ShapeKey(other.key.text, runs: runs)
  }

  /// The paragraph with new fonts, in the runs of its text, of which it is all; nil if it is split into more runs.
  func inRuns(_ runs: [AttributedText.Run]) -> TextParagraph? {
    guard runs.count == self.runs.count, runs[runs.count - 1].end == .max else { return nil }
    return TextParagraph(self, runs: runs)
  }

  private func hasCascades(of runs: [AttributedText.Run]) -> Bool {
    // By index: copying a run would count a dozen references.
    runs.indices.allSatisfy { index in
      self.runs[index].attributes.font.isSize(of: runs[index].attributes.font)
    }
  }

  /// The first run's style.
  var style: ParagraphStyle { _read { yield runs[0].style } }
}

/// A paragraph at its position in a text.
struct PlacedParagraph: Sendable {
  /// The offset of its first code unit in the text.
  var start: Int
  /// Whether it is the last one.
  var isLast: Bool
  var paragraph: TextParagraph
}

/// The paragraphs of a text made so far.
final class KeptParagraphs: Sendable {
  private struct Kept {
    /// The only paragraph of most texts.
    var first: PlacedParagraph?
    var others: [PlacedParagraph] = []
    var reader: ParagraphReader?

    var count: Int { first == nil ? 0 : others.count + 1 }

    /// Makes the first paragraph; nil if the text is empty. Most texts are one paragraph.
    mutating func firstParagraph(of text: AttributedText) -> PlacedParagraph? {
      guard !text.string.isEmpty, let last = text.runs.indices.last else { return nil }
      guard !ParagraphSeparators.isAny(in: text.string) else {
        reader = ParagraphReader(text.string, runs: text.runs)
        return next()
      }
      var runs = text.runs
      if runs[last].end != .max { runs[last].end = .max }
      return PlacedParagraph(start: 0, isLast: true, paragraph: TextParagraph(ExactText(text.string), runs: runs))
    }

    /// Makes the next paragraph; nil if the text has no more.
    mutating func next() -> PlacedParagraph? {
      guard let next = reader?.next() else { return nil }
      if next.isLast { reader = nil }
      return next
    }
  }

  private let kept = Mutex(Kept())

  /// The first paragraph if it was made and is the whole text.
  var only: TextParagraph? { kept.withLock { $0.first.flatMap { $0.isLast ? $0.paragraph : nil } } }

  /// The number of paragraphs made so far.
  var count: Int { kept.withLock { $0.count } }

  /// The paragraph at an index; nil after the last one.
  func paragraph(_ index: Int, of text: AttributedText) -> PlacedParagraph? {
    kept.withLock { kept in
      if kept.first == nil { kept.first = kept.firstParagraph(of: text) }
      guard index > 0 else { return kept.first }
      while kept.others.count < index {
        guard let next = kept.next() else { return nil }
        kept.others.append(next)
      }
      return kept.others[index - 1]
    }
  }
}
