public import Foundation
public import HeadlessSwiftUI

/// A value that a chart can show.
public protocol Plottable {
  /// The type of the number, text or date that is shown.
  associatedtype PrimitivePlottable
  /// The number, text or date that is shown.
  var primitivePlottable: PrimitivePlottable { get }
  /// A value of what is shown.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: Plottable { public typealias PrimitivePlottable = Int }
extension Int8: Plottable { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable { public typealias PrimitivePlottable = UInt }
extension Double: Plottable { public typealias PrimitivePlottable = Double }
extension Float: Plottable { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable { public typealias PrimitivePlottable = CGFloat }
extension Decimal: Plottable { public typealias PrimitivePlottable = Decimal }
extension String: Plottable { public typealias PrimitivePlottable = String }
extension Date: Plottable { public typealias PrimitivePlottable = Date }

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
}
