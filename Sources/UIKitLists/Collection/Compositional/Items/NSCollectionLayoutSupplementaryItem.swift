package import CompositionalLayouts
import Foundation

/// A supplementary view at an item or group, such as a badge: its size and where it is anchored.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source is asked for.
  public nonisolated final let elementKind: String
  /// The point of the item or group.
  public nonisolated final let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies on the container's; if `nil`, the view lies inside the anchored edges.
  public nonisolated final let itemAnchor: NSCollectionLayoutAnchor?

  /// Creates a view that lies inside the anchored edges of its container.
  public nonisolated convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view one of whose points lies on a point of its container.
  public nonisolated convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  nonisolated init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The view's z-index; 0 counts as 1, so that it lies in front of cells.
  open var zIndex = 0

  /// The value that the layout is computed from.
  package final var supplementaryDefinition: LayoutSupplementary {
    LayoutSupplementary(
      kind: elementKind, size: layoutSize.definition, contentInsets: contentInsets, zIndex: zIndex,
      container: containerAnchor.definition, item: itemAnchor?.definition)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.zIndex = zIndex
    return copy
  }
}
