import Foundation
@_spi(Subclasses) import UIKitCore

/// The scroll view of a section that scrolls across its collection view.
final class SectionScrollView: UIScrollView {
  /// The section, which changes when the view is used for another one.
  var scrolled: ScrolledSection
  private weak var owner: UICollectionView?
  /// Whether the collection view is moving the view, so that it need not be notified.
  private var isBeingPlaced = false

  init(_ scrolled: ScrolledSection, of owner: UICollectionView) {
    self.scrolled = scrolled
    self.owner = owner
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var followsConstraints: Bool { false }

  /// Moves the view, and scrolls it to an offset in its own coordinates.
  func place(_ scrolled: ScrolledSection, frame: CGRect, offset: CGPoint) {
    self.scrolled = scrolled
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    move(to: frame)
    contentSize = scrolled.contentSize
    if contentOffset != offset { contentOffset = offset }
  }

  override func boundsWillChange(to newBounds: CGRect) -> (() -> Void)? {
    guard !isBeingPlaced, newBounds.origin != bounds.origin else { return nil }
    return { [weak self] in self.map { $0.owner?.sectionDidScroll($0) } }
  }
}
