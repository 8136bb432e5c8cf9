/// What a picture of a difference shows.
package enum DifferencePicture: String, Sendable, Codable, CaseIterable {
  /// The expected image faded to light grey, every differing pixel red.
  case overlay
  /// The expected image, the overlay, the actual image, from the left.
  case sideBySide = "side-by-side"
  /// How much each channel differs, on black: so strong that one level is seen.
  case amplified
}
