package import CompositionalLayouts
public import Foundation

/// A supplementary view at the boundary of a section or of the whole layout, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side or corner of the section.
  public nonisolated final let alignment: NSRectAlignment
  /// The distance from there in points, which moves nothing else.
  public nonisolated final let offset: CGPoint

  /// Creates a view at a side or corner.
  public nonisolated convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at a side or corner, moved by points.
  public nonisolated init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  /// Whether the section grows by the view; `true` by default. Otherwise the view lies on the section's content.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section is; `false` by default.
  open var pinToVisibleBounds = false

  /// The value that the layout is computed from.
  package final var boundaryDefinition: LayoutBoundaryItem {
    LayoutBoundaryItem(
      kind: elementKind, size: layoutSize.definition, contentInsets: contentInsets, zIndex: zIndex,
      edges: alignment.edges, offset: offset, extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    (copy.zIndex, copy.extendsBoundary, copy.pinToVisibleBounds) = (zIndex, extendsBoundary, pinToVisibleBounds)
    return copy
  }
}
