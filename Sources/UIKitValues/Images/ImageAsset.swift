/// The variants of an image, of which the traits choose one.
package protocol ImageAsset: AnyObject, Sendable {
  /// The variant for the traits; nil if none fits.
  func content(for traits: UITraitCollection) -> (any ImageContent)?
}
