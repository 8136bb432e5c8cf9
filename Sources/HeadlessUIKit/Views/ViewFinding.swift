/// Something noticed about a view that no reference is needed for.
package struct ViewFinding: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case truncatedText = "truncated-text"
    case clippedText = "clipped-text"
    case brokenWord = "broken-word"
    case missingGlyph = "missing-glyph"
    case brokenConstraint = "broken-constraint"
    case ambiguousLayout = "ambiguous-layout"
    case unknownColors = "unknown-colors"
    case unplacedView = "unplaced-view"
  }

  package var kind: Kind
  /// The view's name, or its class if it has none.
  package var view: String
  package var message: String
  /// The view's number among the nodes of the layout, in the order of the tree.
  package var index = 0

  package init(kind: Kind, view: String, message: String, index: Int = 0) {
    self.kind = kind
    self.view = view
    self.message = message
    self.index = index
  }
}
