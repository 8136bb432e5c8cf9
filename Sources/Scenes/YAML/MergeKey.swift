import SourcePlaces
import ViewDocuments
import YAMLDocuments
import Yams

/// YAML's merge key: `{<<: *base, text: Hello}` has the entries of `base` except for the text.
///
/// The rules are those of "Merge Key Language-Independent Type for YAML Version 1.1": a mapping's own keys take
/// precedence over merged ones; in a list of mappings, earlier ones take precedence over later ones. Merged entries
/// keep their own places.
enum MergeKey {
  private static let word = "<<"

  /// A mapping's entries, with merged ones at the position of the merge key.
  static func entries(of mapping: Node.Mapping, file: String) throws(SceneError) -> [Table.Entry] {
    var names = Set(mapping.keys.compactMap { isMergeKey($0) ? nil : $0.scalar?.string })
    var entries: [Table.Entry] = []
    for (key, node) in mapping {
      let place = SourcePlace(key.mark, file: file)
      guard let name = key.scalar?.string else { throw SceneError(place: place, problem: .yaml(.collectionAsKey)) }
      let value = Value(node: node, key: name, file: file)
      if isMergeKey(key) {
        for source in try sources(value) {
          for entry in try self.entries(of: source, file: file) where names.insert(entry.key).inserted {
            entries.append(entry)
          }
        }
      } else {
        entries.append(Table.Entry(key: name, place: place, value: value))
      }
    }
    return entries
  }

  /// Whether a key is the merge key; in quotation marks it is an ordinary key.
  private static func isMergeKey(_ key: Node) -> Bool {
    key.scalar?.string == word && key.scalar?.style == .plain
  }

  private static func sources(_ value: Value) throws(SceneError) -> [Node.Mapping] {
    let expected = "a mapping or a list of mappings"
    guard value.isList else { return [try mapping(value, expected)] }
    var mappings: [Node.Mapping] = []
    for item in try value.list(expected) { mappings.append(try mapping(item, expected)) }
    return mappings
  }

  private static func mapping(_ value: Value, _ expected: String) throws(SceneError) -> Node.Mapping {
    guard case .mapping(let mapping) = value.node else { throw value.wrong(expected) }
    return mapping
  }
}
