import CardLayouts
import Foundation
import HeadlessUIKit

/// The settable properties of the layouts, under their own names.
enum LayoutProperties {
  static let flow: [Property] = [
    Property(
      "scrollDirection",
      .enumeration(["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal]),
      "The direction rows follow each other in. vertical unless set."
    ) { (layout: UICollectionViewFlowLayout, direction, _) in layout.scrollDirection = direction },
    Property("itemSize", .size, "Every item's size, in points. 50 by 50 unless set; not with columns.") {
      (layout: UICollectionViewFlowLayout, size, _) in layout.itemSize = size
    },
    Property(
      "estimatedItemSize", .size.named(["automaticSize": UICollectionViewFlowLayout.automaticSize]),
      "A guess, in points; with one, or automaticSize, items size themselves. 0 by 0, which is none, unless set."
    ) { (layout: UICollectionViewFlowLayout, size, _) in layout.estimatedItemSize = size },
    Property("minimumLineSpacing", .double(PropertyLimits.length), "Points between rows. 10 unless set.") {
      (layout: UICollectionViewFlowLayout, spacing, _) in layout.minimumLineSpacing = spacing
    },
    Property(
      "minimumInteritemSpacing", .double(PropertyLimits.length),
      "Points between neighbours, at the least. 10 unless set."
    ) { (layout: UICollectionViewFlowLayout, spacing, _) in layout.minimumInteritemSpacing = spacing },
    Property("sectionInset", .edgeInsets, "Room around each section's items, in points. 0 unless set.") {
      (layout: UICollectionViewFlowLayout, insets, _) in layout.sectionInset = insets
    },
    Property(
      "sectionInsetReference",
      .enumeration([
        "fromContentInset": UICollectionViewFlowLayout.SectionInsetReference.fromContentInset,
        "fromSafeArea": .fromSafeArea, "fromLayoutMargins": .fromLayoutMargins,
      ]), "What sectionInset is counted from. fromContentInset unless set."
    ) { (layout: UICollectionViewFlowLayout, reference, _) in layout.sectionInsetReference = reference },
    Property(
      "sectionHeadersPinToVisibleBounds", .boolean, "Whether headers stay in sight while their section does. False."
    ) { (layout: UICollectionViewFlowLayout, flag, _) in layout.sectionHeadersPinToVisibleBounds = flag },
    Property(
      "sectionFootersPinToVisibleBounds", .boolean, "Whether footers stay in sight while their section does. False."
    ) { (layout: UICollectionViewFlowLayout, flag, _) in layout.sectionFootersPinToVisibleBounds = flag },
  ]

  static let grid: [Property] = [
    Property("minimumLineSpacing", .double(PropertyLimits.length), "Points between rows. 0 unless set.") {
      (layout: FlexibleRowHeightGridLayout, spacing, _) in layout.minimumLineSpacing = spacing
    },
    Property("minimumInteritemSpacing", .double(PropertyLimits.length), "Points between neighbours. 0 unless set.") {
      (layout: FlexibleRowHeightGridLayout, spacing, _) in layout.minimumInteritemSpacing = spacing
    },
    Property("sectionInset", .edgeInsets, "Room around each section's items, in points. 0 unless set.") {
      (layout: FlexibleRowHeightGridLayout, insets, _) in layout.sectionInset = insets
    },
  ]

  static let waterfall: [Property] = [
    Property("cellPadding", .double(PropertyLimits.length), "Points around each item. 6 unless set.") {
      (layout: WaterfallLayout, padding, _) in layout.cellPadding = padding
    }
  ]
}
