/// A Gaussian blur by five passes of a running mean, in whole numbers.
///
/// *Filter Effects Module Level 1*, feGaussianBlur, has three passes of boxes that are whole pixels wide, which fit
/// deviations of 2 and more only, and makes them narrower than the Gaussian so that its peak is met. Here a box has a
/// pixel of less weight at either end, which makes the variance exact for every deviation: P. Gwosdek, S. Grewenig,
/// A. Bruhn, J. Weickert, *Theoretical Foundations of Gaussian Convolution by Extended Box Filtering*, 2011, section 3.
/// Five passes then come as near to the Gaussian as the specification's three: 3 % of its peak.
struct BoxBlur: Equatable {
  static let passes = 5

  /// How many pixels on either side of its middle a box has in full.
  let radius: Int
  /// The weight of the pixels at the ends, in 1/65536.
  let endWeight: UInt64
  /// The sum of a box's weights, in 1/65536, and 2^64 divided by it, rounded up.
  private let weight: UInt64
  private let reciprocal: UInt64

  /// - Parameter standardDeviation: In pixels; at least 0, at most some thousands.
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

  /// How far a pixel reaches, in pixels.
  var reach: Int { radius == 0 && endWeight == 0 ? 0 : Self.passes * (radius + 1) }

  /// A picture of 16-bit numbers with `reach` more pixels on each side, blurred. What lies outside `values` is 0.
  ///
  /// - Parameter values: Rows of `width` without gaps; at most 65,280 each.
  func blurred(_ values: [UInt16], width: Int, height: Int) -> [UInt16] {
    let columns = blurredRowsTransposed(values, width: width, height: height)
    return blurredRowsTransposed(columns, width: height, height: width + 2 * reach)
  }

  /// The blurred rows, `2 * reach` longer than before, as columns.
  private func blurredRowsTransposed(_ values: [UInt16], width: Int, height: Int) -> [UInt16] {
    let length = width + 2 * reach
    // The first and last `radius + 1` numbers stay 0: they are what a box sees beyond the ends.
    let margin = radius + 1
    var line = [UInt32](repeating: 0, count: length + 2 * margin)
    var next = line
    var result = [UInt16](repeating: 0, count: length * height)
    for row in 0..<height {
      for index in line.indices { line[index] = 0 }
      for column in 0..<width { line[margin + reach + column] = UInt32(values[row * width + column]) }
      for _ in 0..<Self.passes {
        average(line, into: &next, margin: margin)
        swap(&line, &next)
      }
      for column in 0..<length { result[column * height + row] = UInt16(truncatingIfNeeded: line[margin + column]) }
    }
    return result
  }

  /// Writes the mean of the box around each number that is not in the margin, rounded to the nearest.
  private func average(_ line: [UInt32], into target: inout [UInt32], margin: Int) {
    line.withUnsafeBufferPointer { line in
      target.withUnsafeMutableBufferPointer { target in
        var sum: UInt64 = 0
        for index in 0..<2 * radius + 1 { sum += UInt64(line[index]) }
        // `sum` is that of the box whose middle is the number before `index`.
        for index in margin..<line.count - margin {
          sum = sum &+ UInt64(line[index &+ radius]) &- UInt64(line[index &- margin])
          let ends = UInt64(line[index &- margin]) &+ UInt64(line[index &+ margin])
          let total = sum &<< 16 &+ endWeight &* ends &+ weight &>> 1
          target[index] = UInt32(truncatingIfNeeded: total.multipliedFullWidth(by: reciprocal).high)
        }
      }
    }
  }
}
