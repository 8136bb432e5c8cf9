import SourcePlaces
import YAMLDocuments
import Yams

/// A mapping in a rules file, with only known keys.
struct RuleTable {
  let owner: String
  let place: SourcePlace
  let entries: [RuleValue]

  /// - Parameters:
  ///   - owner: its name in messages: "a rule".
  ///   - known: the allowed keys.
  init(_ value: RuleValue, _ owner: String, known: [String]) throws(RulesError) {
    guard let mapping = value.node.mapping else {
      throw value.error(.noMapping(owner: owner, found: value.found))
    }
    self.owner = owner
    place = value.place
    var entries: [RuleValue] = []
    for (key, node) in mapping {
      guard let name = key.scalar?.string, known.contains(name) else {
        let name = String((key.scalar?.string ?? "").prefix(60))
        throw RulesError(
          .unknownKey(name, owner: owner, known: known), at: SourcePlace(key.mark, file: value.file))
      }
      entries.append(RuleValue(node: node, key: name, file: value.file))
    }
    self.entries = entries
  }

  subscript(key: String) -> RuleValue? { entries.first { $0.key == key } }

  func required(_ key: String) throws(RulesError) -> RuleValue {
    guard let value = self[key] else { throw RulesError(.missingKey(key, owner: owner), at: place) }
    return value
  }

  /// Throws if a key occurs together with another that excludes it.
  func refuse(_ keys: [String], beside other: String, _ reason: String) throws(RulesError) {
    guard let value = entries.first(where: { keys.contains($0.key) }) else { return }
    throw value.error(.together(value.key, other, reason: reason))
  }
}
