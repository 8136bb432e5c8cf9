public import Foundation

/// A screen, or a part of one: it makes a view when that is first asked for, and is told what happens to it.
///
/// A controller keeps its view; the view knows its controller.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  final var storedView: UIView?
  final var isLoadingView = false
  final var editing = false
  final var storedEditButtonItem: UIBarButtonItem?
  final var storedTabBarItem: UITabBarItem?
  final var childControllers: [UIViewController] = []
  final weak var parentController: UIViewController?
  final var appearance = Appearance.disappeared
  /// What it presents, and what presents it; made by `presentationValues`.
  final var presentation: PresentationValues?
  /// Made by `navigationItem`.
  final var storedNavigationItem: UINavigationItem?
  final var traitChanges: [TraitChangeRegistration]?
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

  /// A title for containers to show; the controller itself shows it nowhere. Its navigation item and its tab have it, too.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

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

  /// The appearance of the controller's view and what is in it, whatever it is around them; unspecified: as it is around
  /// them. Differs from UIKit: a controller whose view is not made yet has it once it is.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { storedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

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

  // MARK: Presentation

  /// Presents a controller. Nothing of it is shown, as this controller's picture is its own view's: it is kept as
  /// `presentedViewController`, its view is not made, and `completion` is called before the call returns.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, completion)
  }

  /// Ends what the controller presents or, if it presents nothing, its own presentation; `completion` is called before
  /// the call returns.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(completion)
  }

  /// Presents a controller, as `present(_:animated:completion:)` does.
  open func show(_ vc: UIViewController, sender: Any?) {
    showInContainer(vc, sender)
  }

  /// Presents a controller, as `present(_:animated:completion:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// What the controller, or one that contains it, presents.
  open var presentedViewController: UIViewController? { nearest { $0.presentation?.presented } }
  /// What presents the controller, or one that contains it.
  open var presentingViewController: UIViewController? { nearest { $0.presentation?.presenting } }
  /// Always false: a presentation is over when the call returns.
  open var isBeingPresented: Bool { false }
  /// Always false: the end of a presentation is over when the call returns.
  open var isBeingDismissed: Bool { false }
  /// Always false: getting into a container is over when the call returns.
  open var isMovingToParent: Bool { false }
  /// Always false: getting out of a container is over when the call returns.
  open var isMovingFromParent: Bool { false }

  /// Kept, without effect on a still picture: what is presented is not shown.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation?.style ?? .automatic }
    set { presentationValues.style = newValue }
  }
  /// Kept, without effect on a still picture: what is presented is not shown.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation?.transitionStyle ?? .coverVertical }
    set { presentationValues.transitionStyle = newValue }
  }
  /// Kept, without effect on a still picture: nothing is dragged.
  open var isModalInPresentation: Bool {
    get { presentation?.isModal ?? false }
    set { presentationValues.isModal = newValue }
  }
  /// Kept, without effect on a still picture: what is presented is not shown.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentation?.capturesStatusBar ?? false }
    set { presentationValues.capturesStatusBar = newValue }
  }
  /// Kept, without effect on a still picture: what is presented is not shown.
  open var definesPresentationContext: Bool {
    get { presentation?.definesContext ?? false }
    set { presentationValues.definesContext = newValue }
  }
  /// Kept, without effect on a still picture: what is presented is not shown.
  open var providesPresentationContextTransitionStyle: Bool {
    get { presentation?.providesContextStyle ?? false }
    set { presentationValues.providesContextStyle = newValue }
  }
  /// Who would animate the presentation; nobody is asked. It is not kept.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// How the controller is presented, made by its style; kept, without effect on a still picture.
  open var presentationController: UIPresentationController? { styledPresentationController }
  /// The same, if the controller, or one that contains it, is presented as a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    nearest { $0.styledPresentationController as? UIPopoverPresentationController }
  }
  /// The same, if the controller, or one that contains it, is presented as a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    nearest { $0.styledPresentationController as? UISheetPresentationController }
  }

  // MARK: Status bar and orientation

  /// What the status bar should look like; none is drawn. As the rest of these, read by tests and by containers.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden; none is drawn, and the safe area stays.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar should come and go; none is drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that says what the status bar looks like; none unless overridden.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is hidden; none unless overridden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Does nothing: no status bar is drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator should be hidden; none is drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that says whether the home indicator is hidden; none unless overridden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing: no home indicator is drawn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the system's gestures wait; nothing touches.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing: nothing touches.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the interface turns with the device. The scene's configuration says how the device is held, whatever this
  /// says.
  open var shouldAutorotate: Bool { true }
  /// The ways up that the interface may be: every one on tablets, and every one but on its head on phones. The scene's
  /// configuration says how the device is held, whatever this says.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The way up that the interface would like to be at first; nothing is turned for it.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .ofScreen }
  /// Does nothing: the scene's configuration says how the device is held.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: the scene's configuration says how the device is held.
  open class func attemptRotationToDeviceOrientation() {}
  /// Called when memory is short; nothing calls it by itself.
  open func didReceiveMemoryWarning() {}

  // MARK: Containers

  /// What a container shows of the controller: its title, and the items of a bar.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  /// What a tab bar shows of the controller.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { storedTabBarItem = newValue }
  }
  /// The navigation controller it is in.
  open var navigationController: UINavigationController? { container() }
  /// The split view controller it is in.
  open var splitViewController: UISplitViewController? { container() }
  /// The tab bar controller it is in.
  open var tabBarController: UITabBarController? { container() }
  /// The items of a toolbar below the controller. Kept: no toolbar is drawn.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the items of a toolbar below the controller. Kept: no toolbar is drawn.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether a container hides the bar at its bottom. Kept: no bar is drawn.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view reaches below bars. Kept: no bar is drawn.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view reaches below bars that cover what is below. Kept: no bar is drawn.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the insets of a scroll view follow bars. Kept: `contentInsetAdjustmentBehavior` decides.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Whether what is shown can be edited; false at first. `setEditing(_:animated:)` sets it.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets whether what is shown can be edited; overrides call this one.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
  }
  /// An item that turns editing on and off: Edit, or Done while editing.
  open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

  // MARK: Storyboards

  /// The storyboard it was read from; none, as storyboards are not read.
  open var storyboard: UIStoryboard? { nil }
  /// A fault: storyboards are not read, so that there is no segue of any name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    raiseMissingSegue(identifier)
  }
  /// Whether a segue may be performed; true unless overridden. Nothing asks by itself.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed; does nothing by itself. Only apps and tests call it.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

extension UIViewController: ViewControllerOwning {
  package final func traitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {
    traitCollectionDidChange(previous)
    callTraitChangeHandlers(from: previous, to: traits)
  }
}
