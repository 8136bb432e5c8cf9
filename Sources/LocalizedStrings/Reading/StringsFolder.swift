import Foundation
import SourcePlaces

/// The strings files in a folder and in its `.lproj` folders.
struct StringsFolder {
  let files: [URL]
  private let place: SourcePlace
  private let developmentLanguage: String

  init(_ url: URL, developmentLanguage: String?) {
    let names = Self.names(in: url)
    let folders = names.filter { $0.hasSuffix(".lproj") }.sorted().map { url.appendingPathComponent($0) }
    files = ([(url, names)] + folders.map { ($0, Self.names(in: $0)) }).flatMap { folder, names in
      names.filter { StringsFormat(fileName: $0) != nil }.sorted().map { folder.appendingPathComponent($0) }
    }
    place = SourcePlace(file: StringsFile.name(of: url))
    let all = ([url] + folders).compactMap { StringsFileName.language(of: $0.path + "/x") }
    let hasBase = files.contains { $0.deletingLastPathComponent().lastPathComponent == "Base.lproj" }
    self.developmentLanguage =
      developmentLanguage.map(LanguageTag.normalized) ?? (hasBase || all.contains("en") ? "en" : all.first ?? "en")
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  func catalog() throws(StringsError) -> StringsCatalog {
    guard !files.isEmpty else { throw StringsError(.noStrings, at: place) }
    var merged = StringsMerge()
    for file in files {
      let path = StringsFile.name(of: file)
      guard let format = StringsFormat(fileName: path) else { continue }
      let bytes = try StringsFile.bytes(of: file)
      merged.add(
        try StringsCatalog.unchecked(bytes, format: format, file: path, language: developmentLanguage))
    }
    return StringsCatalog(
      sourceLanguage: developmentLanguage, entries: merged.entries, issues: merged.issues
    ).checked()
  }
}

/// Merges the keys of several files, by table.
private struct StringsMerge {
  private(set) var entries: [StringsEntry] = []
  private(set) var issues: [StringsIssue] = []
  private var indices: [TableKey: Int] = [:]

  /// Adds a file's keys. Files are sorted by name, so a `.stringsdict` comes after the `.strings` of its table, and its
  /// texts take precedence, as in Foundation.
  mutating func add(_ catalog: StringsCatalog) {
    issues += catalog.issues
    for entry in catalog.entries {
      let name = TableKey(table: entry.table, key: entry.key)
      guard let index = indices[name] else {
        indices[name] = entries.count
        entries.append(entry)
        continue
      }
      for localization in entry.localizations {
        entries[index].localizations.removeAll { $0.language == localization.language }
        entries[index].localizations.append(localization)
      }
      entries[index].comment = entries[index].comment ?? entry.comment
    }
  }
}
