import Raster

extension GaussianBlur {
  /// Blurs the rows and returns them as columns. A row's end pixels are repeated beyond its ends.
  ///
  /// A pixel's four channels are processed together, as `Float`s that hold integers; means are rounded to the nearest
  /// integer after each pass. Only sums, products and one quotient are computed, which every machine rounds in the same
  /// way.
  func blurredRowsTransposed(_ pixels: [LinearPixel], width: Int, height: Int) -> [LinearPixel] {
    var line = [SIMD4<Float>](repeating: .zero, count: width + 2 * reach)
    var next = line
    return [LinearPixel](unsafeUninitializedCapacity: pixels.count) { result, count in
      for row in 0..<height {
        let first = SIMD4<Float>(pixels[row * width])
        let last = SIMD4<Float>(pixels[(row + 1) * width - 1])
        for index in 0..<reach { (line[index], line[line.count - 1 - index]) = (first, last) }
        for column in 0..<width { line[reach + column] = SIMD4<Float>(pixels[row * width + column]) }
        // The pixels that a pass leaves out at the ends are not needed by later passes.
        for _ in 0..<passes {
          average(line, into: &next)
          swap(&line, &next)
        }
        for column in 0..<width { result[column * height + row] = line[reach + column].wholeNumbers }
      }
      count = pixels.count
    }
  }

  private func average(_ line: [SIMD4<Float>], into target: inout [SIMD4<Float>]) {
    switch self {
    case .sampled(let gaussian): gaussian.average(line, into: &target)
    case .boxes(let box): box.average(line, into: &target)
    }
  }
}

extension SampledGaussian {
  /// Writes the weighted mean around each pixel that is `reach` or more from the ends, rounded to nearest: sums of up
  /// to ten products below 2^16, each rounded to 24 bits, have an error far below one half.
  fileprivate func average(_ line: [SIMD4<Float>], into target: inout [SIMD4<Float>]) {
    let shares = weights.map { Float($0) / 65_536 }
    let count = 4 * (line.count - 2 * reach)
    line.withUnsafeBytes { line in
      target.withUnsafeMutableBytes { target in
        guard let line = line.baseAddress, let target = target.baseAddress, count > 0 else { return }
        let places = line.assumingMemoryBound(to: Float.self) + 4 * reach
        let means = target.assumingMemoryBound(to: Float.self) + 4 * reach
        let middle = shares[0]
        var index = 0
        while index < count {
          means[index] = places[index] * middle
          index &+= 1
        }
        for distance in 1..<shares.count {
          Self.add(shares[distance], of: places - 4 * distance, places + 4 * distance, to: means, count: count)
        }
        index = 0
        while index < count {
          means[index] = (means[index] + 8_388_608) - 8_388_608
          index &+= 1
        }
      }
    }
  }

  /// Adds a share of the numbers on both sides.
  @inline(__always)
  private static func add(
    _ share: Float, of left: UnsafePointer<Float>, _ right: UnsafePointer<Float>, to means: UnsafeMutablePointer<Float>,
    count: Int
  ) {
    var index = 0
    while index < count {
      means[index] += (left[index] + right[index]) * share
      index &+= 1
    }
  }
}

extension ExtendedBox {
  /// Writes the mean of the box around each pixel that is `reach` or more from the ends, rounded to nearest. The sums
  /// of a box (fewer than 2^8 numbers below 2^16) are exact.
  fileprivate func average(_ line: [SIMD4<Float>], into target: inout [SIMD4<Float>]) {
    let end = Float(endWeight) / 65_536
    let inner = 1 / (Float(2 * radius + 1) + 2 * end)
    let outer = end * inner
    line.withUnsafeBufferPointer { line in
      target.withUnsafeMutableBufferPointer { target in
        var sum = SIMD4<Float>.zero
        for index in 0..<2 * radius + 1 { sum += line[index] }
        // `sum` belongs to the box centred on the pixel before `index`.
        for index in reach..<line.count - reach {
          let (left, right) = (line[index &- reach], line[index &+ reach])
          sum += line[index &+ radius] - left
          target[index] = (sum * inner + (left + right) * outer).nearestWholeNumbers
        }
      }
    }
  }
}

extension SIMD4<Float> {
  /// The nearest integers of numbers below 2^23: adding 2^23 leaves no bits for a fraction.
  @inline(__always)
  fileprivate var nearestWholeNumbers: Self { (self + 8_388_608) - 8_388_608 }

  /// Whole numbers below 2^16 as integers: after adding 2^23 they are the lowest bits.
  fileprivate var wholeNumbers: LinearPixel {
    LinearPixel(truncatingIfNeeded: unsafeBitCast(self + 8_388_608, to: SIMD4<UInt32>.self))
  }
}
