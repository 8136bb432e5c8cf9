import SourcePlaces

/// The keys of one language in a file.
struct StringsTable {
  let name: String
  let language: String
  private(set) var entries: [StringsEntry] = []
  private(set) var issues: [StringsIssue] = []
  private var indices: [TableKey: Int] = [:]

  init(name: String, language: String) {
    self.name = name
    self.language = language
  }

  /// Adds a key. If it exists already, it is replaced and an issue reported.
  mutating func add(
    _ key: String, at place: SourcePlace, comment: String? = nil, value: StringsValue
  ) {
    let localization = StringsLocalization(language: language, place: place, value: value)
    let entry = StringsEntry(key: key, table: name, place: place, comment: comment, localizations: [localization])
    let name = TableKey(table: self.name, key: key)
    guard let index = indices.updateValue(entries.count, forKey: name) else { return entries.append(entry) }
    indices[name] = index
    report(.duplicateKey(first: entries[index].place), at: place, key: key)
    entries[index] = entry
  }

  mutating func report(_ kind: StringsIssueKind, at place: SourcePlace, key: String?) {
    issues.append(StringsIssue(kind, at: place, key: key, table: key.map { _ in name }, language: language))
  }

  /// A catalogue with only this table.
  var catalog: StringsCatalog { StringsCatalog(sourceLanguage: language, entries: entries, issues: issues) }
}
