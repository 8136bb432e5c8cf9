import Foundation

extension UIViewController {
  /// Creates a plain view. A nib is not loaded but reported as unsupported.
  func loadPlainView() {
    if let nibName {
      reportUnsupported("UIViewController(nibName: \"\(nibName)\")", instead: "Make the view in loadView().")
    }
    adopt(UIViewController.plainView())
  }

  /// The view, loaded if needed.
  func loadedView() -> UIView {
    loadViewIfNeeded()
    return storedView ?? replaceMissingView()
  }

  /// Reports a fault and adopts a plain view in place of a missing one, where UIKit would recurse or raise an
  /// exception.
  @discardableResult
  func replaceMissingView() -> UIView {
    if let storedView { return storedView }
    raiseFault(
      "NSInternalInconsistencyException", call: "\(type(of: self)).loadView()",
      reason: isLoadingView ? "it read the view before it assigned one" : "it assigned no view")
    let view = UIViewController.plainView()
    adopt(view)
    return view
  }

  /// Makes `view` the controller's view; a view has at most one controller.
  func adopt(_ view: UIView?) {
    guard view !== storedView else { return }
    if let view, let owner = view.owningController, owner !== self {
      raiseFault(
        "UIViewControllerHierarchyInconsistency", call: "\(type(of: self)).view",
        reason: "the view belongs to another view controller")
      return
    }
    storedView?.owningController = nil
    storedView = view
    view?.owningController = self
    if let view, let overrideTraits { view.overrideTraits = overrideTraits }
    if overrideUserInterfaceStyle != .unspecified { view?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  private static func plainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}

// MARK: - Margins

extension UIViewController {
  var windowWidth: CGFloat {
    (storedView?.window ?? parentController?.storedView?.window)?.bounds.size.width ?? UIScreen.main.bounds.size.width
  }

  /// The minimum horizontal margin of root views, in points, in a window of this width.
  ///
  /// Measured: 16 at 320 and 375, 20 at 414, on phones in landscape, and on tablets (gist sstadelman/50cd4bb2).
  /// Nothing is known from 376 to 413; 16 is plausible for 390 and 393, and is used for the whole range. The margin
  /// follows the width and not the size class: a phone 414 points wide is compact, and has 20.
  static func systemMinimumMargin(windowWidth: CGFloat) -> CGFloat {
    windowWidth >= 414 ? 20 : 16
  }
}

// MARK: - Traits

extension UIViewController {
  var resolvedTraits: UITraitCollection {
    if let storedView, storedView.superview != nil || parentController == nil { return storedView.traitCollection }
    let inherited = parentController?.traitCollection ?? .current
    return overrideTraits.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
  }

  func setOverride(_ traits: UITraitCollection?, for child: UIViewController) {
    guard child.parentController === self else {
      raiseFault(
        "NSInvalidArgumentException", call: "setOverrideTraitCollection", reason: "the view controller is not a child")
      return
    }
    child.overrideTraits = traits
    child.storedView?.overrideTraits = traits
  }
}
