public import Foundation

/// The view at the root of a hierarchy: it has the device's safe area, and shows a controller's view in all of itself.
///
/// Hidden until `makeKeyAndVisible()`, or until `isHidden` is set to false.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen of a window that was made with one; any other is on the main screen.
  private var ownScreen: ScreenDevice?
  /// The change of size or traits that is under way.
  fileprivate(set) final var transition: WindowTransition?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A window as large as the screen.
  public convenience init(__empty: Void = ()) {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A window as large as the screen, in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// A window that fills a device's screen, under its traits.
  package convenience init(size: CGSize, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection) {
    self.init(frame: CGRect(origin: .zero, size: size))
    ownScreen = ScreenDevice(size: size, safeAreaInsets: safeAreaInsets, traits: traits)
    updateSafeArea()
    overrideTraits = traits
  }

  /// The main screen, the only one.
  open var screen: UIScreen { .main }

  /// The scene it is in; the one there is at first.
  open weak var windowScene: UIWindowScene? = .only
  /// Kept, without effect on a still picture: windows are rendered one by one.
  open var windowLevel = Level.normal
  /// Whether it can become the key window; kept by overrides alone.
  open var canBecomeKey: Bool { true }
  /// Called when the window has become the key window; does nothing by itself.
  open func becomeKey() {}
  /// Called when the window has ceased to be the key window; does nothing by itself.
  open func resignKey() {}
  /// Passes touches on to the view they are on. Nothing touches by itself.
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

  /// Whether the window is the one that was last made key.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Makes the window the app's key window; it is shown or hidden as before.
  open func makeKey() {
    let previous = UIApplication.shared.keyWindow
    guard previous !== self else { return }
    previous?.resignKey()
    UIApplication.shared.keyWindow = self
    becomeKey()
  }

  /// Shows the window and lays it out.
  ///
  /// Differs from UIKit: there is no run loop, so that the root has appeared when this returns.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open override var window: UIWindow? { self }

  override var rootSafeArea: UIEdgeInsets? { safeAreaInsets }

  /// As far as the window reaches into the screen's unsafe edges.
  open override var safeAreaInsets: UIEdgeInsets {
    let screen = ownScreen ?? UIScreen.main.device
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
    let traits = UITraitCollection(traitsFrom: [UITraitCollection.current] + [ownOverrides].compactMap(\.self))
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
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  open override var next: UIResponder? { UIApplication.shared }

  private func showRoot() {
    guard let root = rootViewController else { return }
    root.beginAppearanceTransition(true, animated: false)
    guard let view = root.view else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
    root.continueTransition()
    layoutIfNeeded()
    root.endAppearanceTransition()
  }

  private func hide(_ root: UIViewController) {
    guard let view = root.viewIfLoaded, view.superview === self else { return }
    root.beginAppearanceTransition(false, animated: false)
    view.removeFromSuperview()
    root.endAppearanceTransition()
  }
}

extension UIWindow {
  /// Gives the window a rectangle. If its size is another, the controllers are told before.
  private final func changeSize(to rect: CGRect, _ apply: () -> Void) {
    let size = rect.standardized.size
    guard rect.isFinite, size != boundsStorage.size else {
      apply()
      return
    }
    func resize() {
      let width = boundsStorage.size.width
      apply()
      rootViewController?.viewIfLoaded?.frame = boundsStorage
      if boundsStorage.size.width != width { forEachInTree { ($0 as? UILabel)?.presentationRoomDidChange() } }
    }
    change({ $0.viewWillTransition(to: size, with: $1) }, resize)
  }

  /// Makes a change, with a transition around it if there is a root to hear of it, and none is under way.
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
