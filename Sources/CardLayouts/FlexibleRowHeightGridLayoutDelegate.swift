public import Foundation
public import HeadlessUIKit

/// Gives the heights of a grid's cards, and the number of its columns; everything else is optional.
///
/// The requirements are those of FlexibleRowHeightGridLayout 3.0.0, and the two for heights of headers and footers that
/// 1.x had in place of sizes. Optional ones have defaults, so Swift calls the methods of the class that declares the
/// conformance: for a subclass to implement one of them, that class must declare it.
@preconcurrency @MainActor
public protocol FlexibleRowHeightGridLayoutDelegate: AnyObject {
  /// The height of a card, in points. Its row is as tall as its tallest card.
  ///
  /// Asked for once per card until the layout is invalidated. A negative height or NaN counts as 0.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat

  /// The number of columns in a collection view with bounds of `size`; 0 or less means 2.
  func numberOfColumns(for size: CGSize) -> Int

  /// The margins around a section's cards; the layout's `sectionInset` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The space between rows; the layout's `minimumLineSpacing` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The space between columns; the layout's `minimumInteritemSpacing` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header; there is none if its height is 0 or less.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer; there is none if its height is 0 or less.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize

  /// The height of a section's header, as in 1.x; used if no size is implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// The height of a section's footer, as in 1.x; used if no size is implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceHeightForFooterInSection section: Int
  ) -> CGFloat
}

extension FlexibleRowHeightGridLayoutDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { layout.sectionInset }

  public func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumLineSpacing }

  public func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumInteritemSpacing }

  // As wide as the content, like headers and footers in 1.x.

  public func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let height = self.collectionView(collectionView, layout: layout, referenceHeightForHeaderInSection: section)
    return CGSize(width: layout.contentWidth(in: collectionView), height: height)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let height = self.collectionView(collectionView, layout: layout, referenceHeightForFooterInSection: section)
    return CGSize(width: layout.contentWidth(in: collectionView), height: height)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceHeightForHeaderInSection section: Int
  ) -> CGFloat { 0 }

  public func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceHeightForFooterInSection section: Int
  ) -> CGFloat { 0 }
}
