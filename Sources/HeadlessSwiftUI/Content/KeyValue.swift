public import Foundation

/// A value that stands in the literal of a key as more than its description.
public protocol _KeyValue {
  /// The part of the key that stands for the value.
  var _keyPart: _KeyPart { get }
}

/// The part of a key that stands for a value.
public struct _KeyPart: Sendable {
  let part: LocalizedStringKey.Part
}

extension _KeyValue where Self: BinaryInteger {
  public var _keyPart: _KeyPart { _KeyPart(part: .integer(Int64(clamping: self))) }
}

extension _KeyValue where Self: BinaryFloatingPoint {
  public var _keyPart: _KeyPart { _KeyPart(part: .floating(Double(self))) }
}

extension Int: _KeyValue {}
extension Int8: _KeyValue {}
extension Int16: _KeyValue {}
extension Int32: _KeyValue {}
extension Int64: _KeyValue {}
extension UInt: _KeyValue {}
extension UInt8: _KeyValue {}
extension UInt16: _KeyValue {}
extension UInt32: _KeyValue {}
extension UInt64: _KeyValue {}
extension Float: _KeyValue {}
extension Double: _KeyValue {}
extension CGFloat: _KeyValue {}

extension String: _KeyValue {
  public var _keyPart: _KeyPart { _KeyPart(part: .string(self)) }
}

extension Text: _KeyValue {
  public nonisolated var _keyPart: _KeyPart { _KeyPart(part: .text(self)) }
}

extension Image: _KeyValue {
  public nonisolated var _keyPart: _KeyPart { _KeyPart(part: .text(Text(self))) }
}

extension AttributedString: _KeyValue {
  public var _keyPart: _KeyPart { _KeyPart(part: .text(Text(self))) }
}

extension ClosedRange<Date>: _KeyValue {
  public var _keyPart: _KeyPart { _KeyPart(part: .text(Text(self))) }
}
