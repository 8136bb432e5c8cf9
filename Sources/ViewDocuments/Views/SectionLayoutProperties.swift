import Foundation
import HeadlessUIKit

/// The settable properties of a compositional layout, its sections and their items, under UIKit's names.
package enum SectionLayoutProperties {
  private static let references: KeyValuePairs<String, UIContentInsetsReference> = [
    "automatic": .automatic, "none": .none, "safeArea": .safeArea, "layoutMargins": .layoutMargins,
    "readableContent": .readableContent,
  ]

  static let layout: [Property] = [
    Property(
      "scrollDirection",
      .enumeration(["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal]),
      "The direction sections follow each other in. vertical unless set."
    ) { (layout: UICollectionViewCompositionalLayout, direction, _) in
      layout.configuration.scrollDirection = direction
    },
    Property("interSectionSpacing", .double(PropertyLimits.length), "Points between sections. 0 unless set.") {
      (layout: UICollectionViewCompositionalLayout, spacing, _) in layout.configuration.interSectionSpacing = spacing
    },
    Property(
      "contentInsetsReference", .enumeration(references), "What sections' contentInsets are counted from. safeArea."
    ) { (layout: UICollectionViewCompositionalLayout, reference, _) in
      layout.configuration.contentInsetsReference = reference
    },
  ]

  package static let section: [Property] = [
    Property("contentInsets", .directionalEdgeInsets, "Room around the section's groups, in points. 0 unless set.") {
      (section: NSCollectionLayoutSection, insets, _) in section.contentInsets = insets
    },
    Property("interGroupSpacing", .double(PropertyLimits.length), "Points between groups. 0 unless set.") {
      (section: NSCollectionLayoutSection, spacing, _) in section.interGroupSpacing = spacing
    },
    Property(
      "orthogonalScrollingBehavior",
      .enumeration([
        "none": UICollectionLayoutSectionOrthogonalScrollingBehavior.none, "continuous": .continuous,
        "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
        "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
      ]), "Whether and how the section scrolls across the layout's direction. none unless set."
    ) { (section: NSCollectionLayoutSection, behavior, _) in section.orthogonalScrollingBehavior = behavior },
    Property(
      "contentInsetsReference", .enumeration(references),
      "What contentInsets are counted from. The layout's unless set."
    ) { (section: NSCollectionLayoutSection, reference, _) in section.contentInsetsReference = reference },
    Property(
      "supplementariesFollowContentInsets", .boolean, "Whether contentInsets narrow header and footer. True unless set."
    ) { (section: NSCollectionLayoutSection, flag, _) in section.supplementariesFollowContentInsets = flag },
  ]

  package static let supplementaryItem: [Property] =
    item + [
      Property(
        "zIndex", .integer(zIndices), "Views with larger values lie in front. 0, which counts as 1, unless set."
      ) {
        (item: NSCollectionLayoutSupplementaryItem, index, _) in item.zIndex = index
      }
    ]

  package static let decorationItem: [Property] =
    item + [
      Property("zIndex", .integer(zIndices), "Views with larger values lie in front. 0, behind cells, unless set.") {
        (item: NSCollectionLayoutDecorationItem, index, _) in item.zIndex = index
      }
    ]

  private static let zIndices = -1_000_000...1_000_000

  package static let item: [Property] = [
    Property(
      "contentInsets", .directionalEdgeInsets, "Room around a cell in its place, or a group's items. 0 unless set."
    ) { (item: NSCollectionLayoutItem, insets, _) in item.contentInsets = insets }
  ]
}
