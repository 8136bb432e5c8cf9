package import LocalizedStrings
package import TextMeasuring
package import Threads

/// Checks whether the texts of a catalogue fit the labels that rules assign to them.
package struct StringsChecker: Sendable {
  private let rules: StringsRules
  private let measurer: TextMeasurer

  /// - Throws: an error in a rule's label, such as a missing font.
  package init(_ rules: StringsRules, measurer: TextMeasurer) throws(RulesError) {
    (self.rules, self.measurer) = (rules, measurer)
    for rule in rules.rules {
      guard let label = rule.label else { continue }
      do throws(MeasuringError) { _ = try measurer.answer(label.template) } catch {
        throw RulesError(.label(error.description), at: rule.place)
      }
    }
  }

  /// Measures every text that can be shown, each distinct one once for all sizes, and reports the findings.
  ///
  /// - Throws: `ThreadError` if there are fewer threads than jobs.
  package func report(
    on catalog: StringsCatalog, _ options: StringsCheckOptions = StringsCheckOptions()
  ) throws(ThreadError) -> StringsReport {
    let strings = RuledStrings(catalog, rules, options)
    let outcomes = try TextWork.outcomes(of: strings, options, by: measurer)
    var counts = strings.counts
    counts.measurements = outcomes.reduce(0) { $0 + $1.measurementCount }
    var findings = FindingMaker(rules: rules, failing: options.failing, today: options.today)
    for item in strings.items { findings.add(item, outcomes[item.text]) }
    for issue in catalog.issues where issue.language.map(options.includes) ?? true { findings.add(issue) }
    for gap in TranslationGaps(in: catalog, rules, options).all { findings.add(gap) }
    for entry in strings.withoutRule { findings.addWithoutRule(entry) }
    return StringsReport(
      findings: findings.finished(usedRules: options.isPartial ? nil : strings.usedRules), counts: counts,
      checked: strings.checked, keysWithoutRule: strings.withoutRule.map(\.key))
  }
}
