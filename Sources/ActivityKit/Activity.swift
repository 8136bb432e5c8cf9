@_exported public import Foundation

@_exported public import struct UIKitValues.LocalizedStringResource

/// The constant values of a live activity, and the type of those that change.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// The state of a live activity, with the date until which it holds.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// Whether live activities may be shown: they may not.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  /// Whether activities may be shown, when that changes: it does not.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  /// Whether activities are updated often, when that changes: it does not.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// The time that an activity stays on the screen after its end.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// The kind of push notification that updates an activity.
public struct PushType: Equatable, Sendable {
  public static let token = PushType(channel: nil)
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
  private let channel: String?
}

/// How long an activity lasts.
public enum ActivityStyle: Hashable, Sendable {
  case standard
  case transient
}

/// A text that is shown with an update. Nothing is.
public struct AlertConfiguration: Sendable {
  /// A sound.
  public struct AlertSound: Equatable, Sendable {
    private let name: String?
    public static let `default` = AlertSound(name: nil)
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  public let title: LocalizedStringResource
  public let body: LocalizedStringResource
  public let sound: AlertSound
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// The state of an activity.
public enum ActivityState: Hashable, Codable, Sendable {
  case active
  case pending
  case ended
  case dismissed
  case stale
}

/// A live activity. None can be started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<Attributes.ContentState>
  public var contentState: Attributes.ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }
  public static var activities: [Activity<Attributes>] { [] }
  /// The tokens of activities that others start: none.
  public static var pushToStartToken: Data? { nil }

  /// The tokens for updates: none.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The states: none but the first.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// The contents: none but the first.
  public var contentUpdates: AsyncStream<ActivityContent<Attributes.ContentState>> { AsyncStream { $0.finish() } }
  /// The contents: none but the first.
  public var contentStateUpdates: AsyncStream<Attributes.ContentState> { AsyncStream { $0.finish() } }
  /// The activities that are started: none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  /// The tokens of activities that others start: none.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  private init(attributes: Attributes, content: ActivityContent<Attributes.ContentState>) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}
  public func update(
    _ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
  ) async {}
  public func update(using contentState: Attributes.ContentState, alertConfiguration: AlertConfiguration?) async {}
  public func update(using contentState: Attributes.ContentState) async {}
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Date
  ) async {}
  public func end(dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
  public func end(
    using contentState: Attributes.ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// Why an activity cannot be started.
public enum ActivityAuthorizationError: Error, Sendable {
  case attributesTooLarge
  case unsupported
  case denied
  case globalMaximumExceeded
  case targetMaximumExceeded
  case unsupportedTarget
  case visibility
  case persistenceFailure
  case malformedActivityIdentifier
  case missingProcessIdentifier
  case unentitled
}
