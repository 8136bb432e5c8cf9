package import Raster

extension Tolerance {
  /// What the rules let pass of a difference between two images; nil where one does not hold, there are none, or the
  /// images are of unequal sizes.
  ///
  /// - Parameters:
  ///   - difference: What differs between the images.
  ///   - actual: The image without what is masked.
  /// - Complexity: O(*n*) in the pixels of the difference's box, where windows are not of 8 pixels or colours may look
  ///   alike; else O(1).
  package func allowance(for difference: ImageDifference, expected: Bitmap, actual: Bitmap) -> Allowance? {
    guard difference.sizes == nil else { return nil }
    var allowance = Allowance()
    if let channel {
      guard difference.largestChannelDifference <= channel else { return nil }
      allowance.channel = .init(found: difference.largestChannelDifference, limit: channel)
    }
    if let window = pixelsInWindow {
      let found = mostInWindow(of: window.size, difference, expected, actual)
      guard found <= window.count else { return nil }
      allowance.pixelsInWindow = .init(found: found, limit: window.count, size: window.size)
    }
    if precision != nil || perceptualPrecision != nil {
      let share = share(difference, expected, actual)
      guard Double(share.matching) / Double(share.of) >= share.precision else { return nil }
      allowance.precision = share
    }
    return allowance == Allowance() ? nil : allowance
  }

  private func mostInWindow(
    of side: Int, _ difference: ImageDifference, _ expected: Bitmap, _ actual: Bitmap
  ) -> Int {
    if side == ImageDifference.windowSide { return difference.largestWindowCount }
    return ImageComparison.compare(expected: expected, actual: actual, windowSide: side)?.largestWindowCount ?? 0
  }

  private func share(_ difference: ImageDifference, _ expected: Bitmap, _ actual: Bitmap) -> Allowance.Precision {
    let pixels = difference.width * difference.height
    let likeness = perceptualPrecision.map { precision in
      ImageComparison.likeness(
        within: difference.boundingBox, expected: expected, actual: actual, limit: (1 - precision) * 100)
    }
    return Allowance.Precision(
      matching: pixels - (likeness?.unlike ?? difference.differingPixels), of: pixels, precision: precision ?? 1,
      perceptualPrecision: perceptualPrecision ?? 1,
      largestDeltaE: likeness.map { ($0.largest * 100).rounded() / 100 })
  }
}

extension ImageComparison {
  /// How many pixels of a box look further apart than `limit`, a ΔE\*94, and how far any do.
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
