public import Foundation
public import HeadlessUIKit

/// Says how tall a grid's cards are, and how many columns it has; the rest is optional.
///
/// The requirements of FlexibleRowHeightGridLayout 3.0.0, and the two for heights of headers and footers that 1.x had
/// in place of sizes. Optional ones have defaults, so that Swift asks the class that declares the conformance: a
/// subclass that is to answer one of them needs that class to declare it.
@preconcurrency @MainActor
public protocol FlexibleRowHeightGridLayoutDelegate: AnyObject {
  /// The height a card needs, in points. Its row is as tall as its tallest card.
  ///
  /// Asked once a card until the layout is invalidated. A height below 0, or none, counts as 0.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat

  /// How many columns a collection view with bounds of `size` has; 0 or less stands for 2.
  func numberOfColumns(for size: CGSize) -> Int

  /// The margins around a section's cards; the layout's `sectionInset` if not implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// What lies between rows; the layout's `minimumLineSpacing` if not implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// What lies between columns; the layout's `minimumInteritemSpacing` if not implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// How large a section's header is; none if its height is 0 or less.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// How large a section's footer is; none if its height is 0 or less.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize

  /// How tall a section's header is, as 1.x asked; counts where no size is implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
    referenceHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// How tall a section's footer is, as 1.x asked; counts where no size is implemented.
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

  // As wide as the content, as headers and footers were in 1.x.

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
