/// Rules of a tolerance, for each what it found and what it accepts: those that let something pass, or refused it.
///
/// In `results.jsonl` it is `tolerated`, or `refusedBy`: `Snapshots/RESULTS.md` says what each key means.
package struct Allowance: Sendable, Equatable, Codable {
  package struct Channel: Sendable, Equatable, Codable {
    /// The largest difference of a channel.
    package let found: Int
    package let limit: Int

    package init(found: Int, limit: Int) { (self.found, self.limit) = (found, limit) }
  }

  package struct Window: Sendable, Equatable, Codable {
    /// The most differing pixels in any window.
    package let found: Int
    package let limit: Int
    /// The window's side.
    package let size: Int

    package init(found: Int, limit: Int, size: Int) { (self.found, self.limit, self.size) = (found, limit, size) }
  }

  /// Both precisions.
  package struct Precision: Sendable, Equatable, Codable {
    /// How many pixels match, of how many that are not masked.
    package let matching: Int
    package let of: Int
    package let precision: Double
    package let perceptualPrecision: Double
    /// The largest ΔE\*94 of a pixel, to the hundredth; nil where colours had to be equal.
    package let largestDeltaE: Double?

    package init(matching: Int, of: Int, precision: Double, perceptualPrecision: Double, largestDeltaE: Double?) {
      (self.matching, self.of, self.precision) = (matching, of, precision)
      (self.perceptualPrecision, self.largestDeltaE) = (perceptualPrecision, largestDeltaE)
    }
  }

  package struct Mask: Sendable, Equatable, Codable {
    /// The names of the views that were not looked into.
    package let views: [String]
    /// How many pixels differ in them; none, where only their layout does.
    package let pixels: Int

    package init(views: [String], pixels: Int) { (self.views, self.pixels) = (views, pixels) }
  }

  package var channel: Channel?
  package var pixelsInWindow: Window?
  package var precision: Precision?
  /// Nil where nothing differs within a mask.
  package var mask: Mask?

  package init(
    channel: Channel? = nil, pixelsInWindow: Window? = nil, precision: Precision? = nil, mask: Mask? = nil
  ) {
    (self.channel, self.pixelsInWindow, self.precision, self.mask) = (channel, pixelsInWindow, precision, mask)
  }
}
