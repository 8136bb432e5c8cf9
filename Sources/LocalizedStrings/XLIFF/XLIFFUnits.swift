import SourcePlaces

/// A unit of XLIFF.
struct XLIFFUnit {
  let path: XLIFFPath
  let place: SourcePlace
  let comment: String
  let shouldTranslate: Bool
  let source: StringsUnit?
  let target: StringsUnit?
}

/// Collects units and combines them into keys.
struct XLIFFUnits {
  private(set) var entries: [StringsEntry] = []
  private(set) var issues: [StringsIssue] = []
  /// The table of the file that is being read.
  var table = ""
  var languages: (source: String, target: String?) = ("", nil)
  private var indices: [TableKey: Int] = [:]
  /// The place of each case of each key.
  private var places: [TableKey: [XLIFFPath: SourcePlace]] = [:]

  mutating func add(_ unit: XLIFFUnit) throws(StringsError) {
    let index = index(of: unit)
    if let source = unit.source { try insert(source, of: unit, languages.source, into: index) }
    guard let language = languages.target, let target = unit.target, isText(target, of: unit) else { return }
    if language != languages.source || unit.source == nil { try insert(target, of: unit, language, into: index) }
  }

  /// Whether a target counts as a text. An empty one does only if it is marked as translated, or if the source is empty
  /// as well.
  private func isText(_ target: StringsUnit, of unit: XLIFFUnit) -> Bool {
    !target.text.isEmpty || unit.source?.text.isEmpty != false || target.state == .translated
  }

  private mutating func index(of unit: XLIFFUnit) -> Int {
    let name = TableKey(table: table, key: unit.path.key)
    let index = indices[name] ?? entries.count
    if index == entries.count {
      indices[name] = index
      entries.append(StringsEntry(key: name.key, table: table, place: unit.place))
    }
    if let first = places[name]?[unit.path] ?? placeOfOtherKind(unit.path, of: name) {
      let isWhole = unit.path.steps.isEmpty
      let kind: StringsIssueKind = isWhole ? .duplicateKey(first: first) : .duplicateCase(unit.path.name, first: first)
      issues.append(StringsIssue(kind, at: unit.place, key: name.key, table: table))
    }
    places[name, default: [:]][unit.path] = unit.place
    if !unit.comment.isEmpty { entries[index].comment = unit.comment }
    if !unit.shouldTranslate { entries[index].shouldTranslate = false }
    return index
  }

  /// The place of an earlier text of the whole key that varies where this one does not, or vice versa; this one
  /// replaces it.
  private func placeOfOtherKind(_ path: XLIFFPath, of name: TableKey) -> SourcePlace? {
    guard path.substitution == nil, let index = indices[name],
      let value = entries[index].localizations.first?.value, let place = value.firstPlace
    else { return nil }
    if case .unit = value { return path.steps.isEmpty ? nil : place }
    return path.steps.isEmpty ? place : nil
  }

  /// Removes localisations that have substitutions but no text that could name them, as nothing would be shown.
  mutating func removeTextless() {
    for index in entries.indices {
      let entry = entries[index]
      for localization in entry.localizations where localization.value.units.isEmpty {
        issues.append(
          StringsIssue(
            .empty, at: localization.place, key: entry.key, table: entry.table, language: localization.language))
      }
      entries[index].localizations.removeAll { $0.value.units.isEmpty }
    }
  }

  private mutating func insert(
    _ text: StringsUnit, of unit: XLIFFUnit, _ language: String, into index: Int
  ) throws(StringsError) {
    var localization =
      entries[index][language]
      ?? StringsLocalization(language: language, place: unit.place, value: .set([]), substitutions: [])
    let steps = unit.path.steps[...]
    if let name = unit.path.substitution {
      let position = localization.substitutions.firstIndex { $0.name == name } ?? localization.substitutions.count
      if position == localization.substitutions.count {
        localization.substitutions.append(
          StringsSubstitution(name: name, place: unit.place, value: .set([])))
        try StringsLimit.check(localization.substitutions.count, "substitutions", at: unit.place)
      }
      localization.substitutions[position].value.insert(text, at: steps, place: unit.place)
    } else {
      localization.value.insert(text, at: steps, place: unit.place)
    }
    entries[index].localizations.removeAll { $0.language == language }
    entries[index].localizations.append(localization)
  }
}

extension StringsValue {
  fileprivate var firstPlace: SourcePlace? {
    switch self {
    case .unit(let unit): unit.place
    case .set(let units): units.first?.place
    case .plural(let cases): cases.first?.place
    case .device(let cases): cases.first?.place
    case .width(let cases): cases.first?.place
    }
  }

  /// Inserts a text at a path. A value that varies by something else is replaced.
  fileprivate mutating func insert(_ text: StringsUnit, at steps: ArraySlice<XLIFFPath.Step>, place: SourcePlace) {
    let rest = steps.dropFirst()
    switch steps.first {
    case nil: self = .unit(text)
    case .plural(let category):
      var cases: [StringsCase<PluralCategory>] = if case .plural(let cases) = self { cases } else { [] }
      cases.insert(text, for: category, at: rest, place: place)
      self = .plural(cases)
    case .device(let device):
      var cases: [StringsCase<StringsDevice>] = if case .device(let cases) = self { cases } else { [] }
      cases.insert(text, for: device, at: rest, place: place)
      self = .device(cases)
    }
  }
}

extension Array {
  fileprivate mutating func insert<Selector>(
    _ text: StringsUnit, for selector: Selector, at steps: ArraySlice<XLIFFPath.Step>, place: SourcePlace
  ) where Element == StringsCase<Selector> {
    let index = firstIndex { $0.selector == selector } ?? count
    if index == count { append(StringsCase(selector: selector, place: place, value: .set([]))) }
    self[index].value.insert(text, at: steps, place: place)
  }
}
