@_exported public import Foundation
@_exported public import HeadlessSwiftUI

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
  /// A value that rules depend on.
  public typealias Parameter<Value> = Tips.Parameter<Value>
  /// Whether the tip is shown.
  public typealias Status = Tips.Status
  /// The reason why the tip is no longer shown.
  public typealias InvalidationReason = Tips.InvalidationReason
  /// The option that shows the tip however often others are shown.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// The option that limits how often the tip is shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// The option that limits how long the tip is shown.
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration

  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .pending }
  public var shouldDisplay: Bool { false }
  /// The statuses when they change: they do not.
  public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
  /// Whether the tip is shown, when that changes: it does not.
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
}

/// An option of a hint.
public protocol TipOption: Sendable {}

/// Hints of which one is shown at a time: none is.
@preconcurrency @MainActor
public final class TipGroup {
  /// The order of the hints.
  public enum Priority: Sendable { case firstAvailable, ordered }
  private let tips: [any Tip]
  public init(_ priority: Priority = .firstAvailable, @Tips.TipBuilder _ tips: () -> [any Tip]) { self.tips = tips() }
  /// The hint that is shown: none.
  public var currentTip: (any Tip)? { nil }
  /// The hint that is shown, when that changes: it does not.
  public var currentTipUpdates: AsyncStream<(any Tip)?> { AsyncStream { $0.finish() } }
}
