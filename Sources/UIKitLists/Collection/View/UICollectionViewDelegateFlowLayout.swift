public import Foundation

/// A delegate that gives values for single items and sections in place of a flow layout's properties.
///
/// Every method has a default, the layout's property. A flow layout detects whether a method is implemented: sizes from
/// a delegate space lines differently from an `itemSize`. As with every Swift protocol, a method is found if it is
/// declared in the class that adopts the protocol or in a superclass of it, but not if it is declared only in a
/// subclass of that class.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item in points; the layout's `itemSize` by default. Not asked for again until the layout is
  /// invalidated.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The margins around a section's items; the layout's `sectionInset` by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between the lines of a section; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between the items of a line; the layout's by default.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header, of which only the extent along the scrolling direction counts; there is no header
  /// if that is 0.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer, of which only the extent along the scrolling direction counts; there is no footer
  /// if that is 0.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    UICollectionViewFlowLayout.leave(.itemSize, to: collectionViewLayout)?.itemSize ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UICollectionViewFlowLayout.leave(.sectionInset, to: collectionViewLayout)?.sectionInset ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    UICollectionViewFlowLayout.leave(.lineSpacing, to: collectionViewLayout)?.minimumLineSpacing ?? 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    UICollectionViewFlowLayout.leave(.itemSpacing, to: collectionViewLayout)?.minimumInteritemSpacing ?? 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    UICollectionViewFlowLayout.leave(.header, to: collectionViewLayout)?.headerReferenceSize ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    UICollectionViewFlowLayout.leave(.footer, to: collectionViewLayout)?.footerReferenceSize ?? .zero
  }
}

extension UICollectionViewFlowLayout {
  /// Records that the delegate has no answer of its own, and returns the layout if it is a flow layout, whose property
  /// is the answer.
  fileprivate static func leave(
    _ question: FlowQuestion, to layout: UICollectionViewLayout
  ) -> UICollectionViewFlowLayout? {
    let layout = layout as? UICollectionViewFlowLayout
    layout?.pendingQuery?.leave(question)
    return layout
  }
}
