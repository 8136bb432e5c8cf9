public import Foundation
import Synchronization
public import UIKitValues

/// The app, whose properties follow from the scene that is being rendered.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The shared app, which always exists. Differs from UIKit: nothing launches it.
  public static let shared = UIApplication()

  /// The shared app by its name in Objective-C, as code that app extensions share finds it; else `nil`.
  open class func value(forKey key: String) -> Any? {
    ["sharedApplication", "shared"].contains(key) ? shared : nil
  }
  /// The shared app by its name in Objective-C, as code that app extensions share finds it; else `nil`.
  open class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Whether the selector is that of a class method or has the name of the shared app's getter in Objective-C.
  public static func responds(to aSelector: Selector?) -> Bool {
    guard let aSelector else { return false }
    return value(forKey: aSelector.description) != nil || aSelector.isMethod(of: self as AnyObject)
  }
  /// Calls a class method, or finds the shared app by its getter's name in Objective-C.
  @discardableResult
  public static func perform(_ aSelector: Selector?, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    guard let aSelector else { return nil }
    if value(forKey: aSelector.description) != nil { return Unmanaged.passUnretained(shared) }
    return (self as any UIKitObject.Type).perform(aSelector, with: object)
  }

  /// The delegate. Differs from UIKit: it is the one that a test or the app has set, to which the reference is weak; else
  /// the app's own, which is made when it is first asked for and is not told of a launch. That is an object of the class
  /// registered with `UINib.registerClasses` that is a `UIResponder` and a `UIApplicationDelegate`.
  open var delegate: (any UIApplicationDelegate)? {
    get { existingDelegate ?? makeDelegate() }
    set { setDelegate = newValue }
  }
  private weak var setDelegate: (any UIApplicationDelegate)?
  private var madeDelegate: (any UIApplicationDelegate)?
  private var isMakingDelegate = false
  /// The delegate, if it was set or made.
  final var existingDelegate: (any UIApplicationDelegate)? { setDelegate ?? madeDelegate }

  private func makeDelegate() -> (any UIApplicationDelegate)? {
    guard !isMakingDelegate else { return nil }
    isMakingDelegate = true
    madeDelegate = Self.delegateClass.withLock { $0 }.make()
    isMakingDelegate = false
    return madeDelegate
  }

  private nonisolated static let delegateClass = Mutex(AppDelegateClass())

  /// Takes a class of the app's for that of its delegate, if it can be one.
  package nonisolated static func registerDelegateClass(_ type: AnyClass) {
    delegateClass.withLock { $0.register(type) }
  }
  /// The window that was last made key, as long as it exists.
  open internal(set) weak var keyWindow: UIWindow?
  /// The windows that were shown and still exist, in the order in which they were first shown.
  open var windows: [UIWindow] { DisplayedWindows.all }
  /// The only scene, which contains every window.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
  /// The session of the only scene.
  open var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
  /// Always `false`: there is one scene.
  open var supportsMultipleScenes: Bool { false }
  /// Calls the handler with an error: there is one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Calls the handler with an error: the only scene stays.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// Does nothing: there is no app switcher.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  /// Does nothing: no state is restored.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing: no state is restored.
  open func extendStateRestoration() {}
  /// Does nothing: no state is restored.
  open func completeStateRestoration() {}
  /// Always `active`.
  open var applicationState: State { .active }

  open override var next: UIResponder? { existingDelegate as? UIResponder }

  /// The content size category of the screen's traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the screen's traits; left to right if it is unspecified.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Status bar and orientation

  /// The time that a rotation takes; 0, as nothing is animated.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0 }
  /// The permission for notifications from before iOS 10: none was given.
  open var currentUserNotificationSettings: UIUserNotificationSettings? { UIUserNotificationSettings() }
  /// Does nothing: nobody is asked for permission.
  open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
  /// The notifications from before iOS 10. Stored; none is shown.
  open var scheduledLocalNotifications: [UILocalNotification]? = []
  /// Adds a notification from before iOS 10. Stored; none is shown.
  open func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.append(notification)
  }
  /// Does nothing: no notification is shown.
  open func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// Removes a notification from before iOS 10.
  open func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll { $0 === notification }
  }
  /// Removes all notifications from before iOS 10.
  open func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }

  /// The orientation of the screen.
  open var statusBarOrientation: UIInterfaceOrientation { .ofScreen }
  /// The frame of the status bar, which is not drawn: the screen's width, with the height of the top safe area inset.
  open var statusBarFrame: CGRect { UIWindowScene.only.statusBarFrame }
  /// The style preferred by the key window's root controller; no status bar is drawn. A value that is set has no effect, as
  /// where controllers determine the style.
  open var statusBarStyle: UIStatusBarStyle {
    get { UIWindowScene.only.statusBarStyle }
    set {}
  }
  /// Whether the key window's root controller prefers to hide the status bar; none is drawn. A value that is set has no effect.
  open var isStatusBarHidden: Bool {
    get { UIWindowScene.only.isStatusBarHidden }
    set {}
  }
  /// No effect: controllers decide whether there is a status bar.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// No effect, as that of `statusBarStyle`.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// The orientations that the delegate supports for a window; without a delegate, all but upside down.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    existingDelegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  // MARK: Actions

  /// Sends an action to a target or, if it is `nil`, to the first object that implements it in the responder chain
  /// from the first responder; without one, from the sender; and if that is not a responder, from the key window.
  ///
  /// - Returns: whether the action was performed.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    var receiver = target.map { $0 as AnyObject }
    if target == nil {
      let start = FirstResponder.current ?? sender as? UIResponder ?? keyWindow
      receiver = start?.target(forAction: action, withSender: sender) as AnyObject?
    }
    return receiver.map { action.perform(on: $0, sender: sender, event: event) } ?? false
  }

  /// Forwards an event to the key window.
  open func sendEvent(_ event: UIEvent) {
    keyWindow?.sendEvent(event)
  }

  // MARK: Other apps

  /// Does nothing but call the handler with `false`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Does nothing and returns `false`.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }
  /// Always `false`: there are no other apps.
  open func canOpenURL(_ url: URL) -> Bool { false }

  // MARK: Stored, without effect on a still picture

  /// Stored; the screen is never locked.
  open var isIdleTimerDisabled = false
  /// Stored; there is no icon.
  open var applicationIconBadgeNumber = 0
  /// Stored; the device is not shaken.
  open var applicationSupportsShakeToEdit = true
  /// Stored; there is no icon.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Stored; no network is used.
  open var isNetworkActivityIndicatorVisible = false
  /// Always `false`: the app has one icon.
  open var supportsAlternateIcons: Bool { false }
  /// Always `nil`: the app has one icon.
  open var alternateIconName: String? { nil }
  /// Does nothing but call the handler without an error.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  /// Always `true`: files can be read.
  open var isProtectedDataAvailable: Bool { true }
  /// Always `false`: there are no notifications.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing: there are no notifications.
  open func registerForRemoteNotifications() {}
  /// Does nothing: there are no notifications.
  open func unregisterForRemoteNotifications() {}
  /// Does nothing: there are no remote controls.
  open func beginReceivingRemoteControlEvents() {}
  /// Does nothing: there are no remote controls.
  open func endReceivingRemoteControlEvents() {}
  /// Does nothing: there are no touches.
  open func beginIgnoringInteractionEvents() {}
  /// Does nothing: there are no touches.
  open func endIgnoringInteractionEvents() {}
  /// Always `false`: there are no touches.
  open var isIgnoringInteractionEvents: Bool { false }

  // MARK: Background tasks

  /// The largest finite number: the app is always in the foreground.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Always `available`; nothing is fetched.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Returns `invalid`: the app is always in the foreground.
  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    .invalid
  }
  /// Returns `invalid`: the app is always in the foreground.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing: there are no tasks.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Does nothing: nothing is fetched.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}

/// The windows that were shown, with weak references.
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
