public import Foundation

/// The presentation of a controller. Stored; has no effect on a still picture: presented controllers are not
/// displayed.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The presenting controller.
  public final let presentingViewController: UIViewController
  /// The presented controller.
  public final let presentedViewController: UIViewController
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation; without a presenting controller, the presented controller is used in its place.
  public required init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The view in which the presentation would take place; `nil`.
  open var containerView: UIView? { nil }
  /// The presented view: that of the presented controller, if it is loaded.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the presented view in the container; zero, as there is no container.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  /// Whether the presenting controller's view should be removed; `true` by default.
  open var shouldRemovePresentersView: Bool { true }
  /// Whether the presentation should cover the full screen; `true` by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// The presented controller's presentation style.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The style used in compact environments: full screen by default.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .fullScreen }
  /// The style used under these traits; by default, `adaptivePresentationStyle`.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptivePresentationStyle
  }
  /// Traits that override the presented controller's. Stored; it is not displayed.
  open var overrideTraitCollection: UITraitCollection?

  /// Called before the container is laid out; never called, as there is none.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out; never called, as there is none.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation; never called automatically.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation; never called automatically.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal; never called automatically.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal; never called automatically.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// The delegate of a presentation. It is never called automatically; methods that are optional in Objective-C have
/// defaults.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style used in compact environments.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style used under these traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller to present in this style in place of the original one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether the user may dismiss a sheet by dragging.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the user dismisses a sheet.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed a sheet.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user attempted to dismiss a sheet that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle(for: traitCollection) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
