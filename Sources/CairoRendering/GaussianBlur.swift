/// A Gaussian blur of rows and then columns, in integers: with the Gaussian itself if it is narrow, otherwise with
/// boxes, whose cost does not depend on their width.
enum GaussianBlur: Equatable {
  case sampled(SampledGaussian)
  case boxes(ExtendedBox)

  /// The smallest deviation for boxes: narrower ones, of one to three pixels, differ in shape from the Gaussian.
  static let leastDeviationOfBoxes = 2.0

  /// - Parameter standardDeviation: The deviation in pixels; at least 0, at most a few thousand.
  init(standardDeviation: Double) {
    self =
      standardDeviation < Self.leastDeviationOfBoxes
      ? .sampled(SampledGaussian(standardDeviation: standardDeviation))
      : .boxes(ExtendedBox(standardDeviation: standardDeviation))
  }

  /// The number of times that a row is averaged.
  var passes: Int {
    switch self {
    case .sampled: 1
    case .boxes: ExtendedBox.passes
    }
  }

  /// The distance by which a pixel spreads in one pass, in pixels.
  var margin: Int {
    switch self {
    case .sampled(let gaussian): gaussian.reach
    case .boxes(let box): box.reach
    }
  }

  /// The distance by which a pixel spreads in total, in pixels.
  var reach: Int { passes * margin }

  /// A blurred picture of 16-bit numbers, with `reach` additional pixels on each side. Everything outside of `values`
  /// counts as 0.
  ///
  /// - Parameter values: Rows of `width` numbers without gaps; each is at most 65,280.
  func blurred(_ values: [UInt16], width: Int, height: Int) -> [UInt16] {
    let columns = blurredRowsTransposed(values, width: width, height: height)
    return blurredRowsTransposed(columns, width: height, height: width + 2 * reach)
  }

  /// Blurs the rows, which become `2 * reach` longer, and returns them as columns.
  private func blurredRowsTransposed(_ values: [UInt16], width: Int, height: Int) -> [UInt16] {
    let length = width + 2 * reach
    // The first and last `margin` numbers stay 0, as padding for averages at the ends.
    var line = [UInt32](repeating: 0, count: length + 2 * margin)
    var next = line
    var result = [UInt16](repeating: 0, count: length * height)
    for row in 0..<height {
      copy(values, from: row * width, count: width, into: &line, at: margin + reach)
      for _ in 0..<passes {
        average(line, into: &next)
        swap(&line, &next)
      }
      copy(line, from: margin, count: length, intoColumn: row, of: &result, distance: height)
    }
    return result
  }

  /// Copies a row's numbers and sets all others of the line to 0.
  private func copy(_ values: [UInt16], from start: Int, count: Int, into line: inout [UInt32], at place: Int) {
    values.withUnsafeBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        line.update(repeating: 0)
        var index = 0
        while index < count {
          line[place &+ index] = UInt32(values[start &+ index])
          index &+= 1
        }
      }
    }
  }

  private func copy(
    _ line: [UInt32], from start: Int, count: Int, intoColumn column: Int, of result: inout [UInt16], distance: Int
  ) {
    line.withUnsafeBufferPointer { line in
      result.withUnsafeMutableBufferPointer { result in
        var (index, place) = (0, column)
        while index < count {
          result[place] = UInt16(truncatingIfNeeded: line[start &+ index])
          index &+= 1
          place &+= distance
        }
      }
    }
  }

  private func average(_ line: [UInt32], into target: inout [UInt32]) {
    switch self {
    case .sampled(let gaussian): gaussian.average(line, into: &target)
    case .boxes(let box): box.average(line, into: &target)
    }
  }
}
