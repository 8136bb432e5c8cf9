import Foundation
import Testing

@testable import CairoRendering

@Suite struct GaussianBlurTests {
  private static let narrow = [0.1, 0.2] + (3..<20).map { Double($0) / 10 } + [1.9999]
  private static let wide = [2, 2.5, 3, 3.16, 3.5, 4.47, 5.77, 7.5, 12, 20, 51.2]
  private static let deviations = narrow + wide

  /// The response across a vertical line: the blur's weights, smoothed once along the line.
  private func response(_ deviation: Double) -> [Double] {
    let blur = GaussianBlur(standardDeviation: deviation)
    let height = 2 * blur.reach + 1
    let line = [UInt16](repeating: 65_280, count: height)
    let width = 1 + 2 * blur.reach
    let blurred = blur.blurred(line, width: 1, height: height)
    let middle = (height + 2 * blur.reach) / 2
    return blurred[middle * width..<(middle + 1) * width].map { Double($0) / 65_280 }
  }

  /// Every pass rounds to the nearest of 65,280 steps, and a mean of rounded numbers has no larger error than they
  /// have: five halves of a step across the line, and as much along it.
  private let rounding = 5.0 / 65_280

  /// The Gaussian sampled at whole pixels, normalised, as in SciPy's `gaussian_filter1d`.
  private func gaussian(_ deviation: Double, count: Int) -> [Double] {
    let heights = (0..<count).map { index in
      let distance = Double(index - count / 2) / deviation
      return exp(-distance * distance / 2)
    }
    let sum = heights.reduce(0, +)
    return heights.map { $0 / sum }
  }

  @Test(arguments: wide) func theResponseHasTheDeviationOfTheGaussian(deviation: Double) {
    let weights = response(deviation)
    let middle = weights.count / 2
    let squares = weights.indices.map { Double(($0 - middle) * ($0 - middle)) }
    let variance = zip(weights, squares).reduce(0) { $0 + $1.0 * $1.1 }
    // The weights of the ends are in 1/65536: far less than the rounding below.
    #expect(abs(variance - deviation * deviation) <= squares.reduce(0, +) * rounding + 1e-3)
  }

  @Test(arguments: deviations) func theResponseIsEvenAndLosesNothing(deviation: Double) {
    let weights = response(deviation)
    #expect(abs(weights.reduce(0, +) - 1) <= Double(weights.count) * rounding)
    #expect(weights == weights.reversed())
  }

  /// Weights are rounded to 1/65536: each is off by half a step, and the centre weight compensates for the sum.
  @Test(arguments: narrow) func aNarrowResponseIsTheSampledGaussian(deviation: Double) {
    let weights = response(deviation)
    let steps = max(1, Double(weights.count - 1)) / 65_536
    for (index, expected) in gaussian(deviation, count: weights.count).enumerated() {
      #expect(abs(weights[index] - expected) <= steps / 2 + rounding, "\(deviation): \(index), \(expected)")
    }
  }

  /// Five boxes of a total variance of 1 are √2.4 wide, and 115/192 of a box high in the middle (the
  /// B-spline of degree 4): 0.387, where the Gaussian has 0.399. That is 3.1 % less, the largest difference; the *Filter
  /// Effects Module* allows "roughly 3 %". Boxes of few pixels have another shape than wide ones: 0.3 % more, at 3.16.
  @Test(arguments: wide) func aWideResponseIsNearlyTheGaussian(deviation: Double) {
    let weights = response(deviation)
    let expected = gaussian(deviation, count: weights.count)
    for (index, weight) in weights.enumerated() {
      #expect(abs(weight - expected[index]) <= 0.034 * expected[weights.count / 2] + rounding, "\(index)")
    }
  }

  /// A box of 2r + 1 whole pixels has the variance r (r + 1) / 3, five of them five times that.
  @Test(arguments: [1, 2, 3, 7, 40]) func boxesAreWholeWhereThatIsExact(radius: Int) {
    let box = ExtendedBox(standardDeviation: (5 * Double(radius * (radius + 1)) / 3).squareRoot())
    // A box with a radius smaller by one and full weights at the ends is the same.
    #expect(Double(2 * box.radius + 1) + 2 * Double(box.endWeight) / 65_536 == Double(2 * radius + 1))
  }

  @Test(arguments: [0, 1e-300, 0.01]) func withoutADeviationNothingChanges(deviation: Double) {
    let blur = GaussianBlur(standardDeviation: deviation)
    #expect(blur.reach == 0)
    let values: [UInt16] = [0, 1, 255, 256, 65_280, 7]
    #expect(blur.blurred(values, width: 3, height: 2) == values)
  }

  @Test func aConstantStaysConstantInside() {
    for deviation in Self.deviations {
      let blur = GaussianBlur(standardDeviation: deviation)
      let side = 4 * blur.reach + 1
      let blurred = blur.blurred([UInt16](repeating: 65_280, count: side * side), width: side, height: side)
      let width = side + 2 * blur.reach
      let start = width * (side / 2 + blur.reach) + 2 * blur.reach
      let inner = blurred[start..<start + side - 2 * blur.reach]
      #expect(inner.allSatisfy { $0 == 65_280 })
    }
  }
}
