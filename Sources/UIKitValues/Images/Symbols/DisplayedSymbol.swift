import TextLayout

/// A symbol as a view shows it, and what that depends on.
package struct DisplayedSymbol {
  package let shown: UIImage
  private let image: UIImage
  private let configuration: UIImage.SymbolConfiguration?
  private let traits: UITraitCollection
  /// The traits that stand in for those that are not specified.
  private let currentTraits: UITraitCollection
  private let fonts: FontLibrary

  package init(
    _ image: UIImage, under traits: UITraitCollection, preferring configuration: UIImage.SymbolConfiguration?
  ) {
    (self.image, self.traits, self.configuration) = (image, traits, configuration)
    (currentTraits, fonts) = (.current, FontRegistry.library)
    shown = image.shown(under: traits, preferring: configuration)
  }

  /// Whether this is what a view shows now for an image: it was made from the same objects, and these do not change.
  package func isShown(
    for image: UIImage, under traits: UITraitCollection, preferring configuration: UIImage.SymbolConfiguration?
  ) -> Bool {
    self.image === image && self.traits === traits && self.configuration === configuration
      && currentTraits === UITraitCollection.current && fonts === FontRegistry.library
  }
}
