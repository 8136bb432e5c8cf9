/// A kind of picture of a difference.
package enum DifferencePicture: String, Sendable, Codable, CaseIterable {
  /// The expected image faded to light grey, with every differing pixel in red.
  case overlay
  /// The expected image, the overlay and the actual image, from left to right.
  case sideBySide = "side-by-side"
  /// The difference of each channel on black, amplified such that a single level is visible.
  case amplified
}
