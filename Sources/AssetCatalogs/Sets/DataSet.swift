import JSONDocuments

/// The variants of a file of any kind in a catalogue.
package struct DataSet: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    package var qualifiers: AssetQualifiers
    package var file: AssetFile
    /// The uniform type identifier; nil if none is given.
    package var typeIdentifier: String?
  }

  package var name: String
  package var variants: [Variant]

  /// The variant for the conditions; nil if there is none.
  package func variant(for conditions: AssetConditions) -> Variant? {
    AssetChoice.best(of: variants, for: conditions, qualifiers: \.qualifiers, fitsAllScales: { _ in true })
  }
}

extension ContentsReader {
  /// The variants of a data set, or of a symbol set, whose lists differ by name alone.
  func files(_ key: String, named name: String, file: (String, JSONValue) -> AssetFile?) -> DataSet {
    let variants = objects(key, of: root).compactMap { entry -> DataSet.Variant? in
      guard let filename = text("filename", of: entry), let qualifiers = qualifiers(entry) else { return nil }
      guard let file = file(filename, member("filename", of: entry) ?? entry) else { return nil }
      return DataSet.Variant(
        qualifiers: qualifiers, file: file, typeIdentifier: text("universal-type-identifier", of: entry))
    }
    return DataSet(name: name, variants: variants)
  }
}
