public import Foundation
public import UIKitValues

/// An instance of an app's user interface. There is only one, which contains every window.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session of the scene.
  public final let session: UISceneSession
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UISceneDelegate)?
  /// The title in the app switcher.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The text beside the title in the app switcher. Stored.
  open var subtitle = ""
  /// When the scene is chosen for something that the app is to show. Stored; there is one scene.
  open var activationConditions = UISceneActivationConditions()
  /// Always `foregroundActive`.
  open var activationState: ActivationState { .foregroundActive }

  /// Creates a scene, for tests: the app's own scene always exists.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Does nothing but call the handler with `false`.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

extension UIScene {
  /// The activation states of a scene, with UIKit's raw values.
  public enum ActivationState: Int, Sendable, CaseIterable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive = 0
    /// The scene is in the foreground and does not receive events.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The options with which a scene was connected; all are empty.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open; none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that requested the scene; none.
    open var sourceApplication: String? { nil }
    /// The activities to continue; none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The type of the activity that is continued; none.
    open var handoffUserActivityType: String? { nil }
    /// The chosen quick action; none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// The options for opening a URL.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that asked for it; unknown.
    open var sourceApplication: String? { nil }
    /// The app's own value along with it; nil.
    open var annotation: Any? { nil }
    /// Whether the file must be copied; `false`.
    open var openInPlace: Bool { false }
  }

  /// The options for opening a URL in another app.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether to open only universal links.
    open var universalLinksOnly = false
  }
}

extension UIScene {
  /// A scene is about to be connected. Never posted automatically; tests may post it.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// A scene was disconnected. Never posted automatically; tests may post it.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// A scene has become active. Never posted automatically; tests may post it.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// A scene is about to become inactive. Never posted automatically; tests may post it.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// A scene is about to enter the foreground. Never posted automatically; tests may post it.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene has entered the background. Never posted automatically; tests may post it.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// The options for activating a scene. Stored; there is one scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks for it.
    open var requestingScene: UIScene?
  }
}

/// The options for destroying a scene. Stored; the only scene stays.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The conditions for choosing a scene. Stored; there is one scene.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// The condition for content that the scene can show.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// The condition for content that the scene prefers to show.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// A request to activate a scene. Stored; there is one scene.
public struct UISceneSessionActivationRequest {
  /// The session; `nil` for a new one.
  public let session: UISceneSession?
  /// The activity that the scene is to show.
  public var userActivity: NSUserActivity?
  /// The options for activating the scene.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (session, self.userActivity, self.options) = (nil, userActivity, options)
  }

  /// Creates a request for the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.session, self.userActivity, self.options) = (session, userActivity, options)
  }
}
