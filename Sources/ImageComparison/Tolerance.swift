/// How much two images may differ and still look the same.
///
/// Both bounds must hold, and images of unequal sizes are never accepted. There is no share of the whole picture: a
/// missing line of text is a seven-hundredth of a phone's screen.
package struct Tolerance: Sendable, Equatable {
  /// The largest accepted difference of a channel, from 0 to 255.
  package var largestChannelDifference: Int
  /// The most accepted differing pixels in any window of 8 × 8 pixels, from 0 to 64; 64 accepts any number.
  package var differingPixelsInWindow: Int

  package init(largestChannelDifference: Int = 0, differingPixelsInWindow: Int = 0) {
    self.largestChannelDifference = largestChannelDifference
    self.differingPixelsInWindow = differingPixelsInWindow
  }

  /// Accepts no difference at all.
  package static let none = Tolerance()

  package func accepts(_ difference: ImageDifference) -> Bool {
    difference.sizes == nil
      && difference.largestChannelDifference <= largestChannelDifference
      && difference.largestWindowCount <= differingPixelsInWindow
  }
}
