/// A moving average in integers, five passes of which approximate a Gaussian.
///
/// *Filter Effects Module Level 1*, feGaussianBlur, uses three passes of boxes that are whole pixels wide, and makes
/// them narrower than the Gaussian to match its peak. Here a box has an additional pixel of smaller weight at each end,
/// which makes the variance exact for every deviation: P. Gwosdek, S. Grewenig, A. Bruhn, J. Weickert, *Theoretical
/// Foundations of Gaussian Convolution by Extended Box Filtering*, 2011, section 3. Five passes then approximate the
/// Gaussian as well as the specification's three: within 3 % of its peak.
struct ExtendedBox: Equatable {
  static let passes = 5

  /// The number of pixels with full weight on each side of the box's middle.
  let radius: Int
  /// The weight of the pixels at the ends, in 1/65536.
  let endWeight: UInt64
  /// The sum of a box's weights, in 1/65536, and 2^64 divided by it, rounded up.
  private let weight: UInt64
  private let reciprocal: UInt64

  /// - Parameter standardDeviation: The deviation of all passes together, in pixels; at least 0, at most a few
  ///   thousand.
  init(standardDeviation: Double) {
    let variance = standardDeviation * standardDeviation / Double(Self.passes)
    // A box of 2r + 1 whole pixels has a variance of r (r + 1) / 3: this is the largest one that is not too wide.
    var radius = 0
    while Double((radius + 1) * (radius + 2)) <= 3 * variance { radius += 1 }
    let (width, next) = (Double(2 * radius + 1), Double(radius + 1))
    let share = width * (3 * variance - Double(radius) * next) / (6 * (next * next - variance))
    self.radius = radius
    endWeight = UInt64((share * 65_536).rounded())
    weight = UInt64(2 * radius + 1) << 16 + 2 * endWeight
    reciprocal = UInt64.max / weight + 1
  }

  /// The distance by which a pixel spreads in one pass, in pixels.
  var reach: Int { radius + 1 }

  /// Writes the mean of the box around each number that is `reach` or more from the ends, rounded to nearest.
  func average(_ line: [UInt32], into target: inout [UInt32]) {
    line.withUnsafeBufferPointer { line in
      target.withUnsafeMutableBufferPointer { target in
        var sum: UInt64 = 0
        for index in 0..<2 * radius + 1 { sum += UInt64(line[index]) }
        // `sum` belongs to the box centred on the number before `index`.
        var index = reach
        let end = line.count - reach
        while index < end {
          sum = sum &+ UInt64(line[index &+ radius]) &- UInt64(line[index &- reach])
          let ends = UInt64(line[index &- reach]) &+ UInt64(line[index &+ reach])
          let total = sum &<< 16 &+ endWeight &* ends &+ weight &>> 1
          target[index] = UInt32(truncatingIfNeeded: total.multipliedFullWidth(by: reciprocal).high)
          index &+= 1
        }
      }
    }
  }
}
