import Exceptions
import Findings
import LocalizedStrings
import SourcePlaces
import YAMLDocuments
import Yams

/// Reads a file of rules from its YAML.
struct RulesReader {
  static let keys = ["device", "defaults", "levels", "rules", "allow"]
  static let selectorKeys = ["key", "table", "language"]
  static let argumentsKey = "arguments"
  static let ruleKeys = selectorKeys + ["ignore", argumentsKey] + LabelReader.keys
  static let allowanceKeys = selectorKeys + ["finding"] + ExceptionTerms.Key.allCases.map(\.rawValue)
  private static let limits = YAMLLimits(nodes: 200_000, allTextBytes: 4 << 20, textBytes: 10_000)

  private let file: String
  private var defaults = LabelReader()

  init(file: String) { self.file = file }

  mutating func rules(_ text: String) throws(RulesError) -> StringsRules {
    let table = try RuleTable(try root(text), "the file", known: Self.keys)
    if let value = table["defaults"] {
      try defaults.read(try RuleTable(value, "'defaults'", known: LabelReader.keys))
    }
    let list = try table.required("rules")
    guard list.node.sequence != nil else { throw list.wrong("a list of rules") }
    var rules = StringsRules(rules: [])
    for value in try list.elements("a list of rules") { rules.rules.append(try rule(value)) }
    if let value = table["allow"] {
      for value in try value.elements("a list of known findings") {
        rules.allowances.append(try allowance(value))
      }
    }
    if let value = table["levels"] { rules.levels = try levels(value) }
    rules.device = try table["device"]?.name("device", of: StringsDevice.self)
    return rules
  }

  private func root(_ text: String) throws(RulesError) -> RuleValue {
    do {
      let root = try YAMLDocument.root(of: text, limits: Self.limits)
      return RuleValue(node: root, key: "the file", file: file)
    } catch {
      throw RulesError(error, in: file)
    }
  }

  private func rule(_ value: RuleValue) throws(RulesError) -> StringsRule {
    let table = try RuleTable(value, "a rule", known: Self.ruleKeys)
    let selector = try selector(table)
    if let ignore = table["ignore"] {
      try table.refuse(
        [Self.argumentsKey] + LabelReader.keys, beside: "ignore", "ignored strings are shown in no label")
      let reason = try ignore.text("the reason")
      return StringsRule(place: table.place, selector: selector, treatment: .ignored(reason: reason))
    }
    var label = defaults
    try label.read(table)
    try label.checkLines(table)
    guard label.hasWidth else { throw RulesError(.missingKey("width", owner: "a rule"), at: table.place) }
    var rule = StringsRule(place: table.place, selector: selector, treatment: .label(label.label))
    rule.arguments = try table[Self.argumentsKey]?.texts("the arguments of the texts, or a list of them") ?? []
    return rule
  }

  private func selector(_ table: RuleTable) throws(RulesError) -> StringsSelector {
    let keys = try table.required("key").texts("a pattern of keys, or a list of them")
    var selector = StringsSelector(keys: keys.map(KeyPattern.init))
    selector.tables = try table["table"]?.texts("a pattern of tables, or a list of them").map(KeyPattern.init) ?? []
    selector.languages = try table["language"]?.texts("a language tag, or a list of them") ?? []
    return selector
  }

  private func allowance(_ value: RuleValue) throws(RulesError) -> StringsAllowance {
    let table = try RuleTable(value, "an allowance", known: Self.allowanceKeys)
    let finding = try table.required("finding")
    let name = try finding.text("the kind of finding")
    guard StringsFindingKind.names.contains(name) else {
      throw finding.error(.unknownName(name, key: "finding", kind: "finding", known: StringsFindingKind.names))
    }
    return StringsAllowance(
      place: table.place, selector: try selector(table), finding: name, terms: try terms(table))
  }

  private func terms(_ table: RuleTable) throws(RulesError) -> ExceptionTerms {
    var terms = ExceptionTerms(reason: try table.required(ExceptionTerms.Key.reason.rawValue).text("why it is allowed"))
    if let value = table[ExceptionTerms.Key.until.rawValue] {
      guard let day = CalendarDay(try value.text(CalendarDay.expected)) else { throw value.wrong(CalendarDay.expected) }
      terms.until = day
    }
    if let value = table[ExceptionTerms.Key.issue.rawValue] {
      terms.issue = try value.text(ExceptionTerms.expectedIssue)
      guard terms.issue.map(ExceptionTerms.isAddress) == true else { throw value.wrong(ExceptionTerms.expectedIssue) }
    }
    return terms
  }

  private func levels(_ value: RuleValue) throws(RulesError) -> [String: StringsFindingLevel] {
    let table = try RuleTable(value, "'levels'", known: StringsFindingKind.names)
    var levels: [String: StringsFindingLevel] = [:]
    for entry in table.entries { levels[entry.key] = try entry.name("level", of: StringsFindingLevel.self) }
    return levels
  }
}

extension RulesError {
  init(_ error: YAMLError, in file: String) {
    self.init(.yaml(error.problem.sentence), at: SourcePlace(file: file, error.position))
  }
}
