import Raster

extension BoxBlur {
  /// The blurred rows as columns. Beyond its ends a row goes on as it ends.
  ///
  /// A pixel's four channels are worked on at once, as `Float`s that hold whole numbers: sums of a box (fewer than 2^8
  /// numbers below 2^16) are exact, a mean is rounded to the nearest whole number after each pass. Sums, products and a
  /// quotient are all there is, which every machine rounds alike.
  func blurredRowsTransposed(_ pixels: [LinearPixel], width: Int, height: Int) -> [LinearPixel] {
    let margin = radius + 1
    let padding = reach + margin
    var line = [SIMD4<Float>](repeating: .zero, count: width + 2 * padding)
    var next = line
    return [LinearPixel](unsafeUninitializedCapacity: pixels.count) { result, count in
      for row in 0..<height {
        let first = SIMD4<Float>(pixels[row * width])
        let last = SIMD4<Float>(pixels[(row + 1) * width - 1])
        for index in 0..<padding {
          (line[index], line[line.count - 1 - index]) = (first, last)
          (next[index], next[line.count - 1 - index]) = (first, last)
        }
        for column in 0..<width { line[padding + column] = SIMD4<Float>(pixels[row * width + column]) }
        for _ in 0..<BoxBlur.passes {
          average(line, into: &next)
          swap(&line, &next)
        }
        for column in 0..<width { result[column * height + row] = line[padding + column].wholeNumbers }
      }
      count = pixels.count
    }
  }

  /// Writes the mean of the box around each pixel that is `radius + 1` or more from the ends, rounded to the nearest.
  private func average(_ line: [SIMD4<Float>], into target: inout [SIMD4<Float>]) {
    let end = Float(endWeight) / 65_536
    let inner = 1 / (Float(2 * radius + 1) + 2 * end)
    let outer = end * inner
    let margin = radius + 1
    line.withUnsafeBufferPointer { line in
      target.withUnsafeMutableBufferPointer { target in
        var sum = SIMD4<Float>.zero
        for index in 0..<2 * radius + 1 { sum += line[index] }
        // `sum` is that of the box whose middle is the pixel before `index`.
        for index in margin..<line.count - margin {
          let (left, right) = (line[index &- margin], line[index &+ margin])
          sum += line[index &+ radius] - left
          // Adding 2^23 leaves no room for a fraction.
          target[index] = (sum * inner + (left + right) * outer + 8_388_608) - 8_388_608
        }
      }
    }
  }
}

extension SIMD4<Float> {
  /// Whole numbers below 2^16, as integers: beside 2^23 they are the lowest bits.
  fileprivate var wholeNumbers: LinearPixel {
    LinearPixel(truncatingIfNeeded: unsafeBitCast(self + 8_388_608, to: SIMD4<UInt32>.self))
  }
}
