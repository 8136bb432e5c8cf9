/// Sines, cosines and angles from sums and products alone, which every machine rounds in the same way. Angles are in
/// radians.
package enum Trigonometry {
  /// π/2 in two parts, so that multiples of it are subtracted exactly enough.
  private static let quarter = (high: 1.5707963267341256, low: 6.077100506506192e-11)

  /// The sine and the cosine of an angle. Errors are a few units in the last place, plus 2.5e-16 a full turn.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let turn = angle.truncatingRemainder(dividingBy: 2 * .pi)
    let quarters = (turn * (2 / .pi)).rounded()
    let rest = turn - quarters * quarter.high - quarters * quarter.low
    let (sine, cosine) = (sineNearZero(rest), cosineNearZero(rest))
    return switch Int(quarters) & 3 {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
  }

  /// The Taylor series for at most π/4 in magnitude; its next term is below 10^-18.
  private static func sineNearZero(_ angle: Double) -> Double {
    var (term, sum) = (angle, angle)
    for index in stride(from: 2.0, through: 16, by: 2) {
      term *= -angle * angle / (index * (index + 1))
      sum += term
    }
    return sum
  }

  private static func cosineNearZero(_ angle: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for index in stride(from: 1.0, through: 17, by: 2) {
      term *= -angle * angle / (index * (index + 1))
      sum += term
    }
    return sum
  }

  /// The angle of the direction to a point from the origin: -π...π, 0 to the right, growing from x towards y. 0 for the
  /// origin.
  package static func angle(x: Double, y: Double) -> Double {
    let (across, along) = (abs(y), abs(x))
    guard across > 0 || along > 0 else { return 0 }
    let first = across <= along ? arctangent(across / along) : .pi / 2 - arctangent(along / across)
    let upper = x < 0 ? .pi - first : first
    return y < 0 ? -upper : upper
  }

  /// The arctangent of 0...1: halving the angle twice leaves less than 0.2, whose series' next term is below 10^-15.
  private static func arctangent(_ tangent: Double) -> Double {
    var part = tangent
    for _ in 0..<2 { part /= 1 + (1 + part * part).squareRoot() }
    let square = part * part
    var (power, sum) = (part, part)
    for index in stride(from: 3.0, through: 19, by: 2) {
      power *= -square
      sum += power / index
    }
    return 4 * sum
  }
}
