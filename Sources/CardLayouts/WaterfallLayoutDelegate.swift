public import Foundation
public import HeadlessUIKit

/// Gives the heights of a waterfall's cards.
@preconcurrency @MainActor
public protocol WaterfallLayoutDelegate: AnyObject {
  /// The height of a card that is `width` wide, in points.
  ///
  /// Asked for once per card until the layout is invalidated. A negative height or NaN counts as 0.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat

  /// The number of columns in a collection view with bounds of `size`; 0 or less, the default, means the layout's own
  /// number.
  func numberOfColumns(for size: CGSize) -> Int
}

extension WaterfallLayoutDelegate {
  public func numberOfColumns(for size: CGSize) -> Int { 0 }
}
