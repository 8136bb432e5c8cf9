import Foundation

extension UIViewController {
  func insertChild(_ child: UIViewController) {
    guard canHold(child) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
    child.parentDidChange(from: nil)
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    overrideTraits = nil
    parentDidChange(from: parent)
    if appearance == .appeared {
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    }
    didMove(toParent: nil)
  }

  private func parentDidChange(from old: UIViewController?) {
    reportChange(of: "parentViewController", from: old as Any)
  }

  /// Whether `child` can become a child; UIKit raises an exception if a controller would end up inside itself.
  private func canHold(_ child: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === child {
        raiseFault(
          "UIViewControllerHierarchyInconsistency", call: "addChild",
          reason: "a view controller was added to itself, or to one of its own children")
        return false
      }
      ancestor = current.parentController
    }
    return true
  }
}

// MARK: - Appearance

extension UIViewController {
  /// The state of a view's appearance in a window.
  enum Appearance {
    case disappeared
    case appearing(animated: Bool)
    /// After `viewIsAppearing`.
    case shown(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
  }
}

extension UIViewController.Appearance: Equatable {}

extension UIViewController {
  /// Notifies the controller, and the children whose views are in its view, that they will appear or disappear.
  func beginTransition(isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      loadViewIfNeeded()
      appearance = .appearing(animated: animated)
      viewWillAppear(animated)
    case (false, .appeared), (false, .shown), (false, .appearing):
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    default: return
    }
    for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Called when the view is in the window, before its first layout there.
  func continueTransition() {
    guard case .appearing(let animated) = appearance else { return }
    appearance = .shown(animated: animated)
    viewIsAppearing(animated)
    for child in childrenInView { child.continueTransition() }
  }

  func endTransition() {
    continueTransition()
    switch appearance {
    case .shown(let animated):
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    default: return
    }
    for child in childrenInView { child.endAppearanceTransition() }
  }

  /// Makes a child appear at once if its view was added to that of a parent that has already appeared.
  ///
  /// Differs from UIKit, where the child starts to appear as its view enters the window, and has appeared when the
  /// run loop turns.
  func appearWithParent() {
    guard let parentController, parentController.appearance == .appeared,
      parentController.childrenInView.contains(where: { $0 === self })
    else { return }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  private var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let storedView else { return [] }
    return childControllers.filter { $0.storedView?.isDescendant(of: storedView) == true }
  }
}
