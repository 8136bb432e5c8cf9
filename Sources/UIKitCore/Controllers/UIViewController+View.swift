import Foundation

extension UIViewController {
  /// A file that is not read is reported, and what it would say left out.
  func loadPlainView() {
    if let nibName {
      UIKitFaults.unsupported("UIViewController(nibName: \"\(nibName)\")", instead: "Make the view in loadView().")
    }
    adopt(UIViewController.plainView())
  }

  /// The view, made if need be.
  func loadedView() -> UIView {
    loadViewIfNeeded()
    return storedView ?? replaceMissingView()
  }

  /// Where UIKit would recurse or raise, a fault is reported and a plain view takes the place of the missing one.
  @discardableResult
  func replaceMissingView() -> UIView {
    if let storedView { return storedView }
    UIKitFaults.raise(
      "NSInternalInconsistencyException", call: "\(type(of: self)).loadView()",
      reason: isLoadingView ? "it read the view before it assigned one" : "it assigned no view")
    let view = UIViewController.plainView()
    adopt(view)
    return view
  }

  /// Makes `view` the controller's; a view has one controller.
  func adopt(_ view: UIView?) {
    guard view !== storedView else { return }
    if let view, let owner = view.owningController, owner !== self {
      UIKitFaults.raise(
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

  /// The least margin of root views in a window so wide, in points.
  ///
  /// Measured: 16 at 320 and 375, 20 at 414, on phones on their side and on tablets (gist sstadelman/50cd4bb2). Nothing
  /// is known from 376 to 413; 16 is believed for 390 and 393, and taken for all. By width and not by size class: a
  /// phone 414 wide is compact, and has 20.
  static func systemMinimumMargin(windowWidth: CGFloat) -> CGFloat {
    windowWidth >= 414 ? 20 : 16
  }
}

// MARK: - Traits

extension UIViewController {
  var shownTraits: UITraitCollection {
    if let storedView, storedView.superview != nil || parentController == nil { return storedView.traitCollection }
    let inherited = parentController?.traitCollection ?? .current
    return overrideTraits.map { UITraitCollection(traitsFrom: [inherited, $0]) } ?? inherited
  }

  func setOverride(_ traits: UITraitCollection?, for child: UIViewController) {
    guard child.parentController === self else {
      UIKitFaults.raise(
        "NSInvalidArgumentException", call: "setOverrideTraitCollection", reason: "the view controller is no child")
      return
    }
    child.overrideTraits = traits
    child.storedView?.overrideTraits = traits
  }
}
