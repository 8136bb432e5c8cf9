package import Drawing

/// A description, for people, of the changes between two layouts, of the appearance of views whose pixels differ, and of what
/// VoiceOver reads.
///
/// The sentences begin with the causes, as far as they can be told: nodes that are new, gone or have other content,
/// then those with other line breaks or another size. Whatever grew by the same amount follows in brackets, and
/// everything that merely made room is one sentence:
///
///     title: text 'Storm' → 'Storm warning', 1 line → 2, height 17 → 36 (+19 pt; also texts and card)
///     message and 3 more below moved 19 pt down
package struct LayoutDifference: Equatable, Sendable {
  /// One to a dozen sentences of bounded length: those of the causes come first.
  package let sentences: [String]
  /// The node that the first sentence is about, and the kind of its change: equal for changes with one cause in cases
  /// of one scene, even if their numbers differ. Nil when the layouts are practically equal.
  package let cause: String?
  /// The causes, up to a limit; those of views come before those of what is read.
  package let causes: [ChangeCause]
  /// The change of an attribute that is all that happened, to one view or several: `textColor systemRed → systemPink`. It
  /// may be the cause in other scenes, too.
  package let sharedCause: String?

  /// Nil when the layouts are equal, the same is read as far as that is known, and no attribute explains pixels that differ.
  package init?(from old: LayoutNode, to new: LayoutNode, _ context: ComparisonContext = ComparisonContext()) {
    self.init(LayoutComparison(from: old, to: new, context), nil)
  }

  /// Compares the layouts of two records, and what is read.
  package init?(from old: Record, to new: Record) {
    self.init(
      LayoutComparison(from: old.layout, to: new.layout, ComparisonContext()),
      SpokenComparison(from: old.spoken, to: new.spoken))
  }

  init?(_ comparison: LayoutComparison, _ spoken: SpokenComparison?) {
    guard !comparison.changes.isEmpty || comparison.old.root != comparison.new.root || spoken != nil else { return nil }
    let causes = LayoutCauses(comparison)
    let described = causes.described
    let read = spoken.map { SpokenCauses($0, beside: comparison).described } ?? (causes: [], others: [])
    let sentences =
      described.causes.map(\.sentence) + described.others + read.causes.map(\.sentence) + read.others
      + LayoutMoves(comparison, causes: causes.causes).sentences
    self.sentences = sentences.isEmpty ? LayoutDifference.tooSmall.sentences : sentences
    self.causes = Array((described.causes + read.causes).prefix(LayoutCauses.limit))
    let first = causes.causes.first ?? comparison.changes.first
    cause =
      first.map { "\(comparison.position(of: $0)): \($0.word)" } ?? read.causes.first.map { "\($0.view): \($0.kind)" }
    let texts = Set(comparison.changes.map(\.attributeText))
    sharedCause = texts.count == 1 && read.causes.isEmpty ? texts.first ?? nil : nil
  }

  /// The description of layouts that differ by less than a message can tell.
  static let tooSmall = LayoutDifference(sentences: ["the layout differs by less than 0.01 pt"], cause: nil)

  /// The description in a result's line.
  package init(sentences: [String], cause: String?, causes: [ChangeCause] = [], sharedCause: String? = nil) {
    self.sentences = sentences
    self.cause = cause
    self.causes = causes
    self.sharedCause = sharedCause
  }
}
