public import Foundation

/// An object that manages a view, for a whole screen or for a part of one. It creates the view on first access and is
/// notified of the view's changes.
///
/// A controller owns its view; the view has a weak reference to its controller.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  final var storedView: UIView?
  final var isLoadingView = false
  final var editing = false
  final var storedEditButtonItem: UIBarButtonItem?
  final var storedTabBarItem: UITabBarItem?
  /// The children, which a container may put into another order.
  package final var childControllers: [UIViewController] = []
  /// The insets for the bars of the container. Negative ones where the bar reaches less far than the safe area.
  package final var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { storedView?.controllerMarginsDidChange() } }
  }
  /// Called when what the container's bars show, or where the view lies among them, may have changed.
  package final var containerHandler: (@MainActor () -> Void)?
  /// The scroll views that were named as the content of an edge.
  package final var contentScrollViews: ContentScrollViews?
  final weak var parentController: UIViewController?
  final var appearance = Appearance.disappeared
  /// The controllers that this one presents and is presented by; created by `presentationValues`.
  final var presentation: PresentationValues?
  /// The navigation item; created by `navigationItem`.
  final var storedNavigationItem: UINavigationItem?
  /// Values that few controllers have; created by `extras`.
  final var storedExtras: ControllerExtras?
  final var traitChanges: [TraitChangeRegistration]?
  /// The traits that the parent sets for this controller, which override the inherited ones.
  final var overrideTraits: UITraitCollection?

  package override var viewEnvironment: ViewEnvironment { (storedView ?? around)?.viewEnvironment ?? .current }
  /// The root of its view's tree or, until the view is loaded, of the surrounding controllers'.
  override var treeRoot: UIView? { (storedView ?? around)?.treeRoot }
  private var around: UIResponder? { parentController ?? presentation?.presenting }

  /// The facts about the controller in the storyboard that it was made from; `nil` without a storyboard.
  package final var documentOrigin: (any ControllerOrigin)?

  /// Creates a controller whose view is created by `loadView()`: from the nib of this name or, without a name, from one
  /// that is named after the class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (coder.document?.attribute("nibName"), nil)
    super.init()
    coder.document?.decodeProperties(of: self, declaredBy: UIViewController.self)
  }

  /// Called by archivers. Differs from UIKit: nothing is written, as controllers are not archived.
  open func encode(with coder: NSCoder) {}

  /// Creates a controller without the name of a nib.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The initializer used to create a controller of a class: calls the subclass's `init(nibName:bundle:)`.
  @available(*, unavailable)
  public required convenience init(__nibName name: String?, bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }

  /// The name of the nib file with the view, as it was given.
  open package(set) var nibName: String?
  /// The bundle of the nib file; the main one if `nil`.
  open package(set) var nibBundle: Bundle?

  open override class var namedProperties: [NamedProperty] {
    super.namedProperties + NamedProperty.ofController(Self.self)
  }

  /// A title for containers to display, which the controller itself does not do. Setting it also sets the title of
  /// the navigation item and the tab bar item, if they have been created.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
      reportChange(of: "title", from: oldValue as Any)
    }
  }

  // MARK: View

  /// The controller's view, created on first access.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView() }
    set { adopt(newValue) }
  }

  /// The view; `nil` if it has not been loaded. Accessing this property does not load it.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates and assigns the view: from the storyboard that the controller was made from, from its nib, or a plain one
  /// with the size of the screen. An override need not call `super`.
  open func loadView() {
    if !loadViewFromDocument() { loadPlainView() }
  }

  /// Creates the view if needed, and then calls `viewDidLoad()`. A `loadView()` that assigns no view is a fault, and
  /// a plain view is used instead.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    replaceMissingView()
    viewDidLoad()
  }

  /// Called once, after the view has been created. It has no superview yet.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view is added to a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its traits and size, before its first layout there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the first layout.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from a window, or its window is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has been removed from a window, or its window has been hidden.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether appearance changes are forwarded to the children whose views are in this controller's view.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies the controller that its view is about to appear or to disappear; for containers and windows.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Notifies the controller that the change announced by `beginAppearanceTransition` has taken place.
  open func endAppearanceTransition() {
    endTransition()
  }

  // MARK: Layout

  /// Called to update the view's constraints: calls the view's `updateConstraints()`. An override calls `super` last.
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  /// Called before the view's `updateProperties()`, on the same occasions; does nothing by default.
  open func updateProperties() {}

  /// Requests `updateProperties()` in the next layout, of the controller and its view.
  open func setNeedsUpdateProperties() {
    storedView?.setNeedsUpdateProperties()
  }

  /// Calls `updateProperties()` of the controller, its view and the view's descendants where it was requested.
  open func updatePropertiesIfNeeded() {
    storedView?.updatePropertiesIfNeeded()
  }

  /// Called before the view's `layoutSubviews()`, with the view's traits as the current ones.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`. The frames of its subviews are final, those of deeper views are not.
  open func viewDidLayoutSubviews() {}

  /// Called when the view's safe area has changed, after the view's `safeAreaInsetsDidChange()`.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's layout margins have changed, after the view's `layoutMarginsDidChange()`.
  open func viewLayoutMarginsDidChange() {}

  /// Additional insets of the view's safe area, for bars that the controller displays.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.controllerMarginsDidChange() } }
  }

  /// A guide to the covered part at the view's top; superseded by the safe area.
  open var topLayoutGuide: any UILayoutSupport { LayoutSupportGuide.guide(.top, of: loadedView()) }
  /// A guide to the covered part at the view's bottom; superseded by the safe area.
  open var bottomLayoutGuide: any UILayoutSupport { LayoutSupportGuide.guide(.bottom, of: loadedView()) }

  /// The minimum left and right margins of the view; those at the top and bottom are zero.
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

  /// The preferred size of the view in a container; zero means no preference. The parent is notified of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
      reportChange(of: "preferredContentSize", from: oldValue)
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Transitions

  /// The size of a child's view: by default, the parent's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the view's size changes because the window's does, as when the device is rotated. An override
  /// calls `super`, which notifies the children whose size changes.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits change because the window's do. An override calls `super`, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willInherit(newCollection, with: coordinator) }
  }

  /// Called before a rotation, before iOS 8. Never called automatically.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called during a rotation, before iOS 8. Never called automatically.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after a rotation, before iOS 8. Never called automatically.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// The current change of size or traits, presentation or dismissal; `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let window =
      storedView?.window ?? parentController?.storedView?.window ?? presentation?.presenting?.storedView?.window
    return window?.transition
  }

  // MARK: Traits

  /// The traits of the view if it has a superview, or the controller no parent; otherwise the traits that it will
  /// have in its parent.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called with the previous traits when the traits have changed, before the view's method of the same name.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The user interface style of the controller's view and its descendants; `unspecified` inherits it. Differs from
  /// UIKit: if the view is not loaded yet, it takes effect when the view is loaded.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { storedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Sets traits for a child that override the inherited ones; `nil` removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    setOverride(collection, for: childViewController)
  }

  /// The overriding traits of a child; `nil` if there are none, or if the controller is not a child of this one.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentController === self ? childViewController.overrideTraits : nil
  }

  // MARK: Containment

  /// The controller that contains this one; `nil` for a window's root controller.
  open var parent: UIViewController? { parentController }
  /// The contained controllers, in the order they were added.
  open var children: [UIViewController] { childControllers }

  /// Makes `childController` the last child, after removing it from its parent. The caller adds the child's view and
  /// then calls the child's `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    insertChild(childController)
  }

  /// Removes the controller from its parent. The caller removes its view.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called by `addChild(_:)`, and with `nil` by a container before it removes the child's view.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called by a container after it has added the child's view, and with `nil` by `removeFromParent()`.
  open func didMove(toParent parent: UIViewController?) {
    appearWithParent()
  }

  open override var next: UIResponder? { storedView?.superview }

  // MARK: Presentation

  /// Presents a controller over this one, or over its outermost ancestor. `completion` is called before the call returns:
  /// nothing is animated.
  ///
  /// Differs from UIKit: a controller whose view is in no window may present, too. What it presents is shown when the view
  /// appears in a window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses the presented controller or, if there is none, this controller itself; `completion` is called before
  /// the call returns.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion)
  }

  /// Shows a controller in the navigation controller that contains this one; without one, presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    showInContainer(vc, sender)
  }

  /// Shows a controller in the split view controller that contains this one; without one, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender)
  }

  /// Whether the controller shows in itself what a controller in it is asked to show: a navigation controller does.
  @_spi(Subclasses) open var showsControllers: Bool { false }
  /// Whether the controller shows in itself the detail that a controller in it is asked to show: a split view controller
  /// does.
  @_spi(Subclasses) open var showsDetailControllers: Bool { false }
  /// What the controller is for those that it contains.
  @_spi(Subclasses) open var containerKind: ContainerKind? { nil }

  // UIKit's properties for these have types that are declared above this module, in extensions, where nothing can be
  // overridden: they ask those that are here.

  /// What `navigationController` is: the nearest navigation controller that contains this one. An app's override of
  /// `navigationController` is rewritten into one of this property.
  open var enclosingNavigationController: UIViewController? { container(.navigation) }
  /// What `tabBarController` is: the nearest tab bar controller that contains this one. An app's override of
  /// `tabBarController` is rewritten into one of this property.
  open var enclosingTabBarController: UIViewController? { container(.tabs) }
  /// What `splitViewController` is: the nearest split view controller that contains this one. An app's override of
  /// `splitViewController` is rewritten into one of this property.
  open var enclosingSplitViewController: UIViewController? { container(.split) }
  /// What `contentScrollView(for:)` returns: the scroll view whose place the bar at an edge follows, if one was named. An
  /// app's override of `contentScrollView(for:)` is rewritten into one of this method.
  open func contentScrollingView(for edge: NSDirectionalRectEdge) -> UIView? {
    edge.contains(.top) ? contentScrollViews?.top : contentScrollViews?.bottom
  }

  /// The controller presented by this one or by one of its ancestors.
  open var presentedViewController: UIViewController? { nearest { $0.presentation?.presented } }
  /// The controller that presents this one or one of its ancestors.
  open var presentingViewController: UIViewController? { nearest { $0.presentation?.presenting } }
  /// Whether the controller is being presented: while `viewWillAppear(_:)` and `viewDidAppear(_:)` are called for it.
  open var isBeingPresented: Bool { presentation?.phase == .presenting }
  /// Whether the controller is being dismissed: while `viewWillDisappear(_:)` and `viewDidDisappear(_:)` are called for it.
  open var isBeingDismissed: Bool { presentation?.phase == .dismissing }
  /// Always `false`: a move has ended when the call returns.
  open var isMovingToParent: Bool { false }
  /// Always `false`: a move has ended when the call returns.
  open var isMovingFromParent: Bool { false }

  /// The style of the controller's presentation. `automatic`, the default, is a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation?.style ?? .automatic }
    set { presentationValues.style = newValue }
  }
  /// Stored; has no effect: nothing is animated.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation?.transitionStyle ?? .coverVertical }
    set { presentationValues.transitionStyle = newValue }
  }
  /// Stored; has no effect: nothing is dragged.
  open var isModalInPresentation: Bool {
    get { presentation?.isModal ?? false }
    set { presentationValues.isModal = newValue }
  }
  /// Stored; has no effect: no status bar is drawn.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentation?.capturesStatusBar ?? false }
    set { presentationValues.capturesStatusBar = newValue }
  }
  /// Whether controllers with the styles `currentContext` and `overCurrentContext` are presented over this one's view.
  open var definesPresentationContext: Bool {
    get { presentation?.definesContext ?? false }
    set { presentationValues.definesContext = newValue }
  }
  /// Stored; has no effect: nothing is animated.
  open var providesPresentationContextTransitionStyle: Bool {
    get { presentation?.providesContextStyle ?? false }
    set { presentationValues.providesContextStyle = newValue }
  }
  /// The delegate that makes the presentation controller for the style `custom`; it is not asked for animations. A weak
  /// reference.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller for the presentation style.
  open var presentationController: UIPresentationController? { styledPresentationController }
  /// The presentation controller that shows the controller over a presenter with these traits: by default, the one of the
  /// style, or what that adapts to.
  @_spi(Subclasses) open func activePresentationController(
    _ styled: UIPresentationController, under traits: UITraitCollection
  ) -> UIPresentationController { styled.adapted(to: traits) }
  /// The presentation controller of this controller or an ancestor, if its style is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    nearest { $0.styledPresentationController as? UIPopoverPresentationController }
  }
  /// The presentation controller of this controller or an ancestor, if its style is a sheet, or it is shown in one.
  open var sheetPresentationController: UISheetPresentationController? {
    nearest { ($0.presentation?.active ?? $0.styledPresentationController) as? UISheetPresentationController }
  }

  // MARK: State, keys and previews

  /// An identifier for restoring the state of the app. Stored; no state is restored.
  open var restorationIdentifier: String? {
    get { storedExtras?.restorationIdentifier }
    set { extras.restorationIdentifier = newValue }
  }
  /// The class that makes the controller when the state of the app is restored. Stored; no state is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { storedExtras?.restorationClass }
    set { extras.restorationClass = newValue }
  }
  /// Writes the controller's state. Never called automatically.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the controller's state. Never called automatically.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after the state of the app was restored. Never called automatically.
  open func applicationFinishedRestoringState() {}
  /// The context of an app's extension; `nil`, as none runs.
  open var extensionContext: NSExtensionContext? { nil }
  /// Adds a key command; no keys are pressed here.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { extras.keyCommands.append(keyCommand) }
  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { extras.keyCommands.removeAll { $0 === keyCommand } }
  open override var keyCommands: [UIKeyCommand]? {
    guard let commands = storedExtras?.keyCommands, !commands.isEmpty else { return super.keyCommands }
    return commands
  }
  /// Whether key commands are performed while the controller presents another; no keys are pressed here.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// The controller that performs an action: this one or the nearest ancestor that can.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parentController?.targetViewController(forAction: action, sender: sender)
  }
  /// The items that the controller shares. Stored; nothing is shared.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { storedExtras?.activityItemsConfiguration }
    set { extras.activityItemsConfiguration = newValue }
  }
  /// Registers previews on a firm press; nothing is pressed.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingContext(delegate, sourceView)
  }
  /// Removes previews on a firm press.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
  /// The actions below a preview of the controller; none.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Whether the keyboard stays when the controller is shown as a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the pointer stays where it is; `false` by default. There is no pointer.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines whether the pointer stays; none by default.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Does nothing: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The child that determines at which edges the system's gestures wait; none by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the interface keeps its orientation; `false` by default.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Does nothing: the scene's configuration determines the orientation.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// The orientation of the screen.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
  /// An identifier for the focus. Stored; nothing is focused.
  open var focusGroupIdentifier: String? {
    get { storedExtras?.focusGroupIdentifier }
    set { extras.focusGroupIdentifier = newValue }
  }
  /// The focused parts of the controller: its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { storedView.map { [$0] } ?? [] }
  /// Does nothing: nothing is focused.
  open func setNeedsFocusUpdate() {}
  /// Does nothing: nothing is focused.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move; never called automatically.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved; never called automatically.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Replaces a child's view with another child's, at once: the animations' changes are made, and `completion` is called
  /// before the call returns.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (fromViewController.loadedView(), toViewController.loadedView())
    if let container = old.superview, new.superview !== container { container.addSubview(new) }
    animations?()
    old.removeFromSuperview()
    completion?(true)
  }

  // MARK: Content that is not there

  /// The configuration of a view over the controller's in place of content that is not there; `nil` for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { storedExtras?.unavailableConfiguration }
    set {
      extras.unavailableConfiguration = newValue
      showUnavailable(newValue)
    }
  }
  /// The state that the configuration is updated for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Updates the configuration at once.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
  /// Called to update the configuration for a state; the default implementation does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Status bar and orientation

  /// The preferred style of the status bar, which is not drawn. Like the following properties, it is for tests and
  /// containers to read.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden; it is not drawn, and the safe area does not change.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation for changes of the status bar, which is not drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar; none by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; none by default.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Does nothing: no status bar is drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Whether the home indicator should be hidden; it is not drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden; none by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing: no home indicator is drawn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the system's gestures are deferred; there are no touches.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing: there are no touches.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the interface rotates with the device. Has no effect: the scene's configuration determines the
  /// orientation.
  open var shouldAutorotate: Bool { true }
  /// The supported orientations: by default, all on tablets, and all but upside down on phones. Has no effect: the
  /// scene's configuration determines the orientation.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The initial orientation that the interface prefers: by default, the screen's. Has no effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .ofScreen }
  /// Does nothing: the scene's configuration determines the orientation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: the scene's configuration determines the orientation.
  open class func attemptRotationToDeviceOrientation() {}
  /// Called when memory is low; never called automatically.
  open func didReceiveMemoryWarning() {}

  // MARK: Containers

  /// The item that a navigation bar displays for the controller: its title and bar button items.
  open var navigationItem: UINavigationItem { lazyNavigationItem }
  /// The item that a tab bar displays for the controller.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { lazyTabBarItem }
    set {
      storedTabBarItem = newValue
      containerHandler?()
    }
  }
  /// The items of the navigation controller's toolbar for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { containerHandler?() }
  }
  /// Sets the items of the toolbar for the controller, without animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether containers hide their bottom bars for the controller, and for those that are pushed after it.
  open var hidesBottomBarWhenPushed = false {
    didSet { if hidesBottomBarWhenPushed != oldValue { containerHandler?() } }
  }
  /// The edges at which the view extends under bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { containerHandler?() } }
  }
  /// Whether the view also extends under opaque bars; `false` by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { containerHandler?() } }
  }
  /// Whether a scroll view's insets adapt to bars. Stored; `contentInsetAdjustmentBehavior` determines it.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Whether the content can be edited; `false` by default. `setEditing(_:animated:)` sets it.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets whether the content can be edited; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    storedEditButtonItem?.systemItem = editing ? .done : .edit
    storedEditButtonItem?.style = editing ? .done : .plain
  }
  /// A button item that toggles editing, titled Edit, or Done while editing.
  open var editButtonItem: UIBarButtonItem { lazyEditButtonItem }

  // MARK: Storyboards

  /// The storyboard that the controller was made from; `nil` without one.
  open var storyboard: UIStoryboard? { documentOrigin?.storyboard }
  /// Performs the segue with an identifier, after `prepare(for:sender:)`. One that the storyboard does not have for this
  /// controller is a fault. `shouldPerformSegue(withIdentifier:sender:)` is not asked, as in UIKit.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performDocumentSegue(identifier, sender)
  }
  /// Whether a segue should be performed that an element of the storyboard triggers; `true` by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed; the default implementation does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// The children in which an unwind segue may end; all of them. Never asked.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    childControllers
  }
  /// The child that contains where an unwind segue begins.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childControllers.first { child in
      var controller: UIViewController? = source.source
      while let current = controller, current !== child { controller = current.parent }
      return controller === child
    }
  }
  /// Whether the controller is where an unwind segue ends: whether it is not the one that it begins at.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any) }
  /// What apps from before iOS 13 override in the place of the method above, which asks this one.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { fromViewController !== self }
  /// The segue that goes back to a controller, from before iOS 9. It is never called.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? { nil }
  /// Goes back to a controller as part of an unwind segue: dismisses what this controller presents. A navigation controller
  /// pops what it shows above the other one.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if presentedViewController != nil { dismiss(animated: true) }
  }
}

extension UIViewController: ViewControllerOwning {
  package final func traitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection) {
    traitCollectionDidChange(previous)
    callTraitChangeHandlers(from: previous, to: traits)
  }
}
