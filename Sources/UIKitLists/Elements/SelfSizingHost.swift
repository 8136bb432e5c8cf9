import Foundation

/// A view that shows some of many elements, which may size themselves: what it answers for the hand-shake to work.
///
/// `showElementsInAgreedSizes()` is the whole of it:
///
/// 1. The host shows what is visible.
/// 2. Each element is asked which size it wants, once for each width. That gives a `SizeAnswer`.
/// 3. If it wants another than it has, whoever decides about sizes gives a `SizeReply`. After a size that was refused
///    unread, views may leave the next one open.
/// 4. What is granted takes effect, and all begins anew, until nothing changes.
///
/// `UICollectionView` leaves the reply to its layout. A table decides itself:
///
/// - Its `Key` is a row, or a section's header or footer; its `Placement` a structure with a frame.
/// - `showVisibleElements` adds heights up, those that were granted and the others' estimates, as far as the bounds
///   reach.
/// - `sizesItself` is true where a height is automatic; `preference` asks `systemLayoutSizeFitting` with the width
///   required.
/// - `preference` records the height it finds. `reply` always grants, so that sizes are never left open, and `grant` has
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

  /// Gives everything that is visible a view, marks it as wanted and what is not visible as not, and gives each view
  /// its placement.
  func showVisibleElements()
  /// Whether the placements that were given are still right.
  var arePlacementsValid: Bool { get }

  // MARK: Sizing

  /// Whether the element is asked which size it wants.
  func sizesItself(_ element: Element) -> Bool
  /// Whether the last size that an element wanted was refused unread: then the next one most likely is, too.
  var refusesUnread: Bool { get }
  /// Asks an element's view what it would rather have than the placement. It may leave the size open if it is told so.
  ///
  /// - Returns: what later changes of the view's leave alone; `nil`, after a report, if it cannot be used.
  func preference(of element: Element, at placement: Placement, mayLeaveOpen: Bool) -> Placement?
  /// Says whether an element gets what it wants instead of the placement, without giving it.
  func reply(to preferred: Placement, of element: Element, at placement: Placement) -> SizeReply<Placement>
  /// Has placements worked out anew with what an element wants.
  func grant(_ preferred: Placement, to element: Element, at placement: Placement)
}
