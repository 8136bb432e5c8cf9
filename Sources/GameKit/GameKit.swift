@_exported public import GameplayKit
@_exported public import UIKit
import UIKitPresentation

/// Someone who plays. Nobody is known.
open class GKBasePlayer: NSObject {
  open var playerID: String? { nil }
  open var displayName: String? { "" }
}

/// Someone who plays. Nobody is known.
open class GKPlayer: GKBasePlayer {
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var alias: String { "" }
  open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?)
  {
    completionHandler?(nil, GKError(.notAuthenticated))
  }

  /// The size of a picture.
  public enum PhotoSize: Int, Sendable {
    case small = 0
    case normal = 1
  }
}

/// The player of this device, who is not signed in: the handler is called at once with an error.
@preconcurrency @MainActor
open class GKLocalPlayer: NSObject {
  public static let local = GKLocalPlayer()
  open class func localPlayer() -> GKLocalPlayer { local }

  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { false }
  open var alias: String { "" }
  open var displayName: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
  }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
  open var isPersonalizedCommunicationRestricted: Bool { false }
  open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func setDefaultLeaderboardIdentifier(
    _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
  open func loadPhoto(
    for size: GKPlayer.PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
  open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
}

/// The button to the player's screen, which is not shown.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
  public static let shared = GKAccessPoint()
  open var isActive = false
  open var location = Location.topLeading
  open var showHighlights = false
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open var frameInScreenCoordinates: CGRect { .zero }
  open weak var parentWindow: UIWindow?
  /// Shows nothing, and calls the handler.
  open func trigger(handler: @escaping () -> Void) { handler() }

  /// A corner, with its raw values.
  public enum Location: Int, Sendable {
    case topLeading = 0
    case topTrailing = 1
    case bottomLeading = 2
    case bottomTrailing = 3
  }
}

/// The delegate of the screen for games. It is never called.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The state of the screen for games, with its raw values.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements = 1
  case challenges = 2
  case localPlayerProfile = 3
  case dashboard = 4
}

/// The screen for games: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }

  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
  }

  public convenience init(achievementID: String) { self.init(state: .achievements) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    let screen = SystemScreenView("GKGameCenterViewController", "Shows results of games.")
    screen.frame = view.bounds
    view.addSubview(screen)
  }
}
