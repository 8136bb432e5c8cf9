import Foundation
import UIKitValues

/// The conversion of values to the types of properties, as key-value coding does it: numbers become each other,
/// enumerations are made from their raw values, and geometry is unwrapped from `NSValue`.
package enum ValueConversion {
  /// The value as a property's type; `nil` if it cannot be converted.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value, let same = value as? Value { return same }
    if let optional = type as? any OptionalType.Type { return optional.wrapping(value) as? Value }
    guard let value else { return nil }
    if let number = value as? NSNumber ?? ValueConversion.number(value), let converted = convert(number, type) {
      return converted
    }
    if let raw = type as? any RawRepresentable.Type { return fromRawValue(value, raw) as? Value }
    if let boxed = value as? NSValue { return geometry(in: boxed, type) as? Value }
    return nil
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let flag as Bool: NSNumber(value: flag)
    case let number as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: number))
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    default: nil
    }
  }

  private static func convert<Value>(_ number: NSNumber, _ type: Value.Type) -> Value? {
    switch type {
    case is Bool.Type: number.boolValue as? Value
    case is Double.Type: number.doubleValue as? Value
    case is CGFloat.Type: CGFloat(number.doubleValue) as? Value
    case is Float.Type: number.floatValue as? Value
    case let integer as any FixedWidthInteger.Type: self.integer(number, integer) as? Value
    default: nil
    }
  }

  /// The number without its fraction; `nil` if it is out of range.
  private static func integer<Integer: FixedWidthInteger>(_ number: NSNumber, _ type: Integer.Type) -> Integer? {
    Integer(exactly: number.doubleValue.rounded(.towardZero))
  }

  private static func fromRawValue<Value: RawRepresentable>(_ value: Any, _ type: Value.Type) -> Value? {
    convert(value, to: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }

  private static func geometry<Value>(in value: NSValue, _ type: Value.Type) -> Any? {
    switch type {
    case is CGRect.Type: value.cgRectValue
    case is CGPoint.Type: value.cgPointValue
    case is CGSize.Type: value.cgSizeValue
    default: nil
    }
  }
}

private protocol OptionalType {
  static func wrapping(_ value: Any?) -> Any?
}

extension Optional: OptionalType {
  /// `Optional<Wrapped>` with the value; `nil` if that cannot be converted.
  fileprivate static func wrapping(_ value: Any?) -> Any? {
    guard let value else { return Wrapped?.none as Any }
    return value is NSNull
      ? Wrapped?.none as Any : ValueConversion.convert(value, to: Wrapped.self).map { $0 as Wrapped? as Any }
  }
}
