@_exported public import Foundation

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
  public static let token = PushType()
}

/// The state of an activity.
public enum ActivityState: Hashable, Codable, Sendable {
  case active
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
  public static var activities: [Activity<Attributes>] { [] }

  private init(attributes: Attributes, content: ActivityContent<Attributes.ContentState>) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }

  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
  public func update(using contentState: Attributes.ContentState) async {}
  public func end(
    _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  public func end(
    using contentState: Attributes.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// Why an activity cannot be started.
public enum ActivityAuthorizationError: Error, Sendable {
  case unsupported
  case denied
  case globalMaximumExceeded
  case targetMaximumExceeded
}
