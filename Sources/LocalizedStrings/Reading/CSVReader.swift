import SourcePlaces

/// Reads a table of texts, `.csv`: a row for each key, a column for each language.
///
/// The first row names the columns: `key`, which is required, `comment`, and language tags. The first language is the
/// source language, unless another is given. An empty field is not a text.
struct CSVReader {
  private let places: PlaceIndex
  private let table: String
  private var issues: [StringsIssue] = []

  private enum Column: Equatable {
    case key
    case comment
    case language(String)
    /// A column that is not read.
    case other
  }

  init(places: PlaceIndex, table: String) {
    self.places = places
    self.table = table
  }

  /// Reads a catalogue. Its source language is `language`, or that of the first column with a language.
  mutating func catalog(_ bytes: [UInt8], language: String?) throws(StringsError) -> StringsCatalog {
    var records = CSVRecords(bytes, places: places)
    let columns = try columns(try records.next() ?? [])
    let source = try sourceLanguage(language, of: columns)
    var entries: [StringsEntry] = []
    var indices: [TableKey: Int] = [:]
    while let fields = try records.next() {
      guard fields.count == columns.count else { throw miscounted(fields, columns.count) }
      let entry = entry(fields, columns)
      let name = TableKey(table: table, key: entry.key)
      guard let index = indices.updateValue(entries.count, forKey: name) else {
        entries.append(entry)
        continue
      }
      indices[name] = index
      issues.append(
        StringsIssue(.duplicateKey(first: entries[index].place), at: entry.place, key: entry.key, table: table))
      entries[index] = entry
    }
    return StringsCatalog(sourceLanguage: source, entries: entries, issues: issues)
  }

  private mutating func columns(_ fields: [CSVField]) throws(StringsError) -> [Column] {
    var columns: [Column] = []
    for field in fields {
      let column = column(field)
      guard column == .other || !columns.contains(column) else {
        throw fault(expected: "a column of another name", found: "'\(field.text)' once more", at: field.offset)
      }
      columns.append(column)
    }
    guard columns.contains(.key) else {
      throw fault(expected: "a first line with a column 'key', and commas between columns", found: "none", at: 0)
    }
    return columns
  }

  private mutating func column(_ field: CSVField) -> Column {
    switch field.text.lowercased() {
    case "key": return .key
    case "comment": return .comment
    default:
      let tag = LanguageTag.normalized(field.text)
      if LanguageTag.isKnown(tag) { return .language(tag) }
      issues.append(StringsIssue(.unknownLanguage(field.text), at: places.place(at: field.offset)))
      return .other
    }
  }

  private func sourceLanguage(_ language: String?, of columns: [Column]) throws(StringsError) -> String {
    let languages = columns.compactMap { column -> String? in
      if case .language(let tag) = column { tag } else { nil }
    }
    let wanted = language.map(LanguageTag.normalized) ?? languages.first
    guard let wanted, languages.contains(wanted) else {
      let member = wanted.map { "column '\($0)'" } ?? "column of a language"
      throw StringsError(.missing(member: member, of: "the first line"), at: places.place(at: 0))
    }
    return wanted
  }

  private func entry(_ fields: [CSVField], _ columns: [Column]) -> StringsEntry {
    var entry = StringsEntry(key: "", table: table, place: places.place(at: fields[0].offset))
    for (field, column) in zip(fields, columns) {
      switch column {
      case .key: (entry.key, entry.place) = (field.text, places.place(at: field.offset))
      case .comment: entry.comment = field.text.isEmpty ? nil : field.text
      case .language(let tag) where !field.text.isEmpty: entry.localizations.append(localization(field, tag))
      case .language, .other: break
      }
    }
    return entry
  }

  private func localization(_ field: CSVField, _ language: String) -> StringsLocalization {
    let place = places.place(at: field.offset)
    let unit = StringsUnit(text: field.text, place: place)
    return StringsLocalization(language: language, place: place, value: .unit(unit))
  }

  private func miscounted(_ fields: [CSVField], _ count: Int) -> StringsError {
    fault(expected: "\(count) fields, as the first line has", found: "\(fields.count)", at: fields[0].offset)
  }

  private func fault(expected: String, found: String, at offset: Int) -> StringsError {
    StringsError(.malformed(format: "CSV", expected: expected, found: found), at: places.place(at: offset))
  }
}
