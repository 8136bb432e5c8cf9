/// Two picture files to compare, or one that has none to be compared with.
struct PicturePair: Equatable {
  /// What the pair is called: the path in both folders, or the actual file's.
  let name: String
  let expected: String?
  let actual: String?

  /// The files of two folders, each list in the order of the paths' bytes, put together by path.
  static func joined(
    _ expected: [String], of expectedFolder: String, _ actual: [String], of actualFolder: String
  ) -> [PicturePair] {
    var pairs: [PicturePair] = []
    var (old, new) = (expected[...], actual[...])
    while let name = [old.first, new.first].compactMap(\.self).min(by: precedes) {
      // Names whose letters are put together differently are of two files: strings would be equal, bytes are not.
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
