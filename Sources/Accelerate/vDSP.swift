// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported public import Foundation
@_exported public import UIKit
@_exported public import simd

/// A number of elements.
public typealias vDSP_Length = UInt
/// The distance between elements, in elements.
public typealias vDSP_Stride = Int

/// Sums of numbers.
public enum vDSP {
  public static func sum<T: FloatingPoint>(_ vector: [T]) -> T { vector.reduce(0, +) }
  public static func mean<T: FloatingPoint>(_ vector: [T]) -> T {
    vector.isEmpty ? .nan : sum(vector) / T(vector.count)
  }
  public static func maximum<T: FloatingPoint>(_ vector: [T]) -> T { vector.max() ?? -.infinity }
  public static func minimum<T: FloatingPoint>(_ vector: [T]) -> T { vector.min() ?? .infinity }
  public static func sumOfSquares<T: FloatingPoint>(_ vector: [T]) -> T { vector.reduce(0) { $0 + $1 * $1 } }
  public static func rootMeanSquare<T: FloatingPoint>(_ vector: [T]) -> T {
    vector.isEmpty ? .nan : (sumOfSquares(vector) / T(vector.count)).squareRoot()
  }
  public static func absolute<T: FloatingPoint>(_ vector: [T]) -> [T] { vector.map(abs) }
  public static func negative<T: FloatingPoint>(_ vector: [T]) -> [T] { vector.map(-) }
  public static func square<T: FloatingPoint>(_ vector: [T]) -> [T] { vector.map { $0 * $0 } }
  public static func add<T: FloatingPoint>(_ scalar: T, _ vector: [T]) -> [T] { vector.map { $0 + scalar } }
  public static func add<T: FloatingPoint>(_ a: [T], _ b: [T]) -> [T] { zip(a, b).map(+) }
  public static func subtract<T: FloatingPoint>(_ a: [T], _ b: [T]) -> [T] { zip(a, b).map(-) }
  public static func multiply<T: FloatingPoint>(_ scalar: T, _ vector: [T]) -> [T] { vector.map { $0 * scalar } }
  public static func multiply<T: FloatingPoint>(_ a: [T], _ b: [T]) -> [T] { zip(a, b).map(*) }
  public static func divide<T: FloatingPoint>(_ vector: [T], _ scalar: T) -> [T] { vector.map { $0 / scalar } }
  public static func dot<T: FloatingPoint>(_ a: [T], _ b: [T]) -> T { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
  public static func clip<T: FloatingPoint>(_ vector: [T], to bounds: ClosedRange<T>) -> [T] {
    vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
}
