public import Foundation
public import HeadlessSwiftUI
public import UIKitValues

/// Something that an app can do. Nothing calls it.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = NoSummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var supportedModes: IntentModes { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var supportedModes: IntentModes { .background }
  /// A value that the intent asks for.
  public typealias Parameter<Value> = IntentParameter<Value>
  /// A value of the app that the intent uses.
  public typealias Dependency<Value> = AppDependency<Value>
  /// A sentence with the intent's values.
  public typealias Summary = IntentParameterSummary<Self>
  /// One of two sentences, by a value.
  public typealias When<Value, WhenTrue: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Value, WhenTrue, Otherwise>
  /// One of several sentences, by a value.
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  /// The sentence for a value.
  public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
  /// The sentence for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

extension AppIntent where SummaryContent == NoSummary {
  public static var parameterSummary: NoSummary { NoSummary() }
}

// Nothing performs an intent, and nobody is asked: what would ask throws.
extension AppIntent {
  /// Has no effect: nothing learns of the intent.
  @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  public func requestConfirmation() async throws { throw CocoaError(.featureUnsupported) }
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
    showDialogAsPrompt: Bool = true
  ) async throws { throw CocoaError(.featureUnsupported) }
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
  ) async throws { throw CocoaError(.featureUnsupported) }
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws { throw CocoaError(.featureUnsupported) }
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, snippetIntent: some SnippetIntent
  ) async throws { throw CocoaError(.featureUnsupported) }
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption { throw CocoaError(.featureUnsupported) }
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    throw CocoaError(.featureUnsupported)
  }
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true, continuation: (@MainActor () -> Void)? = nil
  ) -> any Error { CocoaError(.featureUnsupported) }
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult { try await perform() }
}

/// What is known of an intent that was performed.
public struct IntentDonationIdentifier: Codable, Hashable, Sendable {}

/// The intents that were performed: none are kept.
public final class IntentDonationManager: Sendable {
  public static let shared = IntentDonationManager()
  @discardableResult public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws {}
}

/// The intents that are meant.
public struct IntentDonationMatchingPredicate: Sendable {
  public static func intentType<Intent: AppIntent>(_ type: Intent.Type) -> IntentDonationMatchingPredicate { Self() }
}

/// Whether an intent is performed while a device is locked.
public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

/// Whether an intent brings the app to the front.
public struct IntentModes: OptionSet, Sendable {
  /// When the app comes to the front.
  public enum ForegroundMode: Sendable { case immediate, deferred, dynamic }

  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// The word on the button that confirms an intent.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  public static let add = Self(name: "add")
  public static let book = Self(name: "book")
  public static let buy = Self(name: "buy")
  public static let call = Self(name: "call")
  public static let checkIn = Self(name: "checkIn")
  public static let `continue` = Self(name: "continue")
  public static let create = Self(name: "create")
  public static let `do` = Self(name: "do")
  public static let download = Self(name: "download")
  public static let filter = Self(name: "filter")
  public static let find = Self(name: "find")
  public static let get = Self(name: "get")
  public static let go = Self(name: "go")
  public static let log = Self(name: "log")
  public static let open = Self(name: "open")
  public static let order = Self(name: "order")
  public static let pay = Self(name: "pay")
  public static let play = Self(name: "play")
  public static let playSound = Self(name: "playSound")
  public static let post = Self(name: "post")
  public static let request = Self(name: "request")
  public static let run = Self(name: "run")
  public static let search = Self(name: "search")
  public static let send = Self(name: "send")
  public static let set = Self(name: "set")
  public static let share = Self(name: "share")
  public static let start = Self(name: "start")
  public static let startNavigation = Self(name: "startNavigation")
  public static let toggle = Self(name: "toggle")
  public static let turnOff = Self(name: "turnOff")
  public static let turnOn = Self(name: "turnOn")
  public static let view = Self(name: "view")
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> Self { Self(name: "custom") }
}

/// When an intent asks for a confirmation.
public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// An answer to a question of an intent.
public struct IntentChoiceOption: Hashable, Sendable {
  /// The look of an answer.
  public enum Style: Hashable, Sendable { case `default`, destructive, cancel }
  private let title: String
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, style: Style = .default) {
    self.title = title.key
  }
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)
}

/// The description of an intent.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public let resultValueName: LocalizedStringResource?
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A text that is spoken.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let text: LocalizedStringResource
  public init(_ text: LocalizedStringResource) { self.text = text }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = full }
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) { text = full }
  public init(_ text: LocalizedStringResource, systemImageName: String) { self.text = text }
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    text = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
