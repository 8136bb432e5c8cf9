package import CompositionalLayouts
public import Foundation

/// The place of a cell in a group; groups, which are places of several cells, and supplementary items are items as well.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the place.
  public nonisolated final let layoutSize: NSCollectionLayoutSize
  // Set where the group is still being made, on the main actor from then on.
  nonisolated(unsafe) final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of the size.
  public nonisolated convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of the size with supplementary views, such as badges.
  public nonisolated init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    storedSupplementaryItems = supplementaryItems
    super.init()
  }

  /// The insets of the cell in its place, or of the subitems in their group. Without effect along an estimated
  /// dimension.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the place; none if `nil`.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The supplementary views that lie at the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

  /// The value that the layout is computed from.
  package final var definition: LayoutItem { definition(depth: 0) }

  /// The value of an item that lies in so many groups.
  func definition(depth: Int) -> LayoutItem {
    var item = LayoutItem(size: layoutSize.definition, contentInsets: contentInsets)
    item.edgeSpacing = edgeSpacing?.definition ?? LayoutEdgeSpacing()
    item.supplementaries = storedSupplementaryItems.map(\.supplementaryDefinition)
    return item
  }

  /// A new item of the same class and size; `copy(with:)` sets the rest.
  func duplicate() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: storedSupplementaryItems)
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> NSCollectionLayoutItem in
      let copy = duplicate()
      (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
      return copy
    }
  }
}
