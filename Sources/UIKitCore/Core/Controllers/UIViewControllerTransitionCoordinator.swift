public import Foundation

/// The properties of a current change of size or traits.
///
/// Differs from UIKit: there is no information about presentations, as there are none.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Always `false`: nothing is animated.
  var isAnimated: Bool { get }
  /// Always `false`: nothing is interactive.
  var initiallyInteractive: Bool { get }
  /// Always `false`: the change takes no time.
  var isInterruptible: Bool { get }
  /// Always `false`: nothing is interactive.
  var isInteractive: Bool { get }
  /// Always `false`: a change is never cancelled.
  var isCancelled: Bool { get }
  /// The duration in seconds: 0.
  var transitionDuration: TimeInterval { get }
  /// Always 1: the change takes no time.
  var percentComplete: CGFloat { get }
  /// Always 1: the change is not interactive.
  var completionVelocity: CGFloat { get }
  /// The window whose size or traits change.
  var containerView: UIView { get }
  /// The identity transform: windows have their new size, and are not rotated.
  var targetTransform: CGAffineTransform { get }
  /// The controller that is left or reached; `nil`, as a change of size or traits has none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is left or reached; `nil`, as a change of size or traits has none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The presentation style; none, as a change of size or traits has none.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The pacing of the animation.
  var completionCurve: UIView.AnimationCurve { get }
}

/// An object that runs code along with a change of size or traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` when the new size or traits are set, before the layout, and `completion` after the layout.
  ///
  /// - Returns: whether they will be run; `false` after the change.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Does the same as `animate(alongsideTransition:completion:)`, regardless of the view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Does nothing: transitions are not interactive, so the handler is never called.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Does nothing: transitions are not interactive, so the handler is never called.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  public var presentationStyle: UIModalPresentationStyle { .none }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

extension UIViewControllerTransitionCoordinator {
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs `animation` when the new size or traits are set, before the layout.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
