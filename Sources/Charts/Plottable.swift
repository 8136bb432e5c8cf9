public import Foundation
public import HeadlessSwiftUI

/// A value that a chart can show.
public protocol Plottable {
  /// The type of the number, text or date that is shown.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, text or date that is shown.
  var primitivePlottable: PrimitivePlottable { get }
  /// A value of what is shown.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, text or date that a chart can show.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol, PrimitivePlottable == RawValue {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Decimal: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Decimal }
extension String: PrimitivePlottableProtocol { public typealias PrimitivePlottable = String }
extension Date: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Date }
extension Never: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Never }

/// A value with what it is called.
public struct PlottableValue<Value: Plottable> {
  /// The value.
  public let value: Value

  /// A value with the text of a key.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(value: value)
  }
  /// A value with a text.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(value: value)
  }
  /// A value with a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { PlottableValue(value: value) }
}

// Numbers and dates by a range of them.
extension PlottableValue where Value: Comparable {
  /// A range with the text of a key.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(value: value.lowerBound)
  }
  /// A range with a text.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(value: value.lowerBound)
  }
  /// A range with a text.
  public static func value(_ label: Text, _ value: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(value: value.lowerBound)
  }
  /// A bin with the text of a key.
  public static func value(_ labelKey: LocalizedStringKey, _ value: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(value: value.lowerBound)
  }
  /// A bin with a text.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(value: value.lowerBound)
  }
  /// A bin with a text.
  public static func value(_ label: Text, _ value: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(value: value.lowerBound)
  }
}

extension PlottableValue where Value == Date {
  /// A date by the day, month or another unit that it is in, with the text of a key.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> { PlottableValue(value: value) }
  /// A date by the day, month or another unit that it is in, with a text.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> { PlottableValue(value: value) }
  /// A date by the day, month or another unit that it is in, with a text.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> { PlottableValue(value: value) }
}
