import Foundation

extension UIViewController {
  final func beginPresenting(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = presentingAncestor(for: controller.modalPresentationStyle)
    if let reason = presenter.reasonNotToPresent(controller, from: self) {
      raiseFault("NSInvalidArgumentException", call: "\(type(of: self)).present", reason: reason)
      return
    }
    guard presenter.becomesPresenter(of: controller) else { return }
    presenter.showPresented(animated: animated)
    completion?()
  }

  /// Makes this controller present another one, which is not shown yet; else warns as UIKit does.
  private func becomesPresenter(of controller: UIViewController) -> Bool {
    if let warning = warningAgainstPresenting(controller) {
      presentationValues.warnings.append(warning)
      return false
    }
    presentationValues.presented = controller
    controller.presentationValues.presenting = self
    controller.presentation?.controller?.presentingViewController = self
    return true
  }

  final func endPresenting(animated: Bool, _ completion: (() -> Void)?) {
    let presenter = nearest { $0.presentation?.presented == nil ? nil : $0 } ?? presentingViewController
    presenter?.dismissPresented(animated: animated)
    completion?()
  }

  /// The controller that presents in place of this one: its outermost ancestor, or the nearest one that defines a context.
  private func presentingAncestor(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    return nearest { $0.presentation?.definesContext == true ? $0 : nil } ?? outermost
  }

  /// The reason for which UIKit raises an exception; `nil` if there is none.
  private func reasonNotToPresent(_ controller: UIViewController, from source: UIViewController) -> String? {
    if controller === self || controller === source { return "a view controller was presented by itself" }
    if controller.presentation?.presenting != nil { return "it is presented already" }
    var presenter: UIViewController? = self
    while let current = presenter {
      if current === controller { return "the view controller is active: it presents the one that would present it" }
      presenter = current.presentation?.presenting ?? current.parent
    }
    return controller.parent == nil ? nil : "it has a parent view controller"
  }

  /// UIKit's message to the console in place of presenting; `nil` if it presents.
  private func warningAgainstPresenting(_ controller: UIViewController) -> String? {
    let (name, own) = ("\(type(of: controller))", "\(type(of: self))")
    if let presented = presentation?.presented {
      return "Attempt to present \(name) on \(own), which is already presenting \(type(of: presented))."
    }
    if presentation?.phase == .dismissing { return "Attempt to present \(name) on \(own) while it is dismissed." }
    return nil
  }

  // MARK: Showing

  /// Shows what this controller and those in it present, as far as their views are in a window.
  final func showAllPresented() {
    var pending = [self]
    while let controller = pending.popLast() {
      controller.handOverPresented()
      controller.showPresented(animated: false)
      pending += controller.childControllers.reversed()
    }
  }

  /// Makes the ancestor that presents in place of this controller present what this one was told to before it was in the
  /// ancestor. There it may be one too many.
  private func handOverPresented() {
    guard let presented = presentation?.presented else { return }
    let presenter = presentingAncestor(for: presented.modalPresentationStyle)
    guard presenter !== self else { return }
    let values = presented.presentationValues
    values.active?.takeDown()
    (values.active, values.presenting) = (nil, nil)
    presentation?.presented = nil
    if presenter.becomesPresenter(of: presented) { presenter.showPresented(animated: false) }
  }

  /// Shows the presented controller over this one, and what that presents; waits if this one's view is in no window.
  ///
  /// A presentation that is shown elsewhere, or was adapted to other traits, is taken down before.
  private func showPresented(animated: Bool) {
    guard let presented = presentation?.presented, let window = storedView?.window else { return }
    let values = presented.presentationValues
    if let container = values.active?.container, container.window === window { return }
    values.active?.takeDown()
    guard let styled = presented.styledPresentationController else { return }
    styled.presentingViewController = self
    let active = presented.activePresentationController(styled, under: traitCollection)
    active.presentingViewController = self
    values.active = active
    values.phase = .presenting
    window.asCurrent { active.show(in: window, animated: animated) }
    values.phase = .none
    presented.showAllPresented()
  }

  // MARK: Dismissing

  /// Dismisses the presented controller with all that it and those in it present, the last first.
  private func dismissPresented(animated: Bool) {
    guard let presented = presentation?.presented else { return }
    for child in presented.childControllers { child.dismissPresented(animated: false) }
    presented.dismissPresented(animated: false)
    let values = presented.presentationValues
    values.phase = .dismissing
    values.active?.hide(animated: animated)
    values.active = nil
    presentation?.presented = nil
    (values.presenting, values.phase) = (nil, .none)
  }

  /// Takes down what this controller and those in it present; it stays presented.
  final func takeDownAllPresented() {
    presentation?.presented?.takeDownAllPresented()
    for child in childControllers { child.takeDownAllPresented() }
    presentation?.active?.takeDown()
  }

  // MARK: Presentation controllers

  /// The presentation controller for the style; a new one is created when the style requires another class.
  final var styledPresentationController: UIPresentationController? {
    if let custom = customPresentationController { return custom }
    let kind = modalPresentationStyle.controllerClass
    if let known = presentation?.controller, type(of: known) == kind { return known }
    let made = modalPresentationStyle.makeController(of: self, presenting: presentation?.presenting)
    presentationValues.controller = made
    return made
  }

  /// The presentation controller that the transitioning delegate makes, once, for the style `custom`.
  private var customPresentationController: UIPresentationController? {
    guard modalPresentationStyle == .custom, let delegate = transitioningDelegate else { return nil }
    if let known = presentation?.controller, presentation?.isControllerCustom == true { return known }
    let presenting = presentation?.presenting
    guard
      let made = delegate.presentationController(
        forPresented: self, presenting: presenting, source: presenting ?? self)
    else { return nil }
    (presentationValues.controller, presentationValues.isControllerCustom) = (made, true)
    return made
  }
}

extension UIModalPresentationStyle {
  @MainActor var controllerClass: UIPresentationController.Type {
    switch self {
    case .popover: UIPopoverPresentationController.self
    case .automatic, .pageSheet, .formSheet: UISheetPresentationController.self
    default: UIPresentationController.self
    }
  }

  /// A presentation controller of the class.
  @MainActor func makeController(
    of presented: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    switch self {
    case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    default: UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  /// Whether the presenter's view is removed while the presented one is shown.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// Whether the presented view covers the presenting context alone.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIViewController {
  /// Whether the controller, or one in it, presents another.
  package final var presentsController: Bool { anyPresented { _ in true } }

  /// Whether a condition holds for a controller that this one or one in it presents.
  final func anyPresented(_ condition: (UIViewController) -> Bool) -> Bool {
    var pending = [self]
    while let next = pending.popLast() {
      if let presented = next.presentation?.presented, condition(presented) { return true }
      pending += next.childControllers
    }
    return false
  }
}
