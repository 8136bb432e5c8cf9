package import Drawing

/// What moved from one layout to another that is not equal to it, in sentences for people.
///
/// The sentences begin with what caused the rest, as far as one can see: what is new, gone or says something else, then
/// what fell otherwise or has another size. What grew as much stands beside it in brackets, and what only made room is
/// one sentence, however much it is:
///
///     title: text 'Storm' → 'Storm warning', 1 line → 2, height 17 → 36 (+19 pt; also texts and card)
///     message and 3 more below moved 19 pt down
package struct LayoutDifference: Equatable, Sendable {
  /// One to a dozen, of bounded length.
  package let sentences: [String]
  /// The node that the first sentence is about, and the kind of its change: equal for changes with one cause in cases
  /// of one scene, whose numbers differ. Nil when the layouts are as good as equal.
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

  /// What a result's line says.
  package init(sentences: [String], cause: String?) {
    self.sentences = sentences
    self.cause = cause
  }
}
