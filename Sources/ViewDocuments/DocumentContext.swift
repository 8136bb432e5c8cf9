package import HeadlessUIKit

/// The environment that views of a document are made for. Its conditions are evaluated in it, and it selects fonts and
/// pictures.
package struct DocumentContext: Sendable {
  package let traits: UITraitCollection
  /// Values that conditions can test but traits do not have, or have under another name, by key: `["orientation":
  /// "landscape"]`.
  package let words: [String: String]

  package init(traits: UITraitCollection, words: [String: String] = [:]) {
    (self.traits, self.words) = (traits, words)
  }
}
