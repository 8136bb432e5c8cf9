/// The strings of a file, or of a folder of files, in all their languages.
///
/// ```swift
/// let catalog = try StringsCatalog(contentsOf: URL(fileURLWithPath: "Localizable.xcstrings"))
/// catalog.languages                      // ["en", "de"]
/// catalog["%lld files"]?["de"]?.value    // .plural([one: "%lld Datei", other: "%lld Dateien"])
/// catalog.displayedStrings(in: "de")         // "1 Datei", "0 Dateien", "9.999 Dateien", …
/// ```
public struct StringsCatalog: Sendable {
  /// The language that keys and texts are written in first: the development language.
  public let sourceLanguage: String
  /// All languages: the source language first, the others in order of appearance.
  public let languages: [String]
  /// The keys, in the order of their files.
  public let entries: [StringsEntry]
  /// The issues found in files that could be read, in the order of their places.
  public let issues: [StringsIssue]
  /// The index of each key in `entries`.
  private let indices: [TableKey: Int]

  /// The indices of each key's issues in `issues`.
  private let issueIndices: [TableKey: [Int]]

  /// Creates a catalogue of entries, no two of which have the same key in the same table.
  public init(sourceLanguage: String, entries: [StringsEntry], issues: [StringsIssue] = []) {
    var seen: Set = [sourceLanguage]
    var languages = [sourceLanguage]
    for localization in entries.lazy.flatMap(\.localizations) where seen.insert(localization.language).inserted {
      languages.append(localization.language)
    }
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.entries = entries
    self.issues = issues
    let keys = entries.enumerated().map { (TableKey(table: $1.table, key: $1.key), $0) }
    indices = Dictionary(keys) { first, _ in first }
    var issueIndices: [TableKey: [Int]] = [:]
    for (index, issue) in issues.enumerated() {
      guard let key = issue.key, let table = issue.table else { continue }
      issueIndices[TableKey(table: table, key: key), default: []].append(index)
    }
    self.issueIndices = issueIndices
  }

  /// The name of the table used when code names none.
  public static let defaultTable = "Localizable"

  /// The entry of a key; nil if the table has no such key.
  public subscript(key: String, table table: String = defaultTable) -> StringsEntry? {
    indices[TableKey(table: table, key: key)].map { entries[$0] }
  }

  /// The issues of a key, in the order of their places.
  public func issues(ofKey key: String, table: String = defaultTable) -> [StringsIssue] {
    (issueIndices[TableKey(table: table, key: key)] ?? []).map { issues[$0] }
  }
}

extension StringsCatalog: Equatable {
  /// Whether both have the same source language, entries and issues.
  public static func == (a: StringsCatalog, b: StringsCatalog) -> Bool {
    a.sourceLanguage == b.sourceLanguage && a.entries == b.entries && a.issues == b.issues
  }
}
