// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Numbers one after another in memory.
public protocol AccelerateBuffer<Element> {
  associatedtype Element
  var count: Int { get }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// Numbers one after another in memory, which can be changed.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(self)
  }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(UnsafeBufferPointer(self))
  }
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(&self) }
}

/// A number of floating point that vDSP makes.
public protocol vDSP_FloatingPointGeneratable: BinaryFloatingPoint {}
/// A number of floating point that vDSP converts.
public protocol vDSP_FloatingPointConvertable: BinaryFloatingPoint {}
/// A whole number that vDSP converts.
public protocol vDSP_IntegerConvertable: BinaryInteger {}

extension Float: vDSP_FloatingPointGeneratable, vDSP_FloatingPointConvertable {}
extension Double: vDSP_FloatingPointGeneratable, vDSP_FloatingPointConvertable {}
extension UInt8: vDSP_IntegerConvertable {}
extension UInt16: vDSP_IntegerConvertable {}
extension UInt32: vDSP_IntegerConvertable {}
extension Int8: vDSP_IntegerConvertable {}
extension Int16: vDSP_IntegerConvertable {}
extension Int32: vDSP_IntegerConvertable {}

extension AccelerateBuffer {
  /// The results of a function for the numbers, in their order.
  func mapped<R>(_ transform: (Element) throws -> R) rethrows -> [R] {
    try withUnsafeBufferPointer { try $0.map(transform) }
  }

  /// The results of a function for these numbers and others, in their order: as many as the shorter have.
  func zipped<Other: AccelerateBuffer, R>(with other: Other, _ transform: (Element, Other.Element) -> R) -> [R] {
    withUnsafeBufferPointer { first in
      other.withUnsafeBufferPointer { second in zip(first, second).map { transform($0, $1) } }
    }
  }

  func reduced<R>(_ initial: R, _ next: (R, Element) -> R) -> R {
    withUnsafeBufferPointer { $0.reduce(initial, next) }
  }
}

extension AccelerateMutableBuffer {
  /// Writes numbers from the beginning, as many as there is room for.
  mutating func store(_ numbers: [Element]) {
    withUnsafeMutableBufferPointer { place in
      for (index, number) in numbers.prefix(place.count).enumerated() { place[index] = number }
    }
  }
}
