extension StringsTable {
  /// Reads a `.stringsdict` file.
  mutating func readStringsdict(_ bytes: [UInt8], places: PlaceIndex) throws(StringsError) {
    for member in try PropertyListValue.root(bytes, places: places) {
      var rules = StringsdictRules(places: places)
      let value = try rules.value(member.value, name: "key '\(member.key)'")
      for (kind, offset) in rules.issues { report(kind, at: places.place(at: offset), key: member.key) }
      guard let value else { continue }
      add(member.key, at: places.place(at: member.offset), value: value, substitutions: rules.substitutions)
    }
  }
}

/// Reads the rules of a key in a `.stringsdict` file.
private struct StringsdictRules {
  typealias Member = PropertyListValue.Member

  let places: PlaceIndex
  private(set) var substitutions: [StringsSubstitution] = []
  private(set) var issues: [(StringsIssueKind, offset: Int)] = []

  init(places: PlaceIndex) { self.places = places }

  /// A text, or what its dictionary says that it varies by; nil if that is nothing.
  mutating func value(_ value: PropertyListValue, name: String) throws(StringsError) -> StringsValue? {
    if case .string(let text) = value.content {
      return .unit(StringsUnit(text: text, place: places.place(at: value.offset)))
    }
    let members = try value.dictionary(name, places: places)
    let known = ["NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType", "NSStringLocalizedFormatKey"]
    let rules = members.filter { known.contains($0.key) }
    guard let rule = rules.first else {
      issues.append((.empty, value.offset))
      return nil
    }
    for other in rules.dropFirst() {
      issues.append((.overlappingVariations(kept: "'\(rule.key)'", dropped: "'\(other.key)'"), other.offset))
    }
    switch rule.key {
    case "NSStringDeviceSpecificRuleType":
      let cases = try cases(rule, StringsDevice.init, unknown: StringsIssueKind.unknownDevice)
      return cases.isEmpty ? nil : .device(cases)
    case "NSStringVariableWidthRuleType":
      let cases = try cases(rule, StringsWidth.number, unknown: StringsIssueKind.unknownWidth)
      return cases.isEmpty ? nil : .width(cases)
    default:
      for member in members where member.offset != rule.offset { try addSubstitution(member) }
      let text = try rule.value.string("'\(rule.key)'", places: places)
      return .unit(StringsUnit(text: text, place: places.place(at: rule.value.offset)))
    }
  }

  private mutating func addSubstitution(_ member: Member) throws(StringsError) {
    guard case .dictionary(let members) = member.value.content else { return }
    let specifier = try members.first { $0.key == "NSStringFormatValueTypeKey" }.map { member throws(StringsError) in
      try member.value.string("'NSStringFormatValueTypeKey'", places: places)
    }
    for (key, example) in [
      ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"), ("NSStringFormatValueTypeKey", "d"),
    ]
    where !members.contains(where: { $0.key == key }) {
      issues.append((.missingMember(key, example: example), member.offset))
    }
    if let name = members.first(where: { $0.key == "NSStringFormatSpecTypeKey" }) {
      let rule = try name.value.string("'\(name.key)'", places: places)
      if rule != "NSStringPluralRuleType" { issues.append((.unknownRule(rule), name.value.offset)) }
    }
    let rule = Member(
      key: member.key, offset: member.offset,
      value: PropertyListValue(
        offset: member.value.offset, content: .dictionary(members.filter { !$0.key.hasPrefix("NSString") })))
    let cases = try cases(rule, PluralCategory.init, unknown: StringsIssueKind.unknownPluralCategory)
    if let index = substitutions.firstIndex(where: { $0.name == member.key }) {
      issues.append((.duplicateCase(member.key, first: substitutions.remove(at: index).place), member.offset))
    }
    substitutions.append(
      StringsSubstitution(
        name: member.key, specifier: specifier, place: places.place(at: member.offset), value: .plural(cases)))
    try StringsLimit.check(substitutions.count, "substitutions", at: places.place(at: member.offset))
  }

  /// The cases of a rule that have texts; that there are none is an issue.
  private mutating func cases<Selector: Hashable & Sendable>(
    _ rule: Member, _ selector: (String) -> Selector?, unknown: (String) -> StringsIssueKind
  ) throws(StringsError) -> [StringsCase<Selector>] {
    var cases: [StringsCase<Selector>] = []
    for member in try rule.value.dictionary("'\(rule.key)'", places: places) {
      guard let selector = selector(member.key) else {
        issues.append((unknown(member.key), member.offset))
        continue
      }
      guard let value = try value(member.value, name: "'\(member.key)'") else { continue }
      if let index = cases.firstIndex(where: { $0.selector == selector }) {
        issues.append((.duplicateCase(member.key, first: cases.remove(at: index).place), member.offset))
      }
      cases.append(StringsCase(selector: selector, place: places.place(at: member.offset), value: value))
      try StringsLimit.check(cases.count, "cases", at: places.place(at: member.offset))
    }
    if cases.isEmpty { issues.append((.empty, rule.offset)) }
    return cases
  }
}
