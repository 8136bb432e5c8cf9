package import HeadlessUIKit

/// What the views of a document are made for: what its conditions ask about, and its fonts and pictures are chosen by.
package struct DocumentContext: Sendable {
  package let traits: UITraitCollection
  /// Words for what is in no trait, or goes by another name there, by what they say something of:
  /// `["orientation": "landscape"]`.
  package let words: [String: String]

  package init(traits: UITraitCollection, words: [String: String] = [:]) {
    (self.traits, self.words) = (traits, words)
  }
}
