import Foundation

/// A view that shows some of many elements, which may size themselves. These are the requirements for negotiating
/// sizes.
///
/// `showElementsInAgreedSizes()` runs the negotiation:
///
/// 1. The host shows the visible elements.
/// 2. Each element is asked which size it prefers, once for each width. The result is a `SizeAnswer`.
/// 3. If it prefers another size than it has, the host or its layout decides with a `SizeReply`. After a size was
///    refused unread, views may defer computing the next one.
/// 4. Granted sizes take effect, and the steps repeat until nothing changes.
///
/// `UICollectionView` leaves the reply to its layout. A table decides by itself:
///
/// - Its `Key` is a row, or a section's header or footer; its `Placement` is a structure with a frame.
/// - `showVisibleElements` sums heights, granted ones and estimates for the others, as far as the bounds reach.
/// - `sizesItself` is true where a height is automatic; `preference` calls `systemLayoutSizeFitting` with the width
///   required.
/// - `preference` records the height it finds. `reply` always grants, so that sizes are never deferred, and `grant` has
///   nothing left to do.
/// - One `ReusePool` keeps cells for reuse, another headers and footers.
@MainActor
protocol SelfSizingHost: UIView {
  associatedtype Key: Hashable & Comparable
  associatedtype DisplayedView: UIView
  associatedtype Placement: ElementPlacement
  typealias Element = DisplayedElement<Key, DisplayedView, Placement>

  var shown: DisplayedElements<Key, DisplayedView, Placement> { get set }

  // MARK: Showing

  /// Gives every visible element a view and each view its placement, and marks elements as wanted if they are visible.
  func showVisibleElements()
  /// Whether the current placements are still valid.
  var arePlacementsValid: Bool { get }

  // MARK: Sizing

  /// Whether the element is asked for its preferred size.
  func sizesItself(_ element: Element) -> Bool
  /// Whether the last preferred size was refused unread, which makes it likely that the next one is as well.
  var refusesUnread: Bool { get }
  /// Asks an element's view for the placement it prefers. The view may defer computing the size if `mayDefer` is
  /// true.
  ///
  /// - Returns: a placement that is independent of later changes to the view; `nil`, after a fault, if it is unusable.
  func preference(of element: Element, at placement: Placement, mayDefer: Bool) -> Placement?
  /// Whether an element is granted its preferred placement, without applying it.
  func reply(to preferred: Placement, of element: Element, at placement: Placement) -> SizeReply<Placement>
  /// Has the placements computed again with an element's preferred one.
  func grant(_ preferred: Placement, to element: Element, at placement: Placement)
}
