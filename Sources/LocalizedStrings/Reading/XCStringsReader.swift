import JSONDocuments
import SourcePlaces

/// Reads a string catalogue, `.xcstrings`: JSON with all languages, as Xcode 15 and later write it.
struct XCStringsReader {
  let fields: JSONFields
  private let table: String
  private(set) var issues: [StringsIssue] = []
  private var key: String?
  private var language: String?
  private var languages: [String: String] = [:]

  /// The versions that are read; texts mean the same in all of them.
  static let knownVersions = ["1.0", "1.1"]

  init(places: PlaceIndex, table: String) {
    fields = JSONFields(places: places)
    self.table = table
  }

  mutating func catalog(_ bytes: [UInt8]) throws(StringsError) -> StringsCatalog {
    let root = try fields.document(bytes)
    let members = try fields.object(root, "the catalogue")
    try checkVersion(members, of: root)
    for issue in XCStringsMembers.unknown(among: members, known: XCStringsMembers.catalogue) {
      report(issue.kind, at: issue.offset)
    }
    guard let source = try fields.string("sourceLanguage", of: members), !source.isEmpty else {
      throw fields.missing("sourceLanguage", of: "the catalogue", at: root)
    }
    guard let strings = JSONFields.value("strings", of: members) else {
      throw fields.missing("strings", of: "the catalogue", at: root)
    }
    let sourceLanguage = known(source, at: JSONFields.value("sourceLanguage", of: members)?.offset ?? root.offset)
    var entries: [StringsEntry] = []
    var indices: [TableKey: Int] = [:]
    for member in try fields.table(strings, "'strings'") {
      let entry = try entry(member, sourceLanguage: sourceLanguage)
      let name = TableKey(table: table, key: entry.key)
      guard let index = indices[name] else {
        indices[name] = entries.count
        entries.append(entry)
        continue
      }
      let issue = StringsIssueKind.duplicateKey(first: entries[index].place)
      issues.append(StringsIssue(issue, at: entry.place, key: entry.key, table: table))
      entries[index] = entry
    }
    return StringsCatalog(sourceLanguage: sourceLanguage, entries: entries, issues: issues)
  }

  private mutating func checkVersion(_ members: [JSONMember], of root: JSONValue) throws(StringsError) {
    guard let value = JSONFields.value("version", of: members) else {
      throw fields.missing("version", of: "the catalogue", at: root)
    }
    let version = try fields.string(value, "'version'")
    if Self.knownVersions.contains(version) { return }
    guard version.hasPrefix("1."), Int(version.dropFirst(2)) != nil else {
      throw StringsError(.unsupportedVersion(version, known: Self.knownVersions), at: fields.place(value.offset))
    }
    report(.newerVersion(version, known: Self.knownVersions), at: value.offset)
  }

  /// A language's tag in BCP 47 form. Reports one that is not known.
  private mutating func known(_ tag: String, at offset: Int) -> String {
    if let normal = languages[tag] { return normal }
    let normal = LanguageTag.normalized(tag)
    languages[tag] = normal
    if !LanguageTag.isKnown(normal) { report(.unknownLanguage(tag), at: offset) }
    return normal
  }

  private mutating func report(_ kind: StringsIssueKind, at offset: Int) {
    issues.append(
      StringsIssue(kind, at: fields.place(offset), key: key, table: key.map { _ in table }, language: language))
  }

  private mutating func entry(_ member: JSONMember, sourceLanguage: String) throws(StringsError) -> StringsEntry {
    let place = fields.place(member.offset)
    guard !member.name.utf8.contains(0) else { throw StringsError(.nul, at: place) }
    (key, language) = (member.name, nil)
    defer { key = nil }
    let members = try fields.object(member.value, "key '\(member.name)'")
    var entry = StringsEntry(key: member.name, table: table, place: place)
    entry.comment = try fields.string("comment", of: members)
    for issue in XCStringsMembers.unknown(among: members, known: XCStringsMembers.key) {
      report(issue.kind, at: issue.offset)
    }
    entry.extractionState = try fields.string("extractionState", of: members).map(ExtractionState.init)
    let states = ExtractionState.known.map(\.rawValue)
    if let issue = XCStringsMembers.unknownState("extractionState", of: members, known: states) {
      report(issue.kind, at: issue.offset)
    }
    entry.shouldTranslate = try fields.bool("shouldTranslate", of: members) ?? true
    if let value = JSONFields.value("localizations", of: members) {
      entry.localizations = try localizations(value)
    }
    if entry[sourceLanguage] == nil, !StringsKey.isName(member.name) {
      let unit = StringsUnit(text: member.name, place: place)
      let localization = StringsLocalization(language: sourceLanguage, place: place, value: .unit(unit))
      entry.localizations.insert(localization, at: 0)
    }
    return entry
  }

  private mutating func localizations(_ value: JSONValue) throws(StringsError) -> [StringsLocalization] {
    var localizations: [StringsLocalization] = []
    var indices: [String: Int] = [:]
    for member in try fields.table(value, "'localizations'") {
      language = nil
      let tag = known(member.name, at: member.offset)
      language = tag
      var values = XCStringsValueReader(fields: fields, key: key, table: table, language: tag)
      let localization = try values.localization(member)
      issues += values.issues
      guard let localization else { continue }
      if let index = indices[tag] {
        report(.duplicateCase(member.name, first: localizations[index].place), at: member.offset)
        localizations[index] = localization
      } else {
        indices[tag] = localizations.count
        localizations.append(localization)
      }
    }
    language = nil
    return localizations
  }
}
