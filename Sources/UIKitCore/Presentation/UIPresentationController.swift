public import Foundation

/// How a controller is presented. Kept, without effect on a still picture: what is presented is not shown.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// What presents.
  public final let presentingViewController: UIViewController
  /// What is presented.
  public final let presentedViewController: UIViewController
  /// Who is asked and told of other styles and of ends; only tests ask.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// A presentation; what presents may be known later, and is then the controller itself here.
  public required init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// The view that it would all be in; none.
  open var containerView: UIView? { nil }
  /// The view that would be shown: that of what is presented, if it has been made.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where what is presented would be in the container; zero, as there is none.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  /// Whether what is below goes; true unless overridden.
  open var shouldRemovePresentersView: Bool { true }
  /// Whether it takes all of the screen; true unless overridden.
  open var shouldPresentInFullscreen: Bool { true }
  /// The style of what is presented.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The style that there would be little room for otherwise: that of a full screen.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .fullScreen }
  /// The style under these traits.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptivePresentationStyle
  }
  /// Traits for what is presented over its own. Kept: it is not shown.
  open var overrideTraitCollection: UITraitCollection?

  /// Called before the container is laid out; nothing calls it, as there is none.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out; nothing calls it, as there is none.
  open func containerViewDidLayoutSubviews() {}
  /// Called before what is presented comes; nothing calls it by itself.
  open func presentationTransitionWillBegin() {}
  /// Called once what is presented has come; nothing calls it by itself.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before what is presented goes; nothing calls it by itself.
  open func dismissalTransitionWillBegin() {}
  /// Called once what is presented has gone; nothing calls it by itself.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Who is asked and told of presentations. Nothing asks by itself; what Objective-C makes optional has a default.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style where there is little room.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style under these traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// What is presented instead in that style.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Whether a sheet may be dragged away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A sheet is about to be dragged away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A sheet was dragged away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A sheet would have been dragged away.
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
