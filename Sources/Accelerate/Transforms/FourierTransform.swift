// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// Discrete Fourier transforms, in double precision and without a factor: the inverse of a transform of n numbers is n times
/// these.
enum FourierTransform {
  static func transform(_ values: [ComplexValue], inverse: Bool) -> [ComplexValue] {
    guard values.count > 1 else { return values }
    guard values.count.isMultiple(of: 2) else { return sums(values, inverse) }
    let even = transform(stride(from: 0, to: values.count, by: 2).map { values[$0] }, inverse: inverse)
    let odd = transform(stride(from: 1, to: values.count, by: 2).map { values[$0] }, inverse: inverse)
    let turned = odd.enumerated().map { $1 * root($0, of: values.count, inverse) }
    return zip(even, turned).map(+) + zip(even, turned).map(-)
  }

  /// By the definition, for an odd number of values.
  private static func sums(_ values: [ComplexValue], _ inverse: Bool) -> [ComplexValue] {
    values.indices.map { index in
      values.enumerated().reduce(ComplexValue(0, 0)) { sum, entry in
        sum + entry.element * root(index * entry.offset % values.count, of: values.count, inverse)
      }
    }
  }

  private static func root(_ index: Int, of count: Int, _ inverse: Bool) -> ComplexValue {
    let angle = 2 * Double.pi * Double(index) / Double(count)
    return ComplexValue(cos(angle), inverse ? sin(angle) : -sin(angle))
  }

  /// The first half of the transform of real numbers, of which pairs are given, twice as large: vDSP has this factor. The
  /// imaginary part of the first is the real number in the middle of the transform.
  static func packed(_ pairs: [ComplexValue]) -> [ComplexValue] {
    let whole = transform(pairs.flatMap { [ComplexValue($0.real, 0), ComplexValue($0.imaginary, 0)] }, inverse: false)
    var half = whole.prefix(pairs.count).map { ComplexValue(2 * $0.real, 2 * $0.imaginary) }
    if !half.isEmpty { half[0].imaginary = 2 * whole[pairs.count].real }
    return half
  }

  /// Pairs of real numbers, of the first half of their transform.
  static func unpacked(_ half: [ComplexValue]) -> [ComplexValue] {
    guard let first = half.first else { return [] }
    let rest = half.dropFirst()
    let whole =
      [ComplexValue(first.real, 0)] + rest + [ComplexValue(first.imaginary, 0)] + rest.reversed().map(\.conjugate)
    let numbers = transform(whole, inverse: true)
    return half.indices.map { ComplexValue(numbers[2 * $0].real, numbers[2 * $0 + 1].real) }
  }
}
