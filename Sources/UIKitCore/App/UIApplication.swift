public import Foundation

/// The app: what it answers is what the scene is rendered under.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one app, there from the start. Differs from UIKit: nothing starts it, and its delegate is whom the app or a test
  /// sets.
  public static let shared = UIApplication()

  /// Who is told what happens to the app; nothing does by itself.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The window that was last made key, as long as it is there.
  open internal(set) weak var keyWindow: UIWindow?
  /// The windows that were shown and are there still, those shown first in front.
  open var windows: [UIWindow] { DisplayedWindows.all }
  /// The one scene, which every window is in.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  /// The session of the one scene.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
  /// Always false: there is one scene.
  open var supportsMultipleScenes: Bool { false }
  /// Always active.
  open var applicationState: State { .active }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The text size of the screen's traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The direction of the screen's traits; left to right where they do not say.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Status bar and orientation

  /// The way up that the screen is.
  open var statusBarOrientation: UIInterfaceOrientation { .ofScreen }
  /// The screen's width, and the height of its unsafe edge at the top; no status bar is drawn.
  open var statusBarFrame: CGRect { UIWindowScene.only.statusBarFrame }
  /// What the key window's root asks for; no status bar is drawn.
  open var statusBarStyle: UIStatusBarStyle { UIWindowScene.only.statusBarStyle }
  /// What the key window's root asks for; no status bar is drawn.
  open var isStatusBarHidden: Bool { UIWindowScene.only.isStatusBarHidden }
  /// The ways up that the delegate allows a window; every one but on its head without a delegate.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  // MARK: Actions

  /// Calls a method on a target; without one, on the first responder, or else on the sender, or the first up the chain
  /// that has it.
  ///
  /// - Returns: whether anybody has the method.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    var receiver = target.map { $0 as AnyObject }
    if target == nil {
      let start = FirstResponder.current ?? sender as? UIResponder ?? keyWindow
      receiver = start?.target(forAction: action, withSender: sender) as AnyObject?
    }
    return receiver.map { action.perform(on: $0, sender: sender, event: event) } ?? false
  }

  /// Passes an event on to the key window.
  open func sendEvent(_ event: UIEvent) {
    keyWindow?.sendEvent(event)
  }

  // MARK: Other apps

  /// Opens nothing: the handler is given false at once.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens nothing, and is false.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
  /// Always false: there is no other app.
  open func canOpenURL(_ url: URL) -> Bool { false }

  // MARK: Kept, without effect on a still picture

  /// Kept: no screen goes dark.
  open var isIdleTimerDisabled = false
  /// Kept: there is no icon.
  open var applicationIconBadgeNumber = 0
  /// Kept: nothing is shaken.
  open var applicationSupportsShakeToEdit = true
  /// Kept: there is no icon.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Kept: no network is used.
  open var isNetworkActivityIndicatorVisible = false
  /// Always false: the app has one icon.
  open var supportsAlternateIcons: Bool { false }
  /// Always nil: the app has one icon.
  open var alternateIconName: String? { nil }
  /// Changes nothing: the handler is called at once.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Always true: files can be read.
  open var isProtectedDataAvailable: Bool { true }
  /// Always false: no messages come.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing: no messages come.
  open func registerForRemoteNotifications() {}
  /// Does nothing: no messages come.
  open func unregisterForRemoteNotifications() {}
  /// Does nothing: no remote controls are used.
  open func beginReceivingRemoteControlEvents() {}
  /// Does nothing: no remote controls are used.
  open func endReceivingRemoteControlEvents() {}
  /// Does nothing: nothing touches.
  open func beginIgnoringInteractionEvents() {}
  /// Does nothing: nothing touches.
  open func endIgnoringInteractionEvents() {}
  /// Always false: nothing touches.
  open var isIgnoringInteractionEvents: Bool { false }

  // MARK: Work in the background

  /// As long as can be said: the app is always seen.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Always allowed; nothing fetches.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Gives no number: the app is always seen, and need not ask for time.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    .invalid
  }
  /// Gives no number: the app is always seen, and need not ask for time.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing: no time was asked for.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Does nothing: nothing fetches.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}

/// Windows that were shown, none of which is kept.
@MainActor
enum DisplayedWindows {
  private struct Entry {
    weak var window: UIWindow?
  }

  private static var entries: [Entry] = []

  static var all: [UIWindow] { entries.compactMap(\.window) }

  static func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    if !entries.contains(where: { $0.window === window }) { entries.append(Entry(window: window)) }
  }
}

/// A thing that an app's icon offers. Kept: there is no icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// What kind of thing it is.
  public final let type: String
  /// What it is called.
  public final let localizedTitle: String

  /// A thing of a kind.
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    super.init()
  }
}
