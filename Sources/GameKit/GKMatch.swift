public import GameplayKit
public import UIKit
import UIKitPresentation

/// A request for others to play with.
open class GKMatchRequest: NSObject, @unchecked Sendable {
  open var minPlayers = 2
  open var maxPlayers = 4
  open var defaultNumberOfPlayers = 2
  open var playerGroup = 0
  open var playerAttributes: UInt32 = 0
  open var inviteMessage: String?
  open var recipients: [GKPlayer]?
  open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
  open class func maxPlayersAllowedForMatch(of matchType: GKMatchType) -> Int { 4 }
}

/// The kind of a game, with its raw values.
public enum GKMatchType: UInt, Sendable {
  case peerToPeer = 0
  case hosted = 1
  case turnBased = 2
}

/// The answer to an invitation, with its raw values.
public enum GKInviteRecipientResponse: Int, Sendable {
  case accepted = 0
  case declined = 1
  case failed = 2
  case incompatible = 3
  case unableToConnect = 4
  case noAnswer = 5
}

/// An invitation. None is ever made.
open class GKInvite: NSObject {
  open var sender: GKPlayer { GKPlayer() }
  open var isHosted: Bool { false }
  open var playerGroup: Int { 0 }
}

/// A game with others. None is ever made.
open class GKMatch: NSObject {
  open weak var delegate: (any GKMatchDelegate)?
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  /// Throws `GKError.notAuthenticated`.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
    throw GKError(.notAuthenticated)
  }
  /// Throws `GKError.notAuthenticated`.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.notAuthenticated) }
  open func disconnect() {}
  open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) { completionHandler(nil) }
  open func rematch(completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }

  /// Whether data surely arrive, with its raw values.
  public enum SendDataMode: Int, Sendable {
    case reliable = 0
    case unreliable = 1
  }
}

/// Whether someone plays, with its raw values.
public enum GKPlayerConnectionState: Int, Sendable {
  case unknown = 0
  case connected = 1
  case disconnected = 2
}

/// The delegate of a game. It is never called.
public protocol GKMatchDelegate: NSObjectProtocol {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
  public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// The search for others to play with: it finds nobody.
open class GKMatchmaker: NSObject, @unchecked Sendable {
  private static let only = GKMatchmaker()
  open class func shared() -> GKMatchmaker { only }

  open func findMatch(
    for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
  open func match(
    for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(.notAuthenticated)) }
  open func cancel() {}
  open func finishMatchmaking(for match: GKMatch) {}
}

/// The screen that finds others to play with: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class GKMatchmakerViewController: UINavigationController {
  /// The delegate, which is never called. A weak reference.
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  open private(set) var matchRequest = GKMatchRequest()
  open var isHosted = false

  public convenience init?(matchRequest request: GKMatchRequest) {
    self.init(nibName: nil, bundle: nil)
    matchRequest = request
  }
  public convenience init?(invite: GKInvite) { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    let screen = SystemScreenView("GKMatchmakerViewController", "Finds others to play with.")
    screen.frame = view.bounds
    view.addSubview(screen)
  }
}

/// The delegate of the screen that finds others. It is never called.
@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}

extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}

/// What hears of invitations. It never does.
public protocol GKInviteEventListener: AnyObject {
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}

extension GKInviteEventListener {
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}

/// What hears of the player of this device. It never does.
public protocol GKLocalPlayerListener: GKInviteEventListener {}
