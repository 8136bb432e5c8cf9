public import Foundation
public import UIKitValues

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
  static var shortcutTileColor: ShortcutTileColor { get }
  static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  public static func updateAppShortcutParameters() {}
}

/// A phrase that starts no intent.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

/// The colour of an app's shortcuts.
public enum ShortcutTileColor: Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal,
    yellow
}

/// Makes a list of the shortcuts in a closure.
@resultBuilder
public struct AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The values that intents depend on.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private let lock = NSLock()
  private var values: [(key: AnyHashable?, make: () -> Any)] = []

  /// Adds a value, which is made when it is first needed.
  public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Dependency) {
    add(key: key, dependency)
  }
  /// Adds a value that a closure makes.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, _ dependencyProvider: @escaping () -> Dependency
  ) { lock.withLock { values.append((key, dependencyProvider)) } }

  func value<Dependency>(_ type: Dependency.Type, key: AnyHashable?) -> Dependency? {
    let makers = lock.withLock { values.filter { $0.key == key }.map(\.make) }
    return makers.lazy.compactMap { $0() as? Dependency }.first
  }
}

/// A value of the app that an intent uses. Reading one that was never added ends the program.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let make: (() -> Value)?

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager, make) = (key, manager, nil)
  }
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default value: @autoclosure @escaping () -> Value
  ) { (self.key, self.manager, make) = (key, manager, value) }

  public var wrappedValue: Value {
    guard let value = manager.value(Value.self, key: key) ?? make?() else {
      preconditionFailure("No \(Value.self) was added to the dependencies of intents.")
    }
    return value
  }
}
