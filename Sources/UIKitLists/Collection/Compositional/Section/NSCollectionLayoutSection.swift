public import Foundation

/// A closure that is called after each layout with a section's visible elements, whose appearance it may change.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: a group, repeated as often as the items need, and what surrounds it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  /// The group that repeats.
  package nonisolated final let group: NSCollectionLayoutGroup

  /// Creates a section of a group.
  public nonisolated init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets of the groups in points; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// The edges that `contentInsets` are counted from across the scrolling direction; the layout's reference by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges that boundary items' insets are counted from across the scrolling direction; the section's reference by
  /// default.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the section's insets across the scrolling direction narrow its boundary items; `true` by default.
  open var supplementariesFollowContentInsets = true
  /// Whether and how the section scrolls across the layout's direction; `none` by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The feel of dragging the section. Stored; has no effect.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and other views at the section's boundary.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The section's backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called after each layout with the visible elements. As in UIKit, it cannot change elements of a section with
  /// estimated sizes.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The settings that make the section a list; `nil` for any other section.
  final var list: ListSection?

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> NSCollectionLayoutSection in
      let copy = NSCollectionLayoutSection(group: group)
      (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
      copy.contentInsetsReference = contentInsetsReference
      copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
      copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
      copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      copy.orthogonalScrollingProperties = orthogonalScrollingProperties
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.decorationItems = decorationItems
      copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
      copy.list = list
      return copy
    }
  }
}
