public import Foundation
public import HeadlessSwiftUI

/// The functions and types for hints: none is shown by itself.
public enum Tips {
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
  public static func configure(@ConfigurationBuilder _ configuration: () -> [ConfigurationOption]) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

  /// A button of a hint.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let label: @Sendable () -> Text
    public let handler: @Sendable () -> Void
    public init(
      id: String = "", title: some StringProtocol, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      (self.id, label, self.handler) = (id, { Text(title) }, handler)
    }
    public init(
      id: String = "", disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) { (self.id, self.label, self.handler) = (id, label, handler) }
  }

  /// A value that rules depend on.
  @propertyWrapper
  public struct Parameter<Value>: @unchecked Sendable {
    /// How long a value is kept.
    public enum Option: Sendable { case transient }
    public var wrappedValue: Value
    public init(wrappedValue: Value, _ options: Option...) { self.wrappedValue = wrappedValue }
    public var projectedValue: Parameter<Value> { self }
  }

  /// Something that happened. It is not counted.
  public struct Event<DonationInfo: Codable & Sendable>: Sendable {
    public let id: String
    public init(id: String) where DonationInfo == EmptyDonationInfo { self.id = id }
    public init(id: String, donatedAs: DonationInfo.Type = DonationInfo.self) { self.id = id }
    public var donations: [Donation] { [] }
    public func donate() async where DonationInfo == EmptyDonationInfo {}
    public func donate(_ donation: DonationInfo) async {}
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonationInfo {}
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {}

    /// A time at which something happened.
    @dynamicMemberLookup
    public struct Donation: Sendable {
      public let date: Date
      private let info: DonationInfo
      public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: path] }
    }
  }

  /// An event's details: none.
  public struct EmptyDonationInfo: Codable, Sendable {}

  /// A span of time in which something happened.
  public struct DonationTimeRange: Sendable {
    public static let minute = DonationTimeRange()
    public static let hour = DonationTimeRange()
    public static let day = DonationTimeRange()
    public static let week = DonationTimeRange()
    public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange() }
    public static func hours(_ count: Int) -> DonationTimeRange { DonationTimeRange() }
    public static func days(_ count: Int) -> DonationTimeRange { DonationTimeRange() }
    public static func weeks(_ count: Int) -> DonationTimeRange { DonationTimeRange() }
  }

  /// A condition for showing a hint, which is not looked at. The macro `#Rule` makes one.
  public struct Rule: Sendable {
    /// The name of the condition's event, as the condition sees it.
    public struct EventInput<DonationInfo: Codable & Sendable> {
      public var donations: [Event<DonationInfo>.Donation] { [] }
    }
    public init<Value>(_ parameter: Parameter<Value>, _ condition: (Value) -> Bool) {}
    public init<Info>(_ event: Event<Info>, _ condition: (EventInput<Info>) -> Bool) {}
    public init<A, B>(_ first: Parameter<A>, _ second: Parameter<B>, _ condition: (A, B) -> Bool) {}
  }

  /// Whether a hint is shown.
  public enum Status: Hashable, Sendable {
    case pending
    case available
    case invalidated(InvalidationReason)
  }

  /// The reason why a hint is no longer shown.
  public enum InvalidationReason: Hashable, Codable, Sendable {
    case actionPerformed
    case displayCountExceeded
    case displayDurationExceeded
    case tipClosed
  }

  /// An option for showing a hint at any time.
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ value: Bool) {}
  }

  /// An option for showing a hint a limited number of times.
  public struct MaxDisplayCount: TipOption {
    public init(_ value: Int) {}
  }

  /// An option for showing a hint a limited time.
  public struct MaxDisplayDuration: TipOption {
    public init(_ value: TimeInterval) {}
  }

  /// An option for showing hints.
  public struct ConfigurationOption: Sendable {
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption { .init() }

    /// The least time between hints.
    public enum DisplayFrequency: Sendable {
      case immediate
      case hourly
      case daily
      case weekly
      case monthly
    }

    /// The place where the hints that were shown are recorded.
    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
    }

    /// The database in iCloud.
    public struct CloudKitContainer: Sendable {
      public static let automatic = CloudKitContainer()
      public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
    }
  }
}

extension Array {
  /// The times within a span: none.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation { [] }
}

// MARK: - Builders

extension Tips {
  /// Makes a list of buttons.
  @resultBuilder
  public struct ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    public static func buildEither(first: [Action]) -> [Action] { first }
    public static func buildEither(second: [Action]) -> [Action] { second }
  }

  /// Makes a list of rules.
  @resultBuilder
  public struct RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
    public static func buildEither(first: [Rule]) -> [Rule] { first }
    public static func buildEither(second: [Rule]) -> [Rule] { second }
  }

  /// Makes a list of options.
  @resultBuilder
  public struct OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
  }

  /// Makes a list of hints.
  @resultBuilder
  public struct TipBuilder {
    public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
    public static func buildBlock(_ tips: [any Tip]...) -> [any Tip] { tips.flatMap { $0 } }
    public static func buildOptional(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
  }

  /// Makes a list of options for showing hints.
  @resultBuilder
  public struct ConfigurationBuilder {
    public static func buildExpression(_ option: ConfigurationOption) -> [ConfigurationOption] { [option] }
    public static func buildBlock(_ options: [ConfigurationOption]...) -> [ConfigurationOption] {
      options.flatMap { $0 }
    }
  }
}
