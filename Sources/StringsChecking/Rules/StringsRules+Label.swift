import SourcePlaces

extension StringsRules {
  /// A single rule, which shows all texts in one label.
  package init(label: CheckedLabel) {
    self.init(rules: [
      StringsRule(
        place: SourcePlace(file: ""), selector: StringsSelector(keys: [KeyPattern("*")]), treatment: .label(label))
    ])
  }
}
