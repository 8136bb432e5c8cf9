import Foundation
package import PresentationGeometry

extension UIPresentationController {
  /// The style that is shown.
  final var currentStyle: UIModalPresentationStyle { adaptedStyle ?? presentationStyle }

  // MARK: Showing

  /// Shows the presented controller, with the callbacks of its appearance.
  final func show(in window: UIWindow, animated: Bool) {
    let presented = presentedViewController
    let removesPresenter = shouldRemovePresentersView
    guard let container = makeContainer(in: window) else { return }
    self.container = container
    window.inTransition {
      presented.beginAppearanceTransition(true, animated: animated)
      if removesPresenter { presentingViewController.beginAppearanceTransition(false, animated: animated) }
      presentationTransitionWillBegin()
      presented.loadViewIfNeeded()
      prepareContainer(container)
      applyOverrides()
      place(in: container)
      container.accessibilityViewIsModal = isModal
      presented.continueTransition()
    }
    window.layoutIfNeeded()
    presented.endAppearanceTransition()
    if removesPresenter {
      removeViews(below: container, in: window)
      presentingViewController.endAppearanceTransition()
    }
    presentationTransitionDidEnd(true)
  }

  /// A container over the window, or over the view of the context.
  private func makeContainer(in window: UIWindow) -> PresentationContainerView? {
    guard currentStyle.isInContext, let context = presentingViewController.viewIfLoaded, let host = context.superview
    else {
      let container = PresentationContainerView(frame: window.bounds, for: self)
      window.addSubview(container)
      return container
    }
    let container = PresentationContainerView(frame: context.frame, for: self)
    host.insertSubview(container, aboveSubview: context)
    return container
  }

  /// Removes all that a full-screen presentation covers. The view of a context that is not a window's stays, covered: its
  /// constraints would be lost.
  private func removeViews(below container: UIView, in window: UIWindow) {
    guard container.superview === window else { return }
    removedViews = Array(window.subviews.prefix { $0 !== container })
    for view in removedViews { view.removeFromSuperview() }
  }

  final func applyOverrides() {
    guard container != nil, let overrideTraitCollection else { return }
    presentedViewController.overrideTraits = overrideTraitCollection
    presentedViewController.viewIfLoaded?.overrideTraits = overrideTraitCollection
  }

  // MARK: Hiding

  /// Ends the presentation, with the callbacks of its disappearance.
  final func hide(animated: Bool) {
    guard let window = container?.window else { return takeDown() }
    window.asCurrent {
      let removesPresenter = shouldRemovePresentersView
      presentedViewController.beginAppearanceTransition(false, animated: animated)
      if removesPresenter { presentingViewController.beginAppearanceTransition(true, animated: animated) }
      window.inTransition { dismissalTransitionWillBegin() }
      takeDown()
      presentedViewController.endAppearanceTransition()
      if removesPresenter { presentingViewController.endAppearanceTransition() }
      dismissalTransitionDidEnd(true)
    }
  }

  /// Removes the container, and shows again what was below it.
  final func takeDown() {
    guard let container else { return }
    self.container = nil
    for (index, view) in removedViews.enumerated() where view.superview == nil {
      container.superview?.insertSubview(view, at: index)
    }
    removedViews = []
    dimTint(of: [])
    restorePresenter()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    container.removeFromSuperview()
  }

  // MARK: Layout

  /// Places the presented view, unless the app moves it afterwards.
  final func layOut(_ container: PresentationContainerView) {
    place(in: container)
    containerViewWillLayoutSubviews()
    containerViewDidLayoutSubviews()
  }

  private func place(in container: UIView) {
    let frame = frameOfPresentedViewInContainerView
    if let view = presentedView, view.superview === container, frame.isFinite { view.place(frame) }
    layOutContainer(container)
    dimTint(of: dimsTint ? container.superview?.subviews.prefix { $0 !== container } ?? [] : [])
  }

  /// Dims the tint colour of these views below the container, and of no others.
  private func dimTint(of views: some Collection<UIView>) {
    guard !dimmedViews.elementsEqual(views, by: ===) else { return }
    let old = dimmedViews
    dimmedViews = Array(views)
    for view in dimmedViews where !old.contains(where: { $0 === view }) { view.setDimsTint(true) }
    for view in old where !dimmedViews.contains(where: { $0 === view }) { view.setDimsTint(false) }
  }

  /// The room that the container offers.
  package final var room: PresentationSpace {
    let view: UIView? = container ?? presentingViewController.viewIfLoaded
    let traits = view?.traitCollection ?? presentingViewController.traitCollection
    return PresentationSpace(
      size: view?.bounds.size ?? .zero, safeArea: view?.safeAreaInsets ?? .zero,
      isCompactWidth: traits.horizontalSizeClass == .compact, isCompactHeight: traits.verticalSizeClass == .compact,
      pixel: 1 / max(traits.displayScale, 1))
  }

  // MARK: Adaptation

  /// The presentation controller for the presenter's traits: this one, or one of the style that it adapts to.
  package final func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let isNarrow = traits.horizontalSizeClass == .compact
    guard isNarrow || (traits.verticalSizeClass == .compact && presentationStyle != .popover) else { return self }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    guard style != .none, style != presentationStyle else { return self }
    let shown =
      delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
      ?? presentedViewController
    guard shown === presentedViewController || shown.presentation?.presenting == nil else { return self }
    let other = style.makeController(of: shown, presenting: presentingViewController)
    (other.adaptedStyle, other.delegate) = (style, delegate)
    if shown !== presentedViewController { other.replacement = shown }
    other.overrideTraitCollection = overrideTraitCollection
    return other
  }
}

/// The view in a window in which a controller is presented: it fills the window, or the presenting context.
final class PresentationContainerView: UIView {
  private weak var controller: UIPresentationController?

  init(frame: CGRect, for controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOut(self)
  }

  override var accessibilityChildren: [UIResponder] {
    super.accessibilityChildren + (controller?.accessibilityElementsAround ?? [])
  }

  override func addFacts(to facts: inout ViewFacts) {
    super.addFacts(to: &facts)
    if facts.modality != nil { facts.modality = .presentation }
  }
}
