//  The questions that the grid asks.

#if os(iOS)
import UIKit

/// Answers with the sizes that `FlexibleRowHeightGridLayout` needs.
@objc public protocol FlexibleRowHeightGridLayoutDelegate: UICollectionViewDelegate {

    /// The height of an item whose column has the width `layout.columnWidth(for: indexPath.section)`.
    @objc func collectionView(_ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
                              heightForItemAt indexPath: IndexPath) -> CGFloat

    /// The number of columns for a collection view of a size.
    @objc func numberOfColumns(for size: CGSize) -> Int

    @objc optional func collectionView(_ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
                                       insetForSectionAt section: Int) -> UIEdgeInsets

    @objc optional func collectionView(_ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
                                       minimumLineSpacingForSectionAt section: Int) -> CGFloat

    @objc optional func collectionView(_ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
                                       minimumInteritemSpacingForSectionAt section: Int) -> CGFloat

    @objc optional func collectionView(_ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
                                       referenceSizeForHeaderInSection section: Int) -> CGSize

    @objc optional func collectionView(_ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout,
                                       referenceSizeForFooterInSection section: Int) -> CGSize
}
#endif
