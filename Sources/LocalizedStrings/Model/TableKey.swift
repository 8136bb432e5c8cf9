/// What a text is looked up by.
///
/// Two are the same if they have the same characters: `NSString.isEqual(to:)` compares UTF-16 code units, so that keys that
/// are canonically equivalent, and equal to Swift, are two.
struct TableKey: Hashable {
  let table: String
  let key: String

  static func == (left: TableKey, right: TableKey) -> Bool {
    left.key.utf8.elementsEqual(right.key.utf8) && left.table.utf8.elementsEqual(right.table.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(table)
    hasher.combine(key)
  }
}
