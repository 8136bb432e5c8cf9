/// A key and its table, by which texts are looked up.
///
/// Keys are compared by their UTF-16 code units, as in `NSString.isEqual(to:)`: keys that are canonically equivalent,
/// and thus equal in Swift, are different here.
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
