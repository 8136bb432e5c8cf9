package import Drawing

/// A description, for people, of the changes between two layouts that are not equal.
///
/// The sentences begin with the causes, as far as they can be told: nodes that are new, gone or have other content,
/// then those with other line breaks or another size. Whatever grew by the same amount follows in brackets, and
/// everything that merely made room is one sentence:
///
///     title: text 'Storm' → 'Storm warning', 1 line → 2, height 17 → 36 (+19 pt; also texts and card)
///     message and 3 more below moved 19 pt down
package struct LayoutDifference: Equatable, Sendable {
  /// One to a dozen sentences of bounded length.
  package let sentences: [String]
  /// The node that the first sentence is about, and the kind of its change: equal for changes with one cause in cases
  /// of one scene, even if their numbers differ. Nil when the layouts are practically equal.
  package let cause: String?

  /// Nil when the layouts are equal.
  package init?(from old: LayoutNode, to new: LayoutNode) {
    guard old != new else { return nil }
    let comparison = LayoutComparison(from: old, to: new)
    let causes = LayoutCauses(comparison)
    let sentences = causes.sentences + LayoutMoves(comparison, causes: causes.causes).sentences
    self.sentences = sentences.isEmpty ? ["the layout differs by less than 0.01 pt"] : sentences
    let first = causes.causes.first ?? comparison.changes.first
    cause = first.map { "\(comparison.name(of: $0)): \($0.word)" }
  }

  /// The description in a result's line.
  package init(sentences: [String], cause: String?) {
    self.sentences = sentences
    self.cause = cause
  }
}
