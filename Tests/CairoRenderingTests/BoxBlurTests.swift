import Foundation
import Testing

@testable import CairoRendering

@Suite struct BoxBlurTests {
  private static let deviations = [0.1, 0.25, 0.5, 0.7, 1, 1.5, 2, 2.5, 3, 4.5, 7.5, 12, 20, 51.2]

  /// The response across a vertical line: the blur's weights, once smoothed along the line.
  private func response(_ deviation: Double) -> [Double] {
    let blur = BoxBlur(standardDeviation: deviation)
    let height = 2 * blur.reach + 1
    let line = [UInt16](repeating: 65_280, count: height)
    let width = 1 + 2 * blur.reach
    let blurred = blur.blurred(line, width: 1, height: height)
    let middle = (height + 2 * blur.reach) / 2
    return blurred[middle * width..<(middle + 1) * width].map { Double($0) / 65_280 }
  }

  /// Every pass rounds to the nearest of 65,280 steps, and a mean of rounded numbers is no farther off than they are: five
  /// halves of a step across the line, and as much along it.
  private let rounding = 5.0 / 65_280

  @Test(arguments: deviations) func theResponseHasTheDeviationOfTheGaussian(deviation: Double) {
    let weights = response(deviation)
    let middle = weights.count / 2
    let squares = weights.indices.map { Double(($0 - middle) * ($0 - middle)) }
    let total = weights.reduce(0, +)
    let variance = zip(weights, squares).reduce(0) { $0 + $1.0 * $1.1 }
    #expect(abs(total - 1) <= Double(weights.count) * rounding)
    // The weights of the ends are in 1/65536: far less than the rounding below.
    #expect(abs(variance - deviation * deviation) <= squares.reduce(0, +) * rounding + 1e-3)
    #expect(weights == weights.reversed())
  }

  /// Five boxes of a total variance of 1 are √2.4 wide, and 115/192 of a box high in the middle (the
  /// B-spline of degree 4): 0.387, where the Gaussian has 0.399. That is 3.1 % less, the largest difference; the *Filter
  /// Effects Module* allows "roughly 3 %". Boxes of few pixels have another shape than wide ones: 0.5 % more.
  @Test(arguments: deviations.filter { $0 >= 2 }) func theResponseIsTheGaussians(deviation: Double) {
    let weights = response(deviation)
    let middle = weights.count / 2
    let peak = 1 / (deviation * (2 * Double.pi).squareRoot())
    for (index, weight) in weights.enumerated() {
      let distance = Double(index - middle) / deviation
      #expect(abs(weight - peak * exp(-distance * distance / 2)) <= 0.036 * peak + rounding, "\(index - middle)")
    }
  }

  /// A box of 2r + 1 whole pixels has the variance r (r + 1) / 3, five of them five times that.
  @Test(arguments: [1, 2, 3, 7, 40]) func boxesAreWholeWhereThatIsExact(radius: Int) {
    let blur = BoxBlur(standardDeviation: (5 * Double(radius * (radius + 1)) / 3).squareRoot())
    // A box that is one narrower with ends of full weight is the same.
    #expect(Double(2 * blur.radius + 1) + 2 * Double(blur.endWeight) / 65_536 == Double(2 * radius + 1))
  }

  @Test func withoutADeviationNothingChanges() {
    let blur = BoxBlur(standardDeviation: 0)
    #expect(blur.reach == 0)
    let values: [UInt16] = [0, 1, 255, 256, 65_280, 7]
    #expect(blur.blurred(values, width: 3, height: 2) == values)
  }

  @Test func aConstantStaysConstantInside() {
    for deviation in Self.deviations {
      let blur = BoxBlur(standardDeviation: deviation)
      let side = 4 * blur.reach + 1
      let blurred = blur.blurred([UInt16](repeating: 65_280, count: side * side), width: side, height: side)
      let width = side + 2 * blur.reach
      let start = width * (side / 2 + blur.reach) + 2 * blur.reach
      let inner = blurred[start..<start + side - 2 * blur.reach]
      #expect(inner.allSatisfy { $0 == 65_280 })
    }
  }
}
