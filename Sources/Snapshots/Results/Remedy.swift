package import SourcePlaces

/// A change that is expected to make a finding go, in words and as data.
package struct Remedy: Codable, Equatable, Sendable {
  /// The advice, in a sentence with its numbers: `Set numberOfLines to 0: 3 lines fit.`
  package var text: String
  /// The changes of views' properties; empty if the remedy is known in words alone.
  package var changes: [Change]

  package init(text: String, changes: [Change] = []) {
    (self.text, self.changes) = (text, changes)
  }

  /// A new value of a property.
  package struct Change: Codable, Equatable, Sendable {
    /// The name of the view, as in `Finding.node`.
    package var node: String
    /// The property's name, as catalogues have it; `constraints` for a constraint.
    package var key: String
    /// The new value in YAML, on one line; nil if the key is to be removed.
    package var value: String?
    /// The former value in YAML, as it is written; nil if it is not, or on more than one line.
    package var former: String?
    /// A statement in Swift about the view that has the same effect.
    package var swift: String?
    /// The place of the value in the catalogue, or of the view that it is to be added to. Nil for views in no catalogue
    /// file.
    package var source: SourcePlace?

    package init(
      node: String, key: String, value: String?, former: String? = nil, swift: String? = nil,
      source: SourcePlace? = nil
    ) {
      (self.node, self.key, self.value, self.former) = (node, key, value, former)
      (self.swift, self.source) = (swift, source)
    }
  }
}
