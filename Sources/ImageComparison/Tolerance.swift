/// The rules by which two images may differ and still pass, such that a reviewer can reason about them. Without rules,
/// no difference passes.
///
/// Unequal images pass if they have the same size and **every given rule** holds: adding a rule hides less, never more.
/// Each rule by itself hides this:
///
/// - `channel` hides any number of pixels that differ a little, such as a change of a colour by that many levels,
///   everywhere.
/// - `pixelsInWindow` hides that many pixels close together, whatever they are: a dot, and dots that are far apart.
/// - `precision` hides a share of the picture, anywhere: on a phone's screen, one hundredth is a line of text.
/// - `perceptualPrecision` hides any number of pixels with similar colours: with it, text in grey on slightly darker
///   grey can appear and disappear. Both precisions form one rule.
/// - `mask` hides everything that is shown within the views of a name.
package struct Tolerance: Sendable, Equatable {
  /// The number of pixels that may differ, by any amount, in each square window with sides of `size` pixels.
  package struct Window: Sendable, Equatable {
    package let count: Int
    package let size: Int

    package init(count: Int, size: Int = ImageDifference.windowSide) { (self.count, self.size) = (count, size) }
  }

  /// The allowed sides of windows.
  package static let windowSizes = 1...255

  /// The largest accepted difference of a channel, from 0 to 255.
  package let channel: Int?
  package let pixelsInWindow: Window?
  /// The share of pixels that must match, from 0 to 1; all of them if only `perceptualPrecision` is given.
  ///
  /// Differs from swift-snapshot-testing, where without `perceptualPrecision` it is a share of bytes.
  package let precision: Double?
  /// The similarity that the colours of a matching pixel must have, from 0 to 1: their ΔE\*94 is at most `(1 - p) *
  /// 100`. Without it they must be equal.
  ///
  /// Differs from swift-snapshot-testing, which treats encoded values as linear light.
  package let perceptualPrecision: Double?
  /// The names of views whose content is not compared.
  package let mask: [String]

  /// Creates a tolerance. A rule that hides nothing counts as well: with a `precision` of 1, swift-snapshot-testing's
  /// default, no other rule hides anything either.
  ///
  /// - Throws: an error for a value that is out of range.
  package init(
    channel: Int? = nil, pixelsInWindow: Window? = nil, precision: Double? = nil, perceptualPrecision: Double? = nil,
    mask: [String] = []
  ) throws(ToleranceError) {
    self.init(unchecked: channel, pixelsInWindow, precision, perceptualPrecision, mask)
    try check()
  }

  private init(
    unchecked channel: Int?, _ pixelsInWindow: Window?, _ precision: Double?, _ perceptualPrecision: Double?,
    _ mask: [String]
  ) {
    (self.channel, self.pixelsInWindow, self.precision) = (channel, pixelsInWindow, precision)
    (self.perceptualPrecision, self.mask) = (perceptualPrecision, mask)
  }

  /// The tolerance that accepts no difference at all.
  package static let none = Tolerance(unchecked: nil, nil, nil, nil, [])

  private func check() throws(ToleranceError) {
    if let channel, !(0...255).contains(channel) { throw .channel(channel) }
    if let window = pixelsInWindow {
      guard Tolerance.windowSizes.contains(window.size) else { throw .windowSize(window.size) }
      let area = window.size * window.size
      guard (0...area).contains(window.count) else { throw .windowCount(window.count, area: area) }
    }
    // The negated form also catches NaN, which is in no range.
    if let precision, !(0...1).contains(precision) { throw .precision(precision) }
    if let precision = perceptualPrecision, !(0...1).contains(precision) { throw .perceptualPrecision(precision) }
    if mask.contains("") { throw .emptyName }
  }
}
