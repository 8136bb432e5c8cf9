extension Collection {
  /// The elements' names in words: "a and b", or the first `limit` and the number of the others: "a, b and 3 more". If
  /// only one would be left out, it is named instead.
  package func listed(_ limit: Int, _ name: (Element) -> String) -> String {
    let left = count - limit
    if left > 1 { return prefix(limit).map(name).joined(separator: ", ") + " and \(left) more" }
    let names = map(name)
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
  }
}

extension Collection<String> {
  package func listed(_ limit: Int) -> String { listed(limit) { $0 } }
}

extension Sequence {
  /// The elements grouped by key, in the order in which their keys first appear.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var indices: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let key = key(element)
      if let index = indices[key] {
        groups[index].append(element)
      } else {
        indices[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}

extension Int {
  /// The number of cases in words.
  package var cases: String { "\(self) \(self == 1 ? "case" : "cases")" }
}
