import TextLayout

/// The weights of a Gaussian sampled at whole pixels, as in SciPy's `gaussian_filter`: normalised, so that a uniform
/// colour is kept.
struct SampledGaussian: Equatable {
  /// The weight of the centre, followed by those of the pixels on one side of it, in 1/65536; the centre and both sides
  /// add up to 65,536.
  let weights: [UInt32]

  /// - Parameter standardDeviation: The deviation in pixels; at least 0.
  init(standardDeviation: Double) {
    let variance = standardDeviation * standardDeviation
    // Farther out, all weights are below half of 1/65536.
    let reach = Int((5 * standardDeviation).rounded(.up))
    // e to the power of -40 is less than a billionth of 1/65536.
    let side = (0..<reach).map { Exponential.value(max(-40, -Double(($0 + 1) * ($0 + 1)) / (2 * variance))) }
    let total = 1 + 2 * side.reduce(0, +)
    var weights = side.map { UInt32(($0 / total * 65_536).rounded()) }
    while weights.last == 0 { weights.removeLast() }
    self.weights = [65_536 - 2 * weights.reduce(0, +)] + weights
  }

  /// The distance by which a pixel spreads, in pixels.
  var reach: Int { weights.count - 1 }

  /// Writes the weighted mean around each number that is `reach` or more from the ends, rounded to nearest.
  ///
  /// - Parameter line: Numbers of at most 65,280, so that the sums of products fit into 32 bits.
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
