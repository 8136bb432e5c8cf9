// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported public import Foundation
@_exported public import UIKit
@_exported public import simd

/// A number of elements.
public typealias vDSP_Length = UInt
/// The distance between elements, in elements.
public typealias vDSP_Stride = Int

/// Arithmetic of many numbers.
public enum vDSP {
  /// The order of sorted numbers.
  public enum SortOrder: Int32, Sendable {
    case ascending = 1
    case descending = -1
  }
}

// Numbers one by one.
extension vDSP {
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { abs($0) }
  }
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(absolute(vector)) }
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { -$0 }
  }
  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(negative(vector)) }
  public static func negativeAbsolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { -abs($0) }
  }
  public static func negativeAbsolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(negativeAbsolute(vector)) }
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { $0 * $0 }
  }
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(square(vector)) }
  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { $0 * abs($0) }
  }
  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(signedSquare(vector)) }
  public static func add<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { vector.mapped { scalar + $0 } }
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(add(scalar, vector)) }
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    vectorA.zipped(with: vectorB) { $0 + $1 }
  }
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(add(vectorA, vectorB))
  }
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    vectorA.zipped(with: vectorB) { $0 - $1 }
  }
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(subtract(vectorA, vectorB))
  }
  public static func multiply<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { vector.mapped { scalar * $0 } }
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(multiply(scalar, vector)) }
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    vectorA.zipped(with: vectorB) { $0 * $1 }
  }
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(multiply(vectorA, vectorB))
  }
  public static func divide<U: AccelerateBuffer>(
    _ vector: U, _ scalar: U.Element
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { vector.mapped { $0 / scalar } }
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, _ scalar: U.Element, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(divide(vector, scalar)) }
  public static func divide<U: AccelerateBuffer>(
    _ scalar: U.Element, _ vector: U
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { vector.mapped { scalar / $0 } }
  public static func divide<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: U.Element, _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(divide(scalar, vector)) }
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    vectorA.zipped(with: vectorB) { $0 / $1 }
  }
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(divide(vectorA, vectorB))
  }
  public static func maximum<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    vectorA.zipped(with: vectorB) { Swift.max($0, $1) }
  }
  public static func maximum<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(maximum(vectorA, vectorB))
  }
  public static func minimum<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U
  ) -> [T.Element] where T.Element: BinaryFloatingPoint, U.Element == T.Element {
    vectorA.zipped(with: vectorB) { Swift.min($0, $1) }
  }
  public static func minimum<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(minimum(vectorA, vectorB))
  }
}
