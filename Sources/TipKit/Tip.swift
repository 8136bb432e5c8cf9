@_exported public import Foundation
@_exported public import HeadlessSwiftUI
public import UIKit
import UIKitPresentation

/// A hint about a feature of an app.
public protocol Tip: Identifiable, Sendable where ID == String {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// A button of the tip.
  public typealias Action = Tips.Action
  /// A condition for showing the tip.
  public typealias Rule = Tips.Rule
  /// A choice of the way in which the tip is shown.
  public typealias Option = TipOption
  /// An event that rules count.
  public typealias Event = Tips.Event
  /// The option that shows the tip however often others are shown.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// The option that limits how often the tip is shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount

  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .pending }
  public var shouldDisplay: Bool { false }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
}

/// An option of a hint.
public protocol TipOption: Sendable {}

/// The functions and types for hints: none is shown by itself.
public enum Tips {
  public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}

  /// A button of a hint.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let title: String
    let handler: @Sendable () -> Void
    public init(
      id: String = "", title: some StringProtocol, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) { (self.id, self.title, self.handler) = (id, String(title), handler) }
  }

  /// A condition for showing a hint.
  public struct Rule: Sendable {}

  /// Something that happened. It is not counted.
  public struct Event<DonationInfo: Codable & Sendable>: Sendable {
    public let id: String
    public init(id: String) where DonationInfo == EmptyDonationInfo { self.id = id }
    public func donate() async {}
    public func sendDonation() {}
  }

  /// An event's details: none.
  public struct EmptyDonationInfo: Codable, Sendable {}

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

  /// An option for showing hints.
  public struct ConfigurationOption: Sendable {
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { .init() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }

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
  }

  /// Makes a list of buttons.
  @resultBuilder
  public struct ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
  }

  /// Makes a list of rules.
  @resultBuilder
  public struct RuleBuilder {
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
  }

  /// Makes a list of options.
  @resultBuilder
  public struct OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
  }
}

/// A hint in a page: a labelled placeholder stands for it, with a finding `placeholder-screen`.
public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}
  public var body: some View { TipPlaceholder() }
}

private struct TipPlaceholder: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    FrameworkView.show("TipView", of: "TipKit", in: view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: 80)
  }
}

extension View {
  /// Has no effect: no hint is due.
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: hints have one look.
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: hints have one look.
  public nonisolated func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}
