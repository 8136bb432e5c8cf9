/// An exponential function with bit-identical results on every machine, which the system's mathematics library does not
/// guarantee.
package enum Exponential {
  /// e to the power of `x`, for -40...4: the Taylor series at x / 32, squared five times. The error is below 1e-13 of the
  /// result, or of 1 where that is less.
  package static func value(_ x: Double) -> Double {
    let part = x / 32
    var term = 1.0
    var sum = 1.0
    for index in 1...16 {
      term *= part / Double(index)
      sum += term
    }
    for _ in 0..<5 { sum *= sum }
    return sum
  }
}
