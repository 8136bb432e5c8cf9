/// A Gaussian blur of rows and then of columns, in whole numbers: by the Gaussian itself where it is narrow, else by boxes,
/// which cost the same however wide they are.
enum GaussianBlur: Equatable {
  case sampled(SampledGaussian)
  case boxes(ExtendedBox)

  /// The least deviation that boxes have: narrower ones, of a pixel or three, have another shape than the Gaussian.
  static let leastDeviationOfBoxes = 2.0

  /// - Parameter standardDeviation: In pixels; at least 0, at most some thousands.
  init(standardDeviation: Double) {
    self =
      standardDeviation < Self.leastDeviationOfBoxes
      ? .sampled(SampledGaussian(standardDeviation: standardDeviation))
      : .boxes(ExtendedBox(standardDeviation: standardDeviation))
  }

  /// How often a row is averaged.
  var passes: Int {
    switch self {
    case .sampled: 1
    case .boxes: ExtendedBox.passes
    }
  }

  /// How far a pixel reaches in one pass, in pixels.
  var margin: Int {
    switch self {
    case .sampled(let gaussian): gaussian.reach
    case .boxes(let box): box.reach
    }
  }

  /// How far a pixel reaches, in pixels.
  var reach: Int { passes * margin }

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
    // The first and last `margin` numbers stay 0: they are what is averaged beyond the ends.
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

  /// Copies a row's numbers, and makes all others of the line 0.
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
