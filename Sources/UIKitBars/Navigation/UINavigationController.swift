public import Foundation
@_spi(Subclasses) public import UIKitCore

/// A controller of a stack of child controllers, of which it shows the last, with a bar above it.
///
/// The view of the last child extends under translucent bars, which add to its safe area; the first scroll view in it
/// determines whether the bar has its look at the scroll edge, and how much of a large title is left. The bar begins below
/// the status bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar above the content.
  open private(set) var navigationBar: UINavigationBar
  /// The toolbar below the content, hidden by default.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open private(set) var toolbar: UIToolbar!
  /// The delegate, which is notified of the controllers that are shown. A weak reference.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The recognizer for swiping back from the screen's edge; there are no touches.
  public final let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  /// Stored; has no effect: there are no touches.
  open var hidesBarsOnSwipe = false
  /// The recognizer of swipes that hide the bars; there are no touches.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barSwipe }
  private lazy var barSwipe = UIPanGestureRecognizer()
  /// The recognizer of taps that hide the bars; there are no touches.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barTap }
  private lazy var barTap = UITapGestureRecognizer()
  /// Stored; has no effect: there are no touches.
  open var hidesBarsOnTap = false
  /// Stored; has no effect: there is no keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are hidden at compact height; `false` by default.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { barsDidChange() }
  }
  /// The scroll view whose content the bars follow.
  final weak var followedScrollView: UIScrollView?
  final var isLayingOutBars = false
  /// The button that changes the columns of a split view, which leads the bar's items.
  final var columnItem: UIBarButtonItem? {
    didSet { if columnItem !== oldValue { barsDidChange() } }
  }
  /// The results of a search, whose view lies over the content.
  final weak var shownResults: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareBars()
  }

  /// Creates a navigation controller with one child.
  public init(rootViewController: UIViewController) {
    (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    prepareBars()
    change(to: accepted([rootViewController]), animated: false)
  }

  /// The initializer used to create controllers of a class: calls the subclass's `init(rootViewController:)`.
  @available(*, unavailable)
  public required convenience init(__rootViewController root: UIViewController) {
    self.init(rootViewController: root)
  }

  /// Creates a navigation controller without children, whose bars are of these classes; of the standard ones if `nil`, or if
  /// a class is not one of bars.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = UINavigationController.bar(of: navigationBarClass) ?? UINavigationBar()
    toolbar = UINavigationController.bar(of: toolbarClass) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    prepareBars()
  }

  /// Creates a navigation controller from an Interface Builder document, with the bars that it has there. An archive's
  /// coder gives default values.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationController.bar("navigationBar", coder) ?? UINavigationBar()
    toolbar = UINavigationController.bar("toolbar", coder) ?? UIToolbar()
    super.init(coder: coder)
    prepareBars()
    coder.document?.decodeProperties(of: self, declaredBy: UINavigationController.self)
  }

  // MARK: Stack

  /// The stack of controllers, of which the last is shown.
  open var viewControllers: [UIViewController] {
    get { children }
    set { change(to: accepted(newValue), animated: false) }
  }

  /// Sets the stack of controllers, without animation. One that is in it twice, a navigation controller and a split view
  /// controller are faults and are left out.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: accepted(viewControllers), animated: animated)
  }

  /// The last controller in the stack.
  open var topViewController: UIViewController? { children.last }
  /// The presented controller or, if there is none, the last controller in the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a controller, which is shown at once. Pushing one that is already in the stack, a navigation controller or a split
  /// view controller is a fault and has no effect.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else {
      raiseFault(
        "NSInvalidArgumentException", call: "pushViewController",
        reason: "the same view controller was pushed more than once")
      return
    }
    guard accepts(viewController) else { return }
    change(to: children + [viewController], animated: animated)
  }

  /// Pops the last controller, without animation, unless it is the only one.
  ///
  /// - Returns: the popped controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: children.count - 2, animated: animated)?.last
  }

  /// Pops all controllers after the given one, without animation. One that is not in the stack is a fault and has no
  /// effect.
  ///
  /// - Returns: the popped controllers.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      raiseFault(
        "NSInternalInconsistencyException", call: "popToViewController",
        reason: "the view controller is not in the stack")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Pops all controllers except the first, without animation.
  ///
  /// - Returns: the popped controllers.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  @_spi(Subclasses) open override var showsControllers: Bool { true }
  @_spi(Subclasses) open override var containerKind: ContainerKind? { .navigation }

  /// Pops what is above the controller that an unwind segue leads to, or to what contains it.
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    let isAround = { (controller: UIViewController) in
      subsequentVC.viewControllersOutwards.contains { $0 === controller }
    }
    if let index = children.firstIndex(where: isAround) { _ = pop(to: index, animated: true) }
  }

  // MARK: Bars

  private final var hidesNavigationBar = false
  private final var hidesToolbar = true

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Sets whether the navigation bar is hidden, without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    hidesNavigationBar = hidden
    barsDidChange()
  }

  /// Whether the toolbar is hidden; `true` by default.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Sets whether the toolbar is hidden, without animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbar.isHidden = hidden
    hidesToolbar = hidden
    barsDidChange()
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [navigationBar, toolbar] as [UIView] { view.addSubview(bar) }
    view.setReadingOrder(first: navigationBar, last: toolbar)
    showTop()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBars()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    barsDidChange()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    barsDidChange()
  }

  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// The delegate of a navigation controller. Methods that are optional in Objective-C have defaults.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// The animator of a change; never called.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The supported interface orientations; never called.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }
}
