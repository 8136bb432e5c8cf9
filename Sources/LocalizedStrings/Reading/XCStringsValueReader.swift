import JSONDocuments
import SourcePlaces

/// Reads the localisation of a key in one language of a string catalogue.
struct XCStringsValueReader {
  let fields: JSONFields
  let key: String?
  let table: String
  let language: String
  private(set) var issues: [StringsIssue] = []

  init(fields: JSONFields, key: String?, table: String, language: String) {
    self.fields = fields
    self.key = key
    self.table = table
    self.language = language
  }

  /// The localisation in a member named after its language; nil if it has no text. `{}` is one that nobody has written
  /// yet.
  mutating func localization(_ member: JSONMember) throws(StringsError) -> StringsLocalization? {
    let members = try fields.object(member.value, "language '\(member.name)'")
    guard !members.isEmpty else { return nil }
    check(members, XCStringsMembers.localization)
    var substitutions: [StringsSubstitution] = []
    if let value = JSONFields.value("substitutions", of: members) {
      for member in try fields.table(value, "'substitutions'") {
        let substitution = try substitution(member)
        if let index = substitutions.firstIndex(where: { $0.name == member.name }) {
          report(.duplicateCase(member.name, first: substitutions.remove(at: index).place), at: member.offset)
        }
        substitutions.append(substitution)
        try StringsLimit.check(substitutions.count, "substitutions", at: substitution.place)
      }
    }
    guard let value = try self.value(members, at: member.offset) else { return nil }
    return StringsLocalization(
      language: language, place: fields.place(member.offset), value: value, substitutions: substitutions)
  }

  private mutating func substitution(_ member: JSONMember) throws(StringsError) -> StringsSubstitution {
    let members = try fields.object(member.value, "substitution '\(member.name)'")
    check(members, XCStringsMembers.substitution)
    return StringsSubstitution(
      name: member.name, argument: try argument(members), specifier: try fields.string("formatSpecifier", of: members),
      place: fields.place(member.offset), value: try value(members, at: member.offset) ?? .plural([]))
  }

  private func argument(_ members: [JSONMember]) throws(StringsError) -> Int? {
    guard let value = JSONFields.value("argNum", of: members) else { return nil }
    guard case .number(let number) = value.content, let argument = Int(exactly: number), (1...1000).contains(argument)
    else { throw fields.wrongType(value, "'argNum'", "a whole number from 1 to 1000") }
    return argument
  }

  /// The value among an object's members; nil, with an issue, if it has none.
  private mutating func value(_ members: [JSONMember], at offset: Int) throws(StringsError) -> StringsValue? {
    let unit = try JSONFields.value("stringUnit", of: members).map { value throws(StringsError) in try self.unit(value)
    }
    let set = try JSONFields.value("stringSet", of: members).map { value throws(StringsError) in try self.set(value) }
    let variations = try JSONFields.value("variations", of: members).map { value throws(StringsError) in
      try self.variations(value)
    }
    if unit != nil, variations != nil {
      report(.overlappingVariations(kept: "variations", dropped: "a 'stringUnit'"), at: offset)
    }
    let hasNone = XCStringsMembers.value.allSatisfy { JSONFields.value($0, of: members) == nil }
    if hasNone { report(.empty, at: offset) }
    return variations ?? set ?? unit
  }

  private mutating func unit(_ value: JSONValue) throws(StringsError) -> StringsValue {
    let members = try fields.object(value, "'stringUnit'")
    check(members, XCStringsMembers.unit)
    checkState(members)
    guard let text = JSONFields.value("value", of: members) else {
      throw fields.missing("value", of: "'stringUnit'", at: value)
    }
    let state = try fields.string("state", of: members).map(TranslationState.init)
    return .unit(StringsUnit(text: try fields.string(text, "'value'"), state: state, place: fields.place(text.offset)))
  }

  private mutating func set(_ value: JSONValue) throws(StringsError) -> StringsValue? {
    let members = try fields.object(value, "'stringSet'")
    check(members, XCStringsMembers.set)
    checkState(members)
    guard let values = JSONFields.value("values", of: members) else {
      throw fields.missing("values", of: "'stringSet'", at: value)
    }
    let state = try fields.string("state", of: members).map(TranslationState.init)
    var units: [StringsUnit] = []
    for text in try fields.array(values, "'values'") {
      units.append(
        StringsUnit(text: try fields.string(text, "a text of 'values'"), state: state, place: fields.place(text.offset))
      )
    }
    if units.isEmpty { report(.empty, at: values.offset) }
    return units.isEmpty ? nil : .set(units)
  }

  private mutating func variations(_ value: JSONValue) throws(StringsError) -> StringsValue? {
    let all = try fields.object(value, "'variations'")
    check(all, XCStringsMembers.variations)
    let members = all.filter { XCStringsMembers.variations.contains($0.name) }
    guard let kept = members.first else {
      report(.empty, at: value.offset)
      return nil
    }
    if members.count > 1 {
      report(.overlappingVariations(kept: "'\(kept.name)'", dropped: "'\(members[1].name)'"), at: members[1].offset)
    }
    switch kept.name {
    case "plural":
      let cases = try cases(kept, PluralCategory.init, unknown: StringsIssueKind.unknownPluralCategory)
      return cases.isEmpty ? nil : .plural(cases)
    case "device":
      let cases = try cases(kept, StringsDevice.init, unknown: StringsIssueKind.unknownDevice)
      if !cases.isEmpty, !cases.contains(where: { $0.selector == .other }) { report(.missingOther, at: kept.offset) }
      return cases.isEmpty ? nil : .device(cases)
    default:
      let cases = try cases(kept, StringsWidth.number, unknown: StringsIssueKind.unknownWidth)
      return cases.isEmpty ? nil : .width(cases)
    }
  }

  /// The cases of a variation that have texts; if there are none, an issue is reported.
  private mutating func cases<Selector: Hashable & Sendable>(
    _ member: JSONMember, _ selector: (String) -> Selector?, unknown: (String) -> StringsIssueKind
  ) throws(StringsError) -> [StringsCase<Selector>] {
    var cases: [StringsCase<Selector>] = []
    for member in try fields.table(member.value, "'\(member.name)'") {
      let members = try fields.object(member.value, "'\(member.name)'")
      guard let selector = selector(member.name) else {
        report(unknown(member.name), at: member.offset)
        continue
      }
      check(members, XCStringsMembers.value)
      guard let value = try value(members, at: member.offset) else { continue }
      if let index = cases.firstIndex(where: { $0.selector == selector }) {
        report(.duplicateCase(member.name, first: cases.remove(at: index).place), at: member.offset)
      }
      cases.append(StringsCase(selector: selector, place: fields.place(member.offset), value: value))
      try StringsLimit.check(cases.count, "cases", at: fields.place(member.offset))
    }
    if cases.isEmpty { report(.empty, at: member.offset) }
    return cases
  }

  private mutating func check(_ members: [JSONMember], _ known: [String]) {
    for issue in XCStringsMembers.unknown(among: members, known: known) { report(issue.kind, at: issue.offset) }
  }

  private mutating func checkState(_ members: [JSONMember]) {
    let states = TranslationState.known.map(\.rawValue)
    if let issue = XCStringsMembers.unknownState("state", of: members, known: states) {
      report(issue.kind, at: issue.offset)
    }
  }

  private mutating func report(_ kind: StringsIssueKind, at offset: Int) {
    issues.append(StringsIssue(kind, at: fields.place(offset), key: key, table: table, language: language))
  }
}
