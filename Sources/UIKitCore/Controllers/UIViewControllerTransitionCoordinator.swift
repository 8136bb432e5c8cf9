public import Foundation

/// What is known of a change of size or traits that is under way.
///
/// Differs from UIKit: there is nothing about presentations, as there are none.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// False: nothing is animated.
  var isAnimated: Bool { get }
  /// False: nothing is interactive.
  var initiallyInteractive: Bool { get }
  /// False: the change takes no time.
  var isInterruptible: Bool { get }
  /// False: nothing is interactive.
  var isInteractive: Bool { get }
  /// False: a change always goes through.
  var isCancelled: Bool { get }
  /// In seconds: 0.
  var transitionDuration: TimeInterval { get }
  /// 1: whoever asks does so when the change is announced or made, and it takes no time.
  var percentComplete: CGFloat { get }
  /// 1, the speed of a change that nobody steers.
  var completionVelocity: CGFloat { get }
  /// The window.
  var containerView: UIView { get }
  /// The identity: windows have their new size, and are not turned.
  var targetTransform: CGAffineTransform { get }
}

/// Runs what is to change along with a size or with traits.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` once the new size or traits are set, before the layout, and `completion` after that.
  ///
  /// - Returns: whether they are run; not after the change.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As `animate(alongsideTransition:completion:)`, wherever the view is.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Never calls the handler: nothing is interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The same without anything to run after the layout.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
