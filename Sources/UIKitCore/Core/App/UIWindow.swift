public import Foundation

/// The view at the root of a hierarchy, which has the device's safe area and displays the view of a controller in its
/// whole area.
///
/// Hidden until `makeKeyAndVisible()` is called or `isHidden` is set to `false`.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The environment that was current when the window was created, until it is replaced.
  private final var environment = ViewEnvironment.current
  /// The current change of size or traits, if there is one.
  fileprivate(set) final var transition: WindowTransition?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  /// Creates a window with the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window with the size of the screen, in a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    self.windowScene = windowScene
  }

  /// Creates a window that fills a device's screen, with the device's traits.
  package convenience init(size: CGSize, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
    self.init(frame: CGRect(origin: .zero, size: size))
    let screen = ScreenDevice(size: size, safeAreaInsets: safeAreaInsets, traits: traits)
    environment = ViewEnvironment(like: environment, traits: traits, screen: screen)
    updateSafeArea()
  }

  override var asWindow: UIWindow? { self }

  package override var viewEnvironment: ViewEnvironment {
    get { environment }
    set { environment = newValue }
  }

  override var environmentTraits: UITraitCollection { environment.traits }

  /// The screen that it is on: the main one wherever its environment is the current one.
  open var screen: UIScreen { environment === ViewEnvironment.current ? .main : UIScreen(of: environment) }

  /// Gives the screen another size, and the window all of it.
  package final func resizeScreen(to size: CGSize) {
    var screen = environment.screen
    screen.size = size
    environment.setScreen(screen)
    frame = CGRect(origin: .zero, size: size)
  }

  /// The scene that contains the window; by default, the only one.
  open weak var windowScene: UIWindowScene? = .only
  /// Stored; has no effect on a still picture: windows are rendered one by one.
  open var windowLevel = Level.normal
  /// Whether the window can become the key window; `true` by default. Has no effect: `makeKey()` does not check it.
  open var canBecomeKey: Bool { true }
  /// Called when the window has become the key window; the default implementation does nothing.
  open func becomeKey() {}
  /// Called when the window is no longer the key window; the default implementation does nothing.
  open func resignKey() {}
  /// Does nothing: there are no touches to dispatch.
  open func sendEvent(_ event: UIEvent) {}

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue { hide(oldValue) }
      if !isHidden { showRoot() }
    }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if !isHidden {
        AppearanceProxies.apply(to: self)
        DisplayedWindows.add(self)
        showRoot()
      } else if let rootViewController {
        hide(rootViewController)
      }
    }
  }

  /// Whether the window is the app's key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes the window the app's key window, without changing its visibility.
  open func makeKey() {
    let previous = UIApplication.shared.keyWindow
    guard previous !== self else { return }
    previous?.resignKey()
    UIApplication.shared.keyWindow = self
    becomeKey()
  }

  /// Makes the window key and visible and lays it out.
  ///
  /// Differs from UIKit: there is no run loop, so the root controller has appeared when this call returns.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open override var window: UIWindow? { self }

  override var rootSafeArea: UIEdgeInsets? { safeAreaInsets }

  /// The part of the screen's safe area insets that overlaps the window.
  open override var safeAreaInsets: UIEdgeInsets {
    let screen = environment.screen
    return screen.safeAreaInsets.overlap(of: frame, in: screen.size)
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: newValue) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue) { super.bounds = newValue } }
  }

  override func overridesDidChange() {
    let traits = UITraitCollection(traitsFrom: [environmentTraits] + [ownOverrides].compactMap(\.self))
    guard traits != traitCollection else {
      super.overridesDidChange()
      return
    }
    change({ $0.willInherit(traits, with: $1) }, { super.overridesDidChange() })
  }

  override func didUpdateTraits(from previous: UITraitCollection) {
    announceCategory(after: previous)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.place(bounds)
  }

  open override var next: UIResponder? { UIApplication.shared }

  private func showRoot() {
    guard let root = rootViewController else { return }
    asCurrent {
      root.beginAppearanceTransition(true, animated: false)
      guard let view = root.view else { return }
      view.place(bounds)
      insertSubview(view, at: 0)
      root.continueTransition()
      layoutIfNeeded()
      root.endAppearanceTransition()
      root.showAllPresented()
    }
  }

  private func hide(_ root: UIViewController) {
    root.takeDownAllPresented()
    guard let view = root.viewIfLoaded, view.superview === self else { return }
    root.beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    root.endAppearanceTransition()
  }
}

extension UIWindow {
  /// Whether a controller is presented in the window itself, over or in place of its root controller's view.
  package final var showsPresentation: Bool {
    rootViewController?.anyPresented { $0.presentation?.active?.container?.superview === self } ?? false
  }

  /// Changes the window's rectangle. If the size changes, the controllers are notified before.
  private final func changeSize(to rect: CGRect, _ apply: () -> Void) {
    let size = rect.standardized.size
    guard rect.isFinite, size != boundsStorage.size else {
      apply()
      return
    }
    func resize() {
      let width = boundsStorage.size.width
      apply()
      rootViewController?.viewIfLoaded?.place(boundsStorage)
      if boundsStorage.size.width != width { forEachInTree { $0.presentationRoomDidChange() } }
    }
    change({ $0.viewWillTransition(to: size, with: $1) }, resize)
  }

  /// Makes a change that code may run steps along with, unless another one is in progress.
  final func inTransition(_ change: () -> Void) {
    guard transition == nil else { return change() }
    let transition = WindowTransition(in: self)
    self.transition = transition
    change()
    transition.finish()
    self.transition = nil
  }

  /// Applies a change within a transition, if there is a root controller to notify and no other transition is in
  /// progress.
  private final func change(_ announce: (UIViewController, WindowTransition) -> Void, _ apply: () -> Void) {
    guard transition == nil, let root = rootViewController, root.viewIfLoaded?.superview === self else {
      apply()
      return
    }
    let transition = WindowTransition(in: self)
    self.transition = transition
    announce(root, transition)
    apply()
    transition.finish()
    self.transition = nil
  }
}
