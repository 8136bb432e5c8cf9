public import Foundation

/// A stack of controllers, the last of which is seen, below a bar.
///
/// The last one's view fills this one's. The bar is not drawn: a scene that would show it fails, unless the bar is
/// hidden (`isNavigationBarHidden`).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar over the content.
  public final let navigationBar: UINavigationBar
  /// The bar below the content, hidden at first.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  public final let toolbar: UIToolbar!
  /// Who is told what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// What a swipe from the edge goes back by; nothing touches.
  public final let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
  /// Kept, without effect on a still picture: nothing touches.
  open var hidesBarsOnSwipe = false
  /// Kept, without effect on a still picture: nothing touches.
  open var hidesBarsOnTap = false
  /// Kept, without effect on a still picture: there is no keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// Kept, without effect on a still picture.
  open var hidesBarsWhenVerticallyCompact = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareBars()
  }

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    prepareBars()
    change(to: [rootViewController], animated: false)
  }

  /// An empty stack. Differs from UIKit: its bars are of the system's classes, whichever are given.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    (navigationBar, toolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    prepareBars()
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: The stack

  /// The controllers, the one that is seen last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { change(to: newValue, animated: false) }
  }

  /// Sets the controllers, at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// The last controller.
  open var topViewController: UIViewController? { children.last }
  /// What the last controller presents, or the controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Adds a controller, which is seen at once. One that is in the stack already is a fault without effect.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !children.contains(where: { $0 === viewController }) else {
      UIKitFaults.raise(
        "NSInvalidArgumentException", call: "pushViewController",
        reason: "the same view controller was pushed more than once")
      return
    }
    change(to: children + [viewController], animated: animated)
  }

  /// Takes the last controller away, at once, if it is not the only one.
  ///
  /// - Returns: the controller that was taken away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: children.count - 2, animated: animated)?.last
  }

  /// Takes the controllers after one away, at once. One that is not in the stack is a fault without effect.
  ///
  /// - Returns: the controllers that were taken away.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "popToViewController",
        reason: "the view controller is not in the stack")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Takes all controllers but the first away, at once.
  ///
  /// - Returns: the controllers that were taken away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar, or shows it, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
  }

  /// Whether the bar below the content is hidden; true at first.
  open var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides the bar below the content, or shows it, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbar.isHidden = hidden
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [navigationBar, toolbar] as [UIView] { view.addSubview(bar) }
    showTop()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBars()
  }

  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}

/// Who is told what a navigation controller shows. What Objective-C makes optional has a default.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be seen.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is seen.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// What animates the change; nobody is asked.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The ways up that the interface may be; nobody is asked.
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
