public import Foundation
public import HeadlessSwiftUI

/// The values that a chart's scrolling is given.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let context: ScrollTargetBehaviorContext
  /// Those of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { context[keyPath: keyPath] }
  /// Something with the chart's places: there is no chart.
  public var chartProxy: ChartProxy { ChartProxy() }
}

/// The rule for the place where scrolling of a chart comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes the place at which scrolling ends. It is not called.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// At values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

/// The values at which a swipe through a chart comes to rest.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
  /// At the parts that are shown at once.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
  /// At multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
}

extension MajorValueAlignment where Value == Date {
  /// At dates.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
}

/// How far one swipe through a chart goes.
public struct ValueAlignedLimitBehavior: Sendable {
  /// As the system has it.
  public static let automatic = ValueAlignedLimitBehavior()
  /// To the next value.
  public static let always = ValueAlignedLimitBehavior()
  /// As far as it is strong.
  public static let never = ValueAlignedLimitBehavior()
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At multiples of a number.
  public static func valueAligned<P: Plottable>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
  /// At dates.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
  /// At multiples of numbers in both directions.
  public static func valueAligned<X: Plottable, Y: Plottable>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
  /// At dates in both directions.
  public static func valueAligned(
    xMatching: DateComponents, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
  /// At dates in one direction, and at multiples of a number in the other.
  public static func valueAligned<Y: Plottable>(
    xMatching: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
  /// At multiples of a number in one direction, and at dates in the other.
  public static func valueAligned<X: Plottable>(
    xUnit: X, yMatching: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}
