// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Numbers of other types and scales.
extension vDSP {
  /// How numbers become whole ones.
  public enum RoundingMode: Sendable {
    case towardZero
    case towardNearestInteger
  }

  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element: BinaryInteger, V.Element: BinaryFloatingPoint {
    destination.store(source.mapped { V.Element($0) })
  }
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element: BinaryFloatingPoint, V.Element: BinaryFloatingPoint {
    destination.store(source.mapped { V.Element($0) })
  }
  /// Numbers that have no room become the nearest that has.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element: BinaryFloatingPoint, V.Element: FixedWidthInteger {
    destination.store(floatingPointToInteger(source, integerType: V.Element.self, rounding: rounding))
  }
  public static func integerToFloatingPoint<U: AccelerateBuffer, T: BinaryFloatingPoint>(
    _ vector: U, floatingPointType: T.Type
  ) -> [T] where U.Element: BinaryInteger { vector.mapped { T($0) } }
  /// Numbers that have no room become the nearest that has, and no number, `nan`, becomes zero.
  public static func floatingPointToInteger<U: AccelerateBuffer, T: FixedWidthInteger>(
    _ vector: U, integerType: T.Type, rounding: RoundingMode
  ) -> [T] where U.Element: BinaryFloatingPoint {
    vector.mapped { number in
      let whole = number.rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      guard !whole.isNaN else { return 0 }
      return T(exactly: whole) ?? (whole < 0 ? .min : .max)
    }
  }
  public static func floatToDouble<U: AccelerateBuffer<Float>>(_ source: U) -> [Double] { source.mapped(Double.init) }
  public static func doubleToFloat<U: AccelerateBuffer<Double>>(_ source: U) -> [Float] { source.mapped(Float.init) }

  /// Ten times the decimal logarithms of the numbers' ratios to another.
  public static func powerToDecibels<U: AccelerateBuffer>(
    _ power: U, zeroReference: U.Element
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { decibels(power, zeroReference, 10) }
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    power: U, toDecibels decibels: inout V, zeroReference: U.Element
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    decibels.store(powerToDecibels(power, zeroReference: zeroReference))
  }
  /// Twenty times the decimal logarithms of the numbers' ratios to another.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(
    _ amplitude: U, zeroReference: U.Element
  ) -> [U.Element] where U.Element: BinaryFloatingPoint { decibels(amplitude, zeroReference, 20) }
  public static func convert<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    amplitude: U, toDecibels decibels: inout V, zeroReference: U.Element
  ) where U.Element: BinaryFloatingPoint, V.Element == U.Element {
    decibels.store(amplitudeToDecibels(amplitude, zeroReference: zeroReference))
  }

  private static func decibels<U: AccelerateBuffer>(
    _ numbers: U, _ reference: U.Element, _ factor: Double
  ) -> [U.Element] where U.Element: BinaryFloatingPoint {
    numbers.mapped { U.Element(factor * log10(Double($0 / reference))) }
  }

  /// The numbers that fade sounds in and out, by their formulas in the headers of vDSP.
  public enum WindowSequence: Sendable {
    case hanningNormalized
    case hanningDenormalized
    case hamming
    case blackman

    func value(at index: Int, of count: Int) -> Double {
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return switch self {
      case .hanningNormalized: 0.8165 * (1 - cos(angle))
      case .hanningDenormalized: 0.5 * (1 - cos(angle))
      case .hamming: 0.54 - 0.46 * cos(angle)
      case .blackman: 0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle)
      }
    }
  }

  /// With half of a window, the numbers after its middle are zero.
  public static func window<T: vDSP_FloatingPointGeneratable>(
    ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [T] {
    (0..<Swift.max(count, 0)).map { isHalfWindow && $0 > count / 2 ? 0 : T(sequence.value(at: $0, of: count)) }
  }
  public static func formWindow<V: AccelerateMutableBuffer>(
    usingSequence sequence: WindowSequence, result: inout V, isHalfWindow: Bool
  ) where V.Element: vDSP_FloatingPointGeneratable {
    result.store(
      window(ofType: V.Element.self, usingSequence: sequence, count: result.count, isHalfWindow: isHalfWindow))
  }
}
