public import Foundation

/// A screen, or a part of one: it makes a view when that is first asked for, and is told what happens to it.
///
/// A controller keeps its view; the view knows its controller.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  final var storedView: UIView?
  final var isLoadingView = false
  final var childControllers: [UIViewController] = []
  final weak var parentController: UIViewController?
  final var appearance = Appearance.disappeared
  /// The traits its parent gives it over its own.
  final var overrideTraits: UITraitCollection?

  /// A controller whose view `loadView()` makes. A name of a nib is kept, and is a fault when the view is loaded.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  // Not an override: `NSObject.init()` belongs to no actor. The parameter keeps the two apart.
  public convenience init(__empty: Void = ()) {
    self.init(nibName: nil, bundle: nil)
  }

  /// The file the view would be read from. Differs from UIKit: such files are not read, `loadView()` reports a fault.
  public final let nibName: String?
  /// The bundle that was given; nothing is read from it.
  public final let nibBundle: Bundle?

  /// A title for containers to show; the controller itself shows it nowhere.
  open var title: String?

  // MARK: View

  /// The controller's view, made on first use.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView() }
    set { adopt(newValue) }
  }

  /// The view, `nil` before it is made; reading this does not make it.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view and assigns it: a plain one as large as the screen, which an override need not call for.
  open func loadView() {
    loadPlainView()
  }

  /// Makes the view unless it is there, and calls `viewDidLoad()`. A `loadView()` that assigns none is a fault, and a
  /// plain view takes its place.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    replaceMissingView()
    viewDidLoad()
  }

  /// Called once, when the view has been made. It has no superview yet.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Before the view is added to a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// In the window, with its traits and size, before its first layout there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// After the first layout.
  open func viewDidAppear(_ animated: Bool) {}
  /// Before the view is taken from a window, or its window is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// After the view has been taken from a window, or its window was hidden.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children in the view appear and disappear with it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that its view is about to appear, or to disappear; for containers, and for windows.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Tells the controller that what `beginAppearanceTransition` announced has happened.
  open func endAppearanceTransition() {
    endTransition()
  }

  // MARK: Layout

  /// Called in the update of constraints, when it is the view's turn: calls the view's `updateConstraints()`, as an
  /// override does at its end.
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  /// Called before the view's `layoutSubviews()`, with its traits as the current ones.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`. The frames of its subviews are final, those further down are not.
  open func viewDidLayoutSubviews() {}

  /// Called when the view's safe area has changed, after the view's `safeAreaInsetsDidChange()`.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's layout margins have changed, after the view's `layoutMarginsDidChange()`.
  open func viewLayoutMarginsDidChange() {}

  /// Added to the view's own safe area: what the controller covers with bars.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.controllerMarginsDidChange() } }
  }

  /// What is covered at the view's top; the safe area's older form.
  open var topLayoutGuide: any UILayoutSupport { LayoutSupportGuide.guide(.top, of: loadedView()) }
  /// What is covered at the view's bottom; the safe area's older form.
  open var bottomLayoutGuide: any UILayoutSupport { LayoutSupportGuide.guide(.bottom, of: loadedView()) }

  /// The least margins of the view, left and right; none above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = UIViewController.systemMinimumMargin(windowWidth: windowWidth)
    return NSDirectionalEdgeInsets(top: 0, leading: width, bottom: 0, trailing: width)
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.controllerMarginsDidChange() }
    }
  }

  /// The size the view would like to have in a container; zero says nothing. The parent is told of another.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Transitions

  /// The size a child's view will have: that of the parent, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view's size changes because the window's does, as when the device is turned. An override calls
  /// this one, which tells the children whose size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits change because the window's do. An override calls this one, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willInherit(newCollection, with: coordinator) }
  }

  /// The change of size or traits that is under way.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    (storedView?.window ?? parentController?.storedView?.window)?.transition
  }

  // MARK: Traits

  /// Those of the view in a hierarchy; before that, those it will have in its parent.
  open var traitCollection: UITraitCollection { shownTraits }

  /// Called when the traits have changed, with the previous ones, before the view's method of this name.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Gives a child traits over those it inherits; `nil` takes them back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setOverride(collection, for: childViewController)
  }

  /// The traits given to a child; `nil` if there are none, or if the controller is no child of this one.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentController === self ? childViewController.overrideTraits : nil
  }

  // MARK: Containment

  /// The controller that contains this one; `nil` for a window's root.
  open var parent: UIViewController? { parentController }
  /// The contained controllers, in the order they were added.
  open var children: [UIViewController] { childControllers }

  /// Makes `childController` the last child, taking it from its parent. Its view is the caller's to add; after that
  /// the caller calls the child's `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    insertChild(childController)
  }

  /// Takes the controller from its parent. Its view is the caller's to remove.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called by `addChild`, and by a container before it removes the child's view, then with `nil`.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called by a container when it has added the child's view, and by `removeFromParent()` with `nil`.
  open func didMove(toParent parent: UIViewController?) {
    appearWithParent()
  }

  open override var next: UIResponder? { storedView?.superview }
}

extension UIViewController: ViewControllerOwning {}
