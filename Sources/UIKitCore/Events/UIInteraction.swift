/// A way to use a view that is added to it, a menu by a long press say. Nothing starts it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view it was added to.
  var view: UIView? { get }
  /// Called before it is added to a view, or taken from one, then with nil.
  func willMove(to view: UIView?)
  /// Called once it is added to a view, or taken from one, then with nil.
  func didMove(to view: UIView?)
}
