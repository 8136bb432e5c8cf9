public import Foundation
public import HeadlessUIKit

/// Says how tall a waterfall's cards are.
@preconcurrency @MainActor
public protocol WaterfallLayoutDelegate: AnyObject {
  /// The height of a card that is `width` wide, in points.
  ///
  /// Asked once a card until the layout is invalidated. A height below 0, or none, counts as 0.
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat

  /// How many columns a collection view with bounds of `size` has; 0 or less, or not implemented, stands for the
  /// layout's own number.
  func numberOfColumns(for size: CGSize) -> Int
}

extension WaterfallLayoutDelegate {
  public func numberOfColumns(for size: CGSize) -> Int { 0 }
}
