package import Raster

/// The visible part of a difference, as counted by pixelmatch: pixels whose colours differ by more than a threshold,
/// except those that smooth an edge.
///
/// It uses the metric of PyPI's pixelmatch 0.3 and 0.4, `35215 · t²` in YIQ; npm's pixelmatch 7 may count a few more
/// pixels. **It hides much**: of a block of text that moved by one pixel, a few hundred pixels count although 20,000
/// differ. Opaque images give the same counts. In translucent ones, which pixelmatch does not premultiply, a few pixels
/// may be counted differently.
package struct YIQDifference: Sendable, Equatable {
  /// The number of pixels that differ by more than the threshold and do not smooth an edge, and of those that only one
  /// image has.
  package let differingPixels: Int
  /// The number of pixels that differ by more than the threshold and smooth an edge in either image.
  package let antialiasedPixels: Int

  package init(differingPixels: Int, antialiasedPixels: Int) {
    self.differingPixels = differingPixels
    self.antialiasedPixels = antialiasedPixels
  }
}

extension ImageComparison {
  /// - Parameter threshold: From 0, with which every difference counts, to 1, with which none does.
  package static func yiqDifference(expected: Bitmap, actual: Bitmap, threshold: Double) -> YIQDifference {
    let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
    let counter = YIQCounter(expected: expected, actual: actual, width: width, height: height)
    let limit = YIQColor.largestDifference * threshold * threshold
    var (differing, antialiased) = (0, 0)
    for y in 0..<height {
      for run in DifferingRuns(RowPair(expected, actual, y: y, width: width)) {
        for x in run where counter.difference(x, y) > limit {
          if counter.isAntialiased(x, y) { antialiased += 1 } else { differing += 1 }
        }
      }
    }
    let all = max(expected.width, actual.width) * max(expected.height, actual.height)
    return YIQDifference(differingPixels: differing + all - width * height, antialiasedPixels: antialiased)
  }
}

/// Examines the pixels that both images have.
private struct YIQCounter {
  private let expected: AntialiasingDetector.Pixels
  private let actual: AntialiasingDetector.Pixels
  private let detector: AntialiasingDetector

  init(expected: Bitmap, actual: Bitmap, width: Int, height: Int) {
    self.expected = .init(expected)
    self.actual = .init(actual)
    detector = AntialiasingDetector(width: width, height: height)
  }

  func difference(_ x: Int, _ y: Int) -> Double {
    YIQColor(expected[x, y]).difference(to: YIQColor(actual[x, y]))
  }

  func isAntialiased(_ x: Int, _ y: Int) -> Bool {
    detector.isAntialiased(x, y, in: expected, comparedWith: actual)
      || detector.isAntialiased(x, y, in: actual, comparedWith: expected)
  }
}
