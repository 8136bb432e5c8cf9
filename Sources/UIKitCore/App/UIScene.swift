public import Foundation

/// A part of an app that is shown by itself. There is one, in which every window is.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What the system knows the scene by.
  public final let session: UISceneSession
  /// Who is told what happens to the scene; nothing does by itself.
  open weak var delegate: (any UISceneDelegate)?
  /// What the app switcher calls it.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// Always active.
  open var activationState: ActivationState { .foregroundActive }

  /// A scene, for tests: the app's own is there from the start.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Opens nothing: the handler is given false at once.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }
}

extension UIScene {
  /// How far a scene is in use; raw values are UIKit's.
  public enum ActivationState: Int, Sendable, CaseIterable {
    /// It is no part of the app.
    case unattached = -1
    /// It is seen and used.
    case foregroundActive = 0
    /// It is seen and not used.
    case foregroundInactive = 1
    /// It is not seen.
    case background = 2
  }

  /// What a scene is told when it becomes a part of the app: nothing.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses it is to open; none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The app that asks; none.
    open var sourceApplication: String? { nil }
    /// The shortcut that was chosen; none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// How another app is to open an address.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Only as an app's own link.
    open var universalLinksOnly = false
  }
}

extension UIScene {
  /// Posted when a scene becomes a part of the app. Never by itself: tests may post it.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is no longer a part of the app. Never by itself: tests may post it.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene has become the one that is used. Never by itself: tests may post it.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to cease to be the one that is used. Never by itself: tests may post it.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene is about to be seen. Never by itself: tests may post it.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene is no longer seen. Never by itself: tests may post it.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
