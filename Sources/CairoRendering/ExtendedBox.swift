/// A running mean, in whole numbers, five passes of which are nearly a Gaussian.
///
/// *Filter Effects Module Level 1*, feGaussianBlur, has three passes of boxes that are whole pixels wide, and makes them
/// narrower than the Gaussian so that its peak is met. Here a box has a pixel of less weight at either end, which makes the
/// variance exact for every deviation: P. Gwosdek, S. Grewenig, A. Bruhn, J. Weickert, *Theoretical Foundations of Gaussian
/// Convolution by Extended Box Filtering*, 2011, section 3. Five passes then come as near to the Gaussian as the
/// specification's three: 3 % of its peak.
struct ExtendedBox: Equatable {
  static let passes = 5

  /// How many pixels on either side of its middle a box has in full.
  let radius: Int
  /// The weight of the pixels at the ends, in 1/65536.
  let endWeight: UInt64
  /// The sum of a box's weights, in 1/65536, and 2^64 divided by it, rounded up.
  private let weight: UInt64
  private let reciprocal: UInt64

  /// - Parameter standardDeviation: Of all passes, in pixels; at least 0, at most some thousands.
  init(standardDeviation: Double) {
    let variance = standardDeviation * standardDeviation / Double(Self.passes)
    // A box of 2r + 1 whole pixels has a variance of r (r + 1) / 3: the largest that is not too wide.
    var radius = 0
    while Double((radius + 1) * (radius + 2)) <= 3 * variance { radius += 1 }
    let (width, next) = (Double(2 * radius + 1), Double(radius + 1))
    let share = width * (3 * variance - Double(radius) * next) / (6 * (next * next - variance))
    self.radius = radius
    endWeight = UInt64((share * 65_536).rounded())
    weight = UInt64(2 * radius + 1) << 16 + 2 * endWeight
    reciprocal = UInt64.max / weight + 1
  }

  /// How far a pixel reaches in one pass, in pixels.
  var reach: Int { radius + 1 }

  /// Writes the mean of the box around each number that is `reach` or more from the ends, rounded to the nearest.
  func average(_ line: [UInt32], into target: inout [UInt32]) {
    line.withUnsafeBufferPointer { line in
      target.withUnsafeMutableBufferPointer { target in
        var sum: UInt64 = 0
        for index in 0..<2 * radius + 1 { sum += UInt64(line[index]) }
        // `sum` is that of the box whose middle is the number before `index`.
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
