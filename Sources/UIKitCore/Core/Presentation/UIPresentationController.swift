public import Foundation

/// The presentation of a controller: what is shown around it, and where it lies.
///
/// Its container is a view in the window, over the presenter. Nothing is animated: the callbacks of a transition are called
/// one after the other.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, NamedMethods, NamedProperties, UIContentContainer, UITraitEnvironment {
  /// The presenting controller; the presented one until there is one. A weak reference, as the presenter owns what it
  /// presents.
  public final internal(set) var presentingViewController: UIViewController {
    get { presenting ?? presentedViewController }
    set { presenting = newValue }
  }
  /// The presented controller, which owns its presentation controller. A weak reference: a plain controller once it is gone.
  public final var presentedViewController: UIViewController { presented ?? UIViewController() }
  private final weak var presenting: UIViewController?
  private final weak var presented: UIViewController?
  /// The delegate, which is asked how the presentation adapts. A weak reference.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  final var container: PresentationContainerView?
  /// The window's views below the container that were removed, in order.
  final var removedViews: [UIView] = []
  /// The views below the container whose tint colour is dimmed.
  final var dimmedViews: [UIView] = []
  /// The controller that the delegate presents in place of the original one, which nothing else owns.
  final var replacement: UIViewController?
  /// The style that the presentation was adapted to; `nil`: that of the presented controller.
  final var adaptedStyle: UIModalPresentationStyle?

  /// Creates a presentation; without a presenting controller, the presented controller is used in its place.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    (presented, presenting) = (presentedViewController, presentingViewController)
    super.init()
  }

  // MARK: Names

  /// The methods that are known by name; none by default.
  open class var namedMethods: [Selector] { [] }
  /// The properties that are known by name; none by default.
  open class var namedProperties: [NamedProperty] { [] }

  /// The view in which the presentation takes place; `nil` while it does not.
  open var containerView: UIView? { container }
  /// The view that is placed in the container: by default, that of the presented controller, if it is loaded.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the presented view in the container: by default, the whole container; zero without one.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Whether the presenting controller's view is removed: by default, for the styles `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool { currentStyle.removesPresenter }
  /// Whether the presentation should cover the full screen; `true` by default. Stored for apps: the style decides.
  open var shouldPresentInFullscreen: Bool { true }
  /// The presented controller's presentation style.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The style used in compact environments: by default, the same.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// The style used under these traits; by default, `adaptivePresentationStyle`.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptivePresentationStyle
  }
  /// Traits that override the presented controller's.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { applyOverrides() }
  }

  /// The preferred size of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller's preferred size has changed; never called automatically.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when the presented controller's fitting size has changed; never called automatically.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented controller's view: by default, the container's. For overrides of
  /// `frameOfPresentedViewInContainerView` to call.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the size of the container changes; never called automatically.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called before the traits change; never called automatically.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits of the container or, without one, of the presented controller.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Called after the traits have changed; never called automatically.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation, when the container is in the window and the presented view is not.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Subclasses

  /// Adds what is shown around the presented view to the container, and the presented view.
  @_spi(Subclasses) open func prepareContainer(_ container: UIView) {
    if let presentedView { container.addSubview(presentedView) }
  }

  /// Places what is shown around the presented view, before the presented view is placed.
  @_spi(Subclasses) open func layOutContainer(_ container: UIView) {}

  /// Undoes what was done to the presenter.
  @_spi(Subclasses) open func restorePresenter() {}

  /// Whether what lies below cannot be used, and is not read aloud.
  @_spi(Subclasses) open var isModal: Bool { true }

  /// Whether the tint colour of what lies below is dimmed: by alerts, popovers and sheets, not by presentations of an app's own
  /// (GitHawk's ContextMenu, issue 20, medium) nor over the whole screen (a judgement).
  @_spi(Subclasses) open var dimsTint: Bool { false }

  /// Accessibility elements in the container that are not views.
  var accessibilityElementsAround: [UIResponder] { [] }
}

/// The delegate of a presentation, which is asked how it adapts to compact environments; nothing is dismissed by touches.
/// Methods that are optional in Objective-C have defaults.
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
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
