// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// Functions of many numbers. They are computed in double precision.
public enum vForce {
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { $0.rounded(.up) }
  }
  public static func ceil<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(ceil(vector)) }
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { $0.rounded(.down) }
  }
  public static func floor<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(floor(vector)) }
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { $0.rounded(.towardZero) }
  }
  public static func trunc<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(trunc(vector)) }
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    vector.mapped { $0.rounded(.toNearestOrEven) }
  }
  public static func nearestInteger<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(nearestInteger(vector)) }
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { $0.squareRoot() }
  }
  public static func sqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(sqrt(vector)) }
  public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { 1 / $0.squareRoot() }
  }
  public static func rsqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(rsqrt(vector)) }
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { 1 / $0 }
  }
  public static func reciprocal<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(reciprocal(vector)) }
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.sin(Double($0))) }
  }
  public static func sin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(sin(vector)) }
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.cos(Double($0))) }
  }
  public static func cos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(cos(vector)) }
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.tan(Double($0))) }
  }
  public static func tan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(tan(vector)) }
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.asin(Double($0))) }
  }
  public static func asin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(asin(vector)) }
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.acos(Double($0))) }
  }
  public static func acos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(acos(vector)) }
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.atan(Double($0))) }
  }
  public static func atan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(atan(vector)) }
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.sinh(Double($0))) }
  }
  public static func sinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(sinh(vector)) }
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.cosh(Double($0))) }
  }
  public static func cosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(cosh(vector)) }
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.tanh(Double($0))) }
  }
  public static func tanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(tanh(vector)) }
  public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.asinh(Double($0))) }
  }
  public static func asinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(asinh(vector)) }
  public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.acosh(Double($0))) }
  }
  public static func acosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(acosh(vector)) }
  public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.atanh(Double($0))) }
  }
  public static func atanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(atanh(vector)) }
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.exp(Double($0))) }
  }
  public static func exp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(exp(vector)) }
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.exp2(Double($0))) }
  }
  public static func exp2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(exp2(vector)) }
  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.expm1(Double($0))) }
  }
  public static func expm1<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(expm1(vector)) }
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.log(Double($0))) }
  }
  public static func log<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(log(vector)) }
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.log2(Double($0))) }
  }
  public static func log2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(log2(vector)) }
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.log10(Double($0))) }
  }
  public static func log10<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(log10(vector)) }
  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.log1p(Double($0))) }
  }
  public static func log1p<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(log1p(vector)) }
  public static func logb<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.logb(Double($0))) }
  }
  public static func logb<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(logb(vector)) }
  public static func sinPi<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.sin(Double($0) * .pi)) }
  }
  public static func sinPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(sinPi(vector)) }
  public static func cosPi<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.cos(Double($0) * .pi)) }
  }
  public static func cosPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(cosPi(vector)) }
  public static func tanPi<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    vector.mapped { U.Element(Foundation.tan(Double($0) * .pi)) }
  }
  public static func tanPi<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vector: U, result: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element { result.store(tanPi(vector)) }
  public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(
    bases: U, exponents: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    bases.zipped(with: exponents) { U.Element(Foundation.pow(Double($0), Double($1))) }
  }
  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    bases: T, exponents: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(pow(bases: bases, exponents: exponents))
  }
  public static func remainder<U: AccelerateBuffer, V: AccelerateBuffer>(
    dividends: U, divisors: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    dividends.zipped(with: divisors) { $0.remainder(dividingBy: $1) }
  }
  public static func remainder<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    dividends: T, divisors: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(remainder(dividends: dividends, divisors: divisors))
  }
  public static func truncatingRemainder<U: AccelerateBuffer, V: AccelerateBuffer>(
    dividends: U, divisors: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    dividends.zipped(with: divisors) { $0.truncatingRemainder(dividingBy: $1) }
  }
  public static func truncatingRemainder<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    dividends: T, divisors: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(truncatingRemainder(dividends: dividends, divisors: divisors))
  }
  public static func copysign<U: AccelerateBuffer, V: AccelerateBuffer>(
    magnitudes: U, signs: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    magnitudes.zipped(with: signs) { U.Element(signOf: $1, magnitudeOf: $0) }
  }
  public static func copysign<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    magnitudes: T, signs: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(copysign(magnitudes: magnitudes, signs: signs))
  }
  /// The angles of points.
  public static func atan2<U: AccelerateBuffer, V: AccelerateBuffer>(
    x: U, y: V
  ) -> [U.Element] where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    x.zipped(with: y) { U.Element(Foundation.atan2(Double($1), Double($0))) }
  }
  public static func atan2<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    x: T, y: U, result: inout V
  ) where T.Element: BinaryFloatingPoint, U.Element == T.Element, V.Element == T.Element {
    result.store(atan2(x: x, y: y))
  }
  public static func sincos<U: AccelerateBuffer, S: AccelerateMutableBuffer, C: AccelerateMutableBuffer>(
    _ vector: U, sinResult: inout S, cosResult: inout C
  ) where U.Element: BinaryFloatingPoint, S.Element == U.Element, C.Element == U.Element {
    sinResult.store(sin(vector))
    cosResult.store(cos(vector))
  }
}
