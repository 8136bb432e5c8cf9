import Exceptions
import Findings
import LocalizedStrings
import SourcePlaces
import TextMeasuring

/// Collects findings: one for all sizes, and for all numbers with which a text of the file is shown.
struct FindingMaker {
  private struct Key: Hashable {
    var kind: StringsFindingKind
    var place: SourcePlace
    var language: String
    var rule: Int
  }

  private let rules: StringsRules
  /// See `StringsCheckOptions.failing`.
  private let failing: Set<String>?
  /// See `StringsCheckOptions.today`.
  private let today: CalendarDay?
  private var findings: [StringsFinding] = []
  private var indices: [Key: Int] = [:]
  private var usedAllowances: Set<Int> = []

  init(rules: StringsRules, failing: Set<String>? = nil, today: CalendarDay? = nil) {
    (self.rules, self.failing, self.today) = (rules, failing, today)
  }

  // MARK: Texts

  /// Adds the findings about a text.
  mutating func add(_ item: RuledStrings.Item, _ outcome: TextOutcome) {
    for fault in outcome.faults {
      guard let index = index(of: fault.kind, item, detail: fault.detail) else { continue }
      findings[index].add(fault)
    }
    if !outcome.missing.isEmpty {
      _ = index(of: .missingGlyph, item, detail: Self.characters(outcome.missing))
    }
    if let failure = outcome.failure { _ = index(of: .unmeasuredText, item, detail: failure) }
  }

  /// The index of the finding of a kind about a text of the file; nil for one that is left out.
  private mutating func index(of kind: StringsFindingKind, _ item: RuledStrings.Item, detail: String) -> Int? {
    let level = level(of: kind)
    guard level != .off else { return nil }
    let shown = item.shown
    let key = Key(kind: kind, place: shown.place, language: shown.language, rule: item.rule)
    let variation = shown.variation.description
    if let index = indices[key] {
      if !variation.isEmpty, !findings[index].variations.contains(variation) {
        findings[index].variations.append(variation)
      }
      return index
    }
    findings.append(
      StringsFinding(
        kind: kind.rawValue, level: level, place: shown.place, key: shown.key, table: shown.table,
        language: shown.language, variations: variation.isEmpty ? [] : [variation], text: shown.text,
        message: kind.message, detail: detail, rule: rules.rules[item.rule].place))
    indices[key] = findings.count - 1
    return findings.count - 1
  }

  /// Characters with their code points, at most five of them.
  private static func characters(_ characters: [String]) -> String {
    let named = characters.prefix(5).map { character in
      let points = character.unicodeScalars.prefix(8).map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return "\"\(character)\" (\(points.joined(separator: " ")))"
    }
    return (named + (characters.count > 5 ? ["and \(characters.count - 5) more"] : [])).joined(separator: ", ")
  }

  // MARK: Files and rules

  /// Adds a problem with a file.
  mutating func add(_ issue: StringsIssue) {
    let level = level(of: issue.kind.finding)
    guard level != .off else { return }
    findings.append(
      StringsFinding(
        kind: issue.kind.name, level: level, place: issue.place, key: issue.key, table: issue.table,
        language: issue.language, variations: issue.variation.map { [$0] } ?? [], part: issue.kind.part,
        message: issue.kind.description))
  }

  /// Adds a text that is missing or not translated.
  mutating func add(_ gap: TranslationGap) {
    let level = level(of: gap.kind)
    guard level != .off else { return }
    findings.append(
      StringsFinding(
        kind: gap.kind.rawValue, level: level, place: gap.place, key: gap.entry.key, table: gap.entry.table,
        language: gap.language, text: gap.text, message: gap.kind.message, detail: gap.detail))
  }

  /// Adds a key that no rule applies to.
  mutating func addWithoutRule(_ entry: StringsEntry) {
    let kind = StringsFindingKind.noRule
    let level = level(of: kind)
    guard level != .off else { return }
    findings.append(
      StringsFinding(
        kind: kind.rawValue, level: level, place: entry.place, key: entry.key, table: entry.table,
        message: kind.message))
  }

  private func level(of kind: StringsFindingKind) -> StringsFindingLevel {
    let own = rules.levels[kind.rawValue] ?? kind.level
    guard let failing else { return own }
    if failing.contains(kind.rawValue) || failing.contains(own.rawValue) { return .error }
    return own == .error ? .warning : own
  }

  // MARK: All of them

  /// The findings ordered by place, followed by unused parts of the rules.
  ///
  /// - Parameter usedRules: the rules that apply to some string; nil if that is not known.
  mutating func finished(usedRules: Set<Int>?) -> [StringsFinding] {
    for index in findings.indices {
      let allowances = allowances(of: findings[index])
      usedAllowances.formUnion(allowances)
      let valid = allowances.first { !isOver(rules.allowances[$0]) }
      findings[index].allowed = valid.flatMap { rules.allowances[$0].terms.reason }
    }
    var sorted = findings.enumerated().sorted { a, b in
      (a.element.place, a.offset) < (b.element.place, b.offset)
    }.map(\.element)
    for allowance in usedAllowances.sorted().map({ rules.allowances[$0] }) where isOver(allowance) {
      add(.expiredAllowance, at: allowance.place, allowance.selector, allowance.terms.ending, to: &sorted)
    }
    guard let usedRules else { return sorted }
    for (index, rule) in rules.rules.enumerated() where !usedRules.contains(index) {
      add(.unusedRule, at: rule.place, rule.selector, to: &sorted)
    }
    for (index, allowance) in rules.allowances.enumerated() where !usedAllowances.contains(index) {
      add(.unusedAllowance, at: allowance.place, allowance.selector, to: &sorted)
    }
    return sorted
  }

  private func isOver(_ allowance: StringsAllowance) -> Bool { today.map(allowance.terms.isOver) ?? false }

  /// The indices of the allowances for a finding.
  private func allowances(of finding: StringsFinding) -> [Int] {
    guard let key = finding.key else { return [] }
    return rules.allowances.indices.filter { index in
      let allowance = rules.allowances[index]
      return allowance.finding == finding.kind && allowance.selector.matches(key: key, table: finding.table ?? "")
        && finding.language.map(allowance.selector.matches(language:)) ?? true
    }
  }

  private func add(
    _ kind: StringsFindingKind, at place: SourcePlace, _ selector: StringsSelector, _ detail: String = "",
    to findings: inout [StringsFinding]
  ) {
    let level = level(of: kind)
    guard level != .off else { return }
    findings.append(
      StringsFinding(
        kind: kind.rawValue, level: level, place: place, key: selector.keys.map(\.text).joined(separator: ", "),
        message: kind.message, detail: detail))
  }
}

extension StringsFinding {
  /// Adds the size and width of a fault.
  fileprivate mutating func add(_ fault: TextFault) {
    let needed = fault.needed.map { $0...$0 }
    guard let index = sizes.firstIndex(where: { $0.width == fault.width }) else {
      sizes.append(FindingSizes(width: fault.width, categories: [fault.category], needed: needed))
      return
    }
    let known = sizes[index].categories
    if !known.contains(fault.category) {
      sizes[index].categories = MeasuringCategory.allCases.filter { known.contains($0) || $0 == fault.category }
    }
    guard let needed else { return }
    let range = sizes[index].needed ?? needed
    sizes[index].needed = min(range.lowerBound, needed.lowerBound)...max(range.upperBound, needed.upperBound)
  }
}
