import TextLayout

/// The weights of a Gaussian at whole pixels, as SciPy's `gaussian_filter` has them: normalised, so that one colour stays.
struct SampledGaussian: Equatable {
  /// The weight of the middle and of the pixels on either side of it, in 1/65536; the sum of both sides is 65,536.
  let weights: [UInt32]

  /// - Parameter standardDeviation: In pixels; at least 0.
  init(standardDeviation: Double) {
    let variance = standardDeviation * standardDeviation
    // Farther out no weight is half of 1/65536.
    let reach = Int((5 * standardDeviation).rounded(.up))
    // e to the power of -40 is less than a billionth of 1/65536.
    let side = (0..<reach).map { Exponential.value(max(-40, -Double(($0 + 1) * ($0 + 1)) / (2 * variance))) }
    let total = 1 + 2 * side.reduce(0, +)
    var weights = side.map { UInt32(($0 / total * 65_536).rounded()) }
    while weights.last == 0 { weights.removeLast() }
    self.weights = [65_536 - 2 * weights.reduce(0, +)] + weights
  }

  /// How far a pixel reaches, in pixels.
  var reach: Int { weights.count - 1 }

  /// Writes the mean around each number that is `reach` or more from the ends, rounded to the nearest.
  ///
  /// - Parameter line: Numbers of at most 65,280, whose sums of products 32 bits hold.
  func average(_ line: [UInt32], into target: inout [UInt32]) {
    weights.withUnsafeBufferPointer { weights in
      line.withUnsafeBufferPointer { line in
        target.withUnsafeMutableBufferPointer { target in
          var index = reach
          let end = line.count - reach
          while index < end {
            var sum = weights[0] &* line[index] &+ 32_768
            var distance = 1
            while distance < weights.count {
              sum = sum &+ weights[distance] &* (line[index &- distance] &+ line[index &+ distance])
              distance &+= 1
            }
            target[index] = sum &>> 16
            index &+= 1
          }
        }
      }
    }
  }
}
