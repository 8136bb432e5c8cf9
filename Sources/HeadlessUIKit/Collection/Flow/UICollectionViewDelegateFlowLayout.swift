public import Foundation

/// A delegate that answers for single items and sections what a flow layout's properties say for all of them.
///
/// Every method has a default, the layout's property. A flow layout tells whether a method is implemented: sizes from a
/// delegate space lines differently from an `itemSize`. As with every Swift protocol, a method is found if the class
/// that names the protocol, or one above it, has it; one that only a subclass of that class has is not.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item in points; the layout's `itemSize` unless implemented. Not asked again until the layout is
  /// invalidated.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The margins of a section's items; the layout's `sectionInset` unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between the lines of a section; the layout's unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between the items of a line; the layout's unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header, of which the extent along the scrolling direction counts; none if that is 0.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer, of which the extent along the scrolling direction counts; none if that is 0.
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
    collectionViewLayout.leaveUnanswered(.itemSize)?.itemSize ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    collectionViewLayout.leaveUnanswered(.sectionInset)?.sectionInset ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionViewLayout.leaveUnanswered(.lineSpacing)?.minimumLineSpacing ?? 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    collectionViewLayout.leaveUnanswered(.itemSpacing)?.minimumInteritemSpacing ?? 0
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    collectionViewLayout.leaveUnanswered(.header)?.headerReferenceSize ?? .zero
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    collectionViewLayout.leaveUnanswered(.footer)?.footerReferenceSize ?? .zero
  }
}

/// What a flow layout asks its delegate.
struct FlowQuestions: OptionSet {
  var rawValue: Int

  static let itemSize = FlowQuestions(rawValue: 1 << 0)
  static let sectionInset = FlowQuestions(rawValue: 1 << 1)
  static let lineSpacing = FlowQuestions(rawValue: 1 << 2)
  static let itemSpacing = FlowQuestions(rawValue: 1 << 3)
  static let header = FlowQuestions(rawValue: 1 << 4)
  static let footer = FlowQuestions(rawValue: 1 << 5)
}

/// How a layout knows which methods its delegate implements, where UIKit asks `responds(to:)`: the default
/// implementations leave a mark.
extension UICollectionViewLayout {
  /// Marks the question as one the delegate does not answer itself. The layout, if it is a flow layout.
  fileprivate func leaveUnanswered(_ question: FlowQuestions) -> UICollectionViewFlowLayout? {
    let layout = self as? UICollectionViewFlowLayout
    layout?.unanswered.insert(question)
    return layout
  }
}

extension UICollectionViewFlowLayout {
  /// The delegate's answer; `nil` if it has none of its own.
  final func ask<Answer>(_ question: FlowQuestions, _ answer: () -> Answer) -> Answer? {
    unanswered.remove(question)
    let answer = answer()
    return unanswered.contains(question) ? nil : answer
  }
}
