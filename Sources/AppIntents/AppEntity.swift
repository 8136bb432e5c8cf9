public import Foundation
public import HeadlessSwiftUI

/// A thing of an app that intents can use.
public protocol AppEntity: Identifiable, Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}

/// Finds things of an app. It is never asked.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}

/// Finds things of an app by text. It is never asked.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

/// A choice that intents can use.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// The name of a kind of entity.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let name: LocalizedStringResource
  public init(name: LocalizedStringResource) { self.name = name }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

/// The title, subtitle and picture of an entity.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let image: Image?

  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  /// A picture of a thing.
  public struct Image: Sendable {
    public init(systemName: String) {}
    public init(named name: String) {}
    public init(data: Data) {}
    public init(url: URL) {}
  }
}

/// A phrase that starts an intent. It is never heard.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// The parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// A word that every phrase has.
    public enum Token: Sendable { case applicationName }
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// An intent with its phrases.
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {}
}

/// The intents of an app with their phrases.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

extension AppShortcutsProvider {
  public static func updateAppShortcutParameters() {}
}

/// Makes a list of the shortcuts in a closure.
@resultBuilder
public struct AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// The values that intents depend on. Reading one that was never added ends the program.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency: @autoclosure () -> Dependency) {}
}

// Buttons that perform an intent: it is not performed.
extension Button {
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
  }
}

extension Button where Label == Text {
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) { self.init(titleKey, action: {}) }
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(_ title: Title, intent: Intent) { self.init(title, action: {}) }
}

extension Toggle {
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}
