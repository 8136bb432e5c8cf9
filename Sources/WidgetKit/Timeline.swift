public import AppIntents
@_exported public import Foundation
@_exported public import SwiftUI

/// The content of a widget at a time.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// The content of a widget over time.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// When entries are asked for again.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  public static let atEnd = TimelineReloadPolicy(date: .distantPast)
  public static let never = TimelineReloadPolicy(date: nil)
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// The environment that a widget's entries are made for.
public struct TimelineProviderContext {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
  public let environmentVariants: EnvironmentVariants

  /// The values that a widget is shown under.
  public struct EnvironmentVariants: Sendable {
    public subscript<Value>(keyPath: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? { nil }
  }
}

/// Makes a widget's entries. It is never asked.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget that a person configures. It is never asked.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration that is recommended.
public struct IntentRecommendation<T> {
  public let intent: T
  public init(intent: T, description: Text) { self.intent = intent }
  public init(intent: T, description: LocalizedStringKey) { self.intent = intent }
  @_disfavoredOverload
  public init(intent: T, description: some StringProtocol) { self.intent = intent }
}

/// Makes the entries of a widget that a person configures. It is never asked.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
  func relevances() async -> WidgetRelevances<Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
}

/// A configuration that is recommended.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  public let intent: Intent
  public init(intent: Intent, description: Text) { self.intent = intent }
  public init(intent: Intent, description: LocalizedStringKey) { self.intent = intent }
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) { self.intent = intent }
}

/// When a widget's configurations are of use.
public struct WidgetRelevances<Intent>: @unchecked Sendable {
  public init(_ entries: [WidgetRelevanceEntry<Intent>] = []) {}
}

/// When a widget's configuration is of use.
public struct WidgetRelevanceEntry<Intent>: @unchecked Sendable {
  public let configuration: Intent
}

/// The widgets of an app: there are none.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadTimelines(ofKind kind: String) {}
  public func reloadAllTimelines() {}
  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  public func invalidateConfigurationRecommendations() {}
}

/// The controls of an app: there are none.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()
  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
  public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that someone added. None is ever made.
public struct ControlInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public var id: String { kind }
}

/// A widget that someone configured. None is ever made.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
  public let kind: String
  public let family: WidgetFamily
  public var id: String { kind }
}
