/// A way of interacting with a view, such as a menu opened by a long press. Nothing triggers it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or with `nil` before it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or with `nil` after it was removed.
  func didMove(to view: UIView?)
}
