import SourcePlaces

extension StringsRules {
  /// One rule: all texts are shown in a label.
  package init(label: CheckedLabel) {
    self.init(rules: [
      StringsRule(
        place: SourcePlace(file: ""), selector: StringsSelector(keys: [KeyPattern("*")]), treatment: .label(label))
    ])
  }
}
