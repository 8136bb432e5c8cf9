/// The rules of a tolerance that let a difference pass, or that refused it, each with the measured value and its limit.
///
/// It is `tolerated` or `refusedBy` in `results.jsonl`; `Snapshots/RESULTS.md` documents the keys.
package struct Allowance: Sendable, Equatable, Codable {
  package struct Channel: Sendable, Equatable, Codable {
    /// The largest difference of a channel.
    package let found: Int
    package let limit: Int

    package init(found: Int, limit: Int) { (self.found, self.limit) = (found, limit) }
  }

  package struct Window: Sendable, Equatable, Codable {
    /// The largest number of differing pixels in any window.
    package let found: Int
    package let limit: Int
    /// The length of the window's side.
    package let size: Int

    package init(found: Int, limit: Int, size: Int) { (self.found, self.limit, self.size) = (found, limit, size) }
  }

  /// Both kinds of precision.
  package struct Precision: Sendable, Equatable, Codable {
    /// The number of matching pixels, out of all that are not masked.
    package let matching: Int
    package let of: Int
    package let precision: Double
    package let perceptualPrecision: Double
    /// The largest ΔE\*94 of a pixel, to two decimals; nil if colours had to be equal.
    package let largestDeltaE: Double?

    package init(matching: Int, of: Int, precision: Double, perceptualPrecision: Double, largestDeltaE: Double?) {
      (self.matching, self.of, self.precision) = (matching, of, precision)
      (self.perceptualPrecision, self.largestDeltaE) = (perceptualPrecision, largestDeltaE)
    }
  }

  package struct Mask: Sendable, Equatable, Codable {
    /// The names of the views that were masked.
    package let views: [String]
    /// The number of differing pixels in them; zero if only their layout differs.
    package let pixels: Int

    package init(views: [String], pixels: Int) { (self.views, self.pixels) = (views, pixels) }
  }

  package var channel: Channel?
  package var pixelsInWindow: Window?
  package var precision: Precision?
  /// The mask; nil if nothing differs within it.
  package var mask: Mask?

  package init(
    channel: Channel? = nil, pixelsInWindow: Window? = nil, precision: Precision? = nil, mask: Mask? = nil
  ) {
    (self.channel, self.pixelsInWindow, self.precision, self.mask) = (channel, pixelsInWindow, precision, mask)
  }
}
