package import Raster

/// The verdict of a tolerance on a difference.
package enum ToleranceJudgement: Sendable, Equatable {
  /// All rules hold; the allowance contains all of them.
  case accepted(Allowance)
  /// Some rules do not hold; the allowance contains these. It is empty if there are no rules, or if the images have
  /// different sizes.
  case refused(Allowance)
}

extension Tolerance {
  /// The verdict on a difference between two images.
  ///
  /// - Parameters:
  ///   - difference: The difference between the images.
  ///   - actual: The image, with masked areas replaced by the expected ones.
  ///   - maskedArea: The number of masked pixels, which do not count in the share of matching pixels.
  /// - Complexity: O(*n*) in the pixels if windows do not have 8 pixels or colours may be similar; otherwise O(1).
  package func judgement(
    of difference: ImageDifference, expected: Bitmap, actual: Bitmap, maskedArea: Int = 0
  ) -> ToleranceJudgement {
    guard difference.sizes == nil else { return .refused(Allowance()) }
    let found = Allowance(
      channel: channel.map { .init(found: difference.largestChannelDifference, limit: $0) },
      pixelsInWindow: pixelsInWindow.map { window in
        let most = mostInWindow(of: window.size, difference, expected, actual)
        return .init(found: most, limit: window.count, size: window.size)
      },
      precision: precision == nil && perceptualPrecision == nil
        ? nil : share(difference, expected, actual, without: maskedArea))
    let refusing = found.refusing
    return refusing == Allowance() && found != refusing ? .accepted(found) : .refused(refusing)
  }

  private func mostInWindow(
    of side: Int, _ difference: ImageDifference, _ expected: Bitmap, _ actual: Bitmap
  ) -> Int {
    if side == ImageDifference.windowSide { return difference.largestWindowCount }
    return ImageComparison.compare(expected: expected, actual: actual, windowSide: side)?.largestWindowCount ?? 0
  }

  private func share(
    _ difference: ImageDifference, _ expected: Bitmap, _ actual: Bitmap, without maskedArea: Int
  ) -> Allowance.Precision {
    let pixels = difference.width * difference.height - maskedArea
    let likeness = perceptualPrecision.map {
      ImageComparison.likeness(
        within: difference.boundingBox, expected: expected, actual: actual, limit: (1 - $0) * 100)
    }
    return Allowance.Precision(
      matching: pixels - (likeness?.unlike ?? difference.differingPixels), of: pixels, precision: precision ?? 1,
      perceptualPrecision: perceptualPrecision ?? 1,
      largestDeltaE: likeness.map { ($0.largest * 100).rounded() / 100 })
  }
}

extension Allowance {
  /// The rules that do not hold.
  fileprivate var refusing: Allowance {
    Allowance(
      channel: channel.flatMap { $0.found > $0.limit ? $0 : nil },
      pixelsInWindow: pixelsInWindow.flatMap { $0.found > $0.limit ? $0 : nil },
      // A quotient of integers that equals a decimal fraction rounds to the same number.
      precision: precision.flatMap { Double($0.matching) / Double($0.of) < $0.precision ? $0 : nil })
  }
}

extension ImageComparison {
  /// The number of pixels in a box whose perceived difference, a ΔE\*94, exceeds `limit`, and the largest difference.
  fileprivate static func likeness(
    within box: ImageDifference.Box, expected: Bitmap, actual: Bitmap, limit: Double
  ) -> (unlike: Int, largest: Double) {
    var difference = PerceptualDifference()
    var (unlike, largest) = (0, 0.0)
    let (expectedPixels, actualPixels) = (expected.pixels, actual.pixels)
    for y in box.y..<(box.y + box.height) {
      let start = y * expected.width + box.x
      for index in start..<(start + box.width) where expectedPixels[index] != actualPixels[index] {
        let found = difference(expectedPixels[index], actualPixels[index])
        if found > limit { unlike += 1 }
        largest = max(largest, found)
      }
    }
    return (unlike, largest)
  }
}
