import Foundation

extension UIViewController {
  /// Creates and assigns the view from the controller's storyboard or nib.
  ///
  /// - Returns: whether the controller has a view in one.
  package final func loadViewFromDocument() -> Bool {
    if let view = documentOrigin?.makeView(of: self) {
      adopt(view)
    } else if let nibName = nibName ?? nibNameOfClass {
      loadView(fromNib: nibName)
    } else {
      return false
    }
    return true
  }

  func loadPlainView() {
    adopt(UIViewController.plainView())
  }

  /// The name of the nib that is named after the controller's class: for `FooViewController`, `FooView` or
  /// `FooViewController`. `nil` if there is neither, or if nothing reads nibs.
  private var nibNameOfClass: String? {
    // A controller that is not an app's has none, and the file need not be looked for.
    guard !isOfUIKit, let reader = UINib.self as? any NibReading.Type else { return nil }
    let name = String(describing: type(of: self))
    let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    return names.first { reader.exists(name: $0, bundle: nibBundle) }
  }

  private var isOfUIKit: Bool {
    let name = String(reflecting: type(of: self))
    return ["UIKitCore.", "UIKitBars.", "UIKitLists.", "UIKitPresentation.", "UIKitText."].contains(
      where: name.hasPrefix)
  }

  /// Makes a nib's objects, of which one is connected to the outlet `view`; a nib without one is a fault.
  private func loadView(fromNib name: String) {
    let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    if storedView == nil, !objects.isEmpty {
      raiseFault(
        "NSInternalInconsistencyException", call: "\(type(of: self)).loadView()",
        reason: "the nib \"\(name)\" was loaded but the view outlet was not set")
    }
    if storedView == nil { loadPlainView() }
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
