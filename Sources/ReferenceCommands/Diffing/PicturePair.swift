/// Two picture files to compare, or one without a counterpart.
struct PicturePair: Equatable {
  /// The pair's name: the path in both folders, or the actual file's.
  let name: String
  let expected: String?
  let actual: String?

  /// Pairs the files of two folders by path; both lists are ordered by the paths' bytes.
  static func joined(
    _ expected: [String], of expectedFolder: String, _ actual: [String], of actualFolder: String
  ) -> [PicturePair] {
    var pairs: [PicturePair] = []
    var (old, new) = (expected[...], actual[...])
    while let name = [old.first, new.first].compactMap(\.self).min(by: precedes) {
      // Names in different Unicode normal forms are different files: equal as strings, but not as bytes.
      let isOld = old.first.map { $0.utf8.elementsEqual(name.utf8) } ?? false
      let isNew = new.first.map { $0.utf8.elementsEqual(name.utf8) } ?? false
      if isOld { old.removeFirst() }
      if isNew { new.removeFirst() }
      pairs.append(
        PicturePair(
          name: name, expected: isOld ? "\(expectedFolder)/\(name)" : nil,
          actual: isNew ? "\(actualFolder)/\(name)" : nil))
    }
    return pairs
  }

  private static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}
