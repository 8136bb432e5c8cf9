import PropertyLists
import SourcePlaces

extension StringsTable {
  /// Reads a `.stringsdict` file.
  mutating func readStringsdict(_ bytes: [UInt8], file: String) throws(StringsError) {
    for member in try PropertyListValue.members(bytes, file: file) {
      var rules = StringsdictRules()
      let value = try rules.value(member.value, name: "key '\(member.key)'")
      for (kind, place) in rules.issues { report(kind, at: place, key: member.key) }
      guard let value else { continue }
      add(member.key, at: member.place, value: value)
    }
  }
}

/// Reads the rules of a key in a `.stringsdict` file.
private struct StringsdictRules {
  typealias Member = PropertyListValue.Member

  private static let deviceRule = "NSStringDeviceSpecificRuleType"
  private static let widthRule = "NSStringVariableWidthRuleType"
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let (ruleKey, kindKey) = ("NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey")
  /// The prefix of the names that the format reserves; no variable begins with it.
  private static let prefix = "NSString"

  private(set) var issues: [(StringsIssueKind, place: SourcePlace)] = []

  /// A text, or the variations that its dictionary describes; nil if it has none.
  mutating func value(_ value: PropertyListValue, name: String) throws(StringsError) -> StringsValue? {
    if case .string(let text) = value.content {
      return .unit(StringsUnit(text: text, place: value.place))
    }
    let members = try value.dictionary(name)
    let known = [Self.deviceRule, Self.widthRule, Self.formatKey]
    let rules = members.filter { known.contains($0.key) }
    var variables: [Member] = []
    for member in members where !known.contains(member.key) {
      if rules.first?.key == Self.formatKey, Self.isVariable(member) {
        variables.append(member)
      } else {
        report(.unknownMember(member.key, known: known), at: member.place)
      }
    }
    guard let rule = rules.first else {
      report(.empty, at: value.place)
      return nil
    }
    for other in rules.dropFirst() {
      report(.overlappingVariations(kept: "'\(rule.key)'", dropped: "'\(other.key)'"), at: other.place)
    }
    switch rule.key {
    case Self.deviceRule:
      let cases = try cases(rule, StringsDevice.init, unknown: StringsIssueKind.unknownDevice)
      return cases.isEmpty ? nil : .device(cases)
    case Self.widthRule:
      let cases = try cases(rule, StringsWidth.number, unknown: StringsIssueKind.unknownWidth)
      return cases.isEmpty ? nil : .width(cases)
    default:
      var unit = StringsUnit(
        text: try rule.value.string("'\(rule.key)'"), place: rule.value.place)
      for variable in variables { try add(variable, to: &unit.substitutions) }
      return .unit(unit)
    }
  }

  private static func isVariable(_ member: Member) -> Bool {
    guard case .dictionary = member.value.content else { return false }
    return !member.key.hasPrefix(prefix)
  }

  /// Adds a variable of a text, then the variables of its own cases: a text selected by a number can name all those of
  /// its dictionary and of the nested ones.
  private mutating func add(
    _ variable: Member, to substitutions: inout [StringsSubstitution]
  ) throws(StringsError) {
    let members = try variable.value.dictionary("'\(variable.key)'")
    let specifier = try members.first { $0.key == Self.kindKey }.map { member throws(StringsError) in
      try member.value.string("'\(Self.kindKey)'")
    }
    check(members, of: variable)
    if let name = members.first(where: { $0.key == Self.ruleKey }) {
      let rule = try name.value.string("'\(name.key)'")
      if rule != "NSStringPluralRuleType" { report(.unknownRule(rule), at: name.value.place) }
    }
    let rule = Member(
      key: variable.key, place: variable.place,
      value: PropertyListValue(
        .dictionary(members.filter { !$0.key.hasPrefix(Self.prefix) }), at: variable.value.place))
    let cases = try cases(rule, PluralCategory.init, unknown: StringsIssueKind.unknownPluralCategory)
    let value = StringsValue.plural(cases)
    let own = StringsSubstitution(name: variable.key, specifier: specifier, place: variable.place, value: value)
    for substitution in value.units.flatMap(\.substitutions) + [own] {
      if let index = substitutions.firstIndex(where: { $0.name == substitution.name }) {
        let first = substitutions.remove(at: index).place
        issues.append((.duplicateCase(substitution.name, first: first), substitution.place))
      }
      substitutions.append(substitution)
      try StringsLimit.check(substitutions.count, "substitutions", at: variable.place)
    }
  }

  /// Reports missing members of a variable, and those that it cannot have.
  private mutating func check(_ members: [Member], of variable: Member) {
    let needed = [(key: Self.ruleKey, example: "NSStringPluralRuleType"), (key: Self.kindKey, example: "d")]
    for (key, example) in needed where !members.contains(where: { $0.key == key }) {
      report(.missingMember(key, example: example), at: variable.place)
    }
    let known = needed.map(\.key)
    for member in members where member.key.hasPrefix(Self.prefix) && !known.contains(member.key) {
      report(.unknownMember(member.key, known: known), at: member.place)
    }
  }

  /// The cases of a rule that have texts; if there are none, an issue is reported.
  private mutating func cases<Selector: Hashable & Sendable>(
    _ rule: Member, _ selector: (String) -> Selector?, unknown: (String) -> StringsIssueKind
  ) throws(StringsError) -> [StringsCase<Selector>] {
    var cases: [StringsCase<Selector>] = []
    for member in try rule.value.dictionary("'\(rule.key)'") {
      guard let selector = selector(member.key) else {
        report(unknown(member.key), at: member.place)
        continue
      }
      guard let value = try value(member.value, name: "'\(member.key)'") else { continue }
      if let index = cases.firstIndex(where: { $0.selector == selector }) {
        report(.duplicateCase(member.key, first: cases.remove(at: index).place), at: member.place)
      }
      cases.append(StringsCase(selector: selector, place: member.place, value: value))
      try StringsLimit.check(cases.count, "cases", at: member.place)
    }
    if cases.isEmpty { report(.empty, at: rule.place) }
    return cases
  }

  private mutating func report(_ kind: StringsIssueKind, at place: SourcePlace) {
    issues.append((kind, place))
  }
}
