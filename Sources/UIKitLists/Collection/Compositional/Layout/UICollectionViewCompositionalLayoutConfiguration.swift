public import Foundation

/// The settings that hold for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction in which sections follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections in points, also beside empty ones; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// The views before the first and after the last section. Their index path has one index, 0.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges that the insets of sections are counted from across the scrolling direction; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public nonisolated override init() {
    super.init()
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewCompositionalLayoutConfiguration in
      let copy = UICollectionViewCompositionalLayoutConfiguration()
      (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      copy.contentInsetsReference = contentInsetsReference
      return copy
    }
  }
}
