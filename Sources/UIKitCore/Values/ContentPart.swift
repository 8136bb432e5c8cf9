package import Drawing
@_spi(Subclasses) package import UIKitValues

/// A part of a view's own content that is a node of the layout by itself, as the views that a hosting view draws.
@_spi(Subclasses) public struct ContentPart: Sendable {
  /// The object that stands for the part where accessibility elements name it.
  package let identity: ObjectIdentifier
  /// The part in the root's coordinates, without its children.
  package let node: LayoutNode
  /// The index of the part around this one; nil for one that lies in the view itself.
  package let parent: Int?
  package let notes: [ViewContent.Note]
  package let facts: ViewFacts
  /// The commands among the view's own that paint the part's content.
  package let commands: Range<Int>

  package init(
    _ identity: ObjectIdentifier, _ node: LayoutNode, in parent: Int?, notes: [ViewContent.Note] = [],
    facts: ViewFacts = ViewFacts(), commands: Range<Int> = 0..<0
  ) {
    (self.identity, self.node, self.parent, self.notes) = (identity, node, parent, notes)
    (self.facts, self.commands) = (facts, commands)
  }
}
