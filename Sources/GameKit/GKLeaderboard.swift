// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A score on a leaderboard. It is sent nowhere.
open class GKScore: NSObject {
  open var leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var rank: Int { 0 }
  open var formattedValue: String? { String(value) }

  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }

  open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
  {
    completionHandler?(GKError(.notAuthenticated))
  }
}

/// An achievement. It is sent nowhere.
open class GKAchievement: NSObject {
  open var identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }

  public init(identifier: String) { self.identifier = identifier }

  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(.notAuthenticated)) }
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(.notAuthenticated))
  }
}

/// A leaderboard, which is empty.
open class GKLeaderboard: NSObject {
  open var identifier: String?
  open var timeScope = TimeScope.allTime
  open var playerScope = PlayerScope.global
  open var range = NSRange(location: 1, length: 10)
  open var scores: [GKScore]? { nil }
  open var localPlayerScore: GKScore? { nil }
  open var title: String? { nil }

  public override init() {}

  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  @MainActor
  open class func submitScore(
    _ score: Int, context: Int, player: GKLocalPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError(.notAuthenticated)) }
  @MainActor
  open class func submitScore(_ score: Int, context: Int, player: GKLocalPlayer, leaderboardIDs: [String]) async throws
  {
    throw GKError(.notAuthenticated)
  }

  open var baseLeaderboardID: String { identifier ?? "" }
  open var type: LeaderboardType { .classic }
  /// Ends with `GKError.notAuthenticated`.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler(nil, GKError(.notAuthenticated)) }
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError(.notAuthenticated)
  }
  /// Ends with `GKError.notAuthenticated`.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
  /// Ends with `GKError.notAuthenticated`.
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope,
    completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
  ) { completionHandler(nil, nil, GKError(.notAuthenticated)) }
  /// Ends with `GKError.notAuthenticated`.
  @MainActor
  open func submitScore(
    _ score: Int, context: Int, player: GKLocalPlayer, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError(.notAuthenticated)) }

  /// A score of someone. None is ever loaded.
  open class Entry: NSObject {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  }

  /// Whether a leaderboard begins anew, with its raw values.
  public enum LeaderboardType: Int, Sendable {
    case classic = 0
    case recurring = 1
  }

  /// The period of scores, with its raw values.
  public enum TimeScope: Int, Sendable {
    case today = 0
    case week = 1
    case allTime = 2
  }

  /// The players whose scores are shown, with its raw values.
  public enum PlayerScope: Int, Sendable {
    case global = 0
    case friendsOnly = 1
  }
}
