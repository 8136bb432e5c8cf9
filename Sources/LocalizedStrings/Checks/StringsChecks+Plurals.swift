/// The checks of plural cases.
extension StringsChecks {
  func plurals(_ forms: [StringsForm]) -> [StringsIssue] {
    let rules =
      pluralRules(of: localization.value, at: [])
      + localization.placedSubstitutions.flatMap { pluralRules(of: $0.substitution.value, at: $0.path) }
    guard !rules.isEmpty else { return [] }
    let whole = numberless(forms) + rules.flatMap(withoutOther)
    guard LanguageTag.isKnown(localization.language) else { return whole }
    let numbers = LanguageNumbers.of(localization.language)
    return whole
      + rules.flatMap { unused($0, numbers) + missing($0, numbers) + hiddenNumbers($0, forms, numbers) }
  }

  /// The plural cases of a key or of a substitution.
  private struct Rule {
    var cases: [StringsCase<PluralCategory>]
    /// The path up to and including `plural`.
    var path: [String]

    func variation(_ category: PluralCategory) -> String { (path + [category.rawValue]).joined(separator: ".") }
  }

  private func pluralRules(of value: StringsValue, at path: [String]) -> [Rule] {
    switch value {
    case .unit, .set: []
    case .plural(let cases):
      [Rule(cases: cases, path: path + ["plural"])]
        + cases.flatMap { pluralRules(of: $0.value, at: path + ["plural", $0.selector.rawValue]) }
    case .device(let cases):
      cases.flatMap { pluralRules(of: $0.value, at: path + ["device", $0.selector.rawValue]) }
    case .width(let cases): cases.flatMap { pluralRules(of: $0.value, at: path + ["width", String($0.selector)]) }
    }
  }

  // MARK: Categories

  private func withoutOther(_ rule: Rule) -> [StringsIssue] {
    guard let first = rule.cases.first, !rule.cases.contains(where: { $0.selector == .other }) else { return [] }
    return [issue(.missingOther, at: first.place)]
  }

  /// Cases that no number selects. In every language `zero` is also the case of 0 (Foundation's release notes for OS X
  /// 10.9).
  private func unused(_ rule: Rule, _ numbers: LanguageNumbers) -> [StringsIssue] {
    let known = numbers.rules.categories
    return rule.cases.filter { $0.selector != .zero && !known.contains($0.selector) }.map { item in
      let kind = StringsIssueKind.unusedPluralCategory(
        item.selector.rawValue, language: localization.language, known: known.map(\.rawValue))
      return issue(kind, at: item.place, rule.variation(item.selector))
    }
  }

  /// Categories that fall back to `other`, as far as numbers that people see select them: Spanish has `many` from a
  /// million on, which hardly any file has a case for.
  private func missing(_ rule: Rule, _ numbers: LanguageNumbers) -> [StringsIssue] {
    guard let other = rule.cases.first(where: { $0.selector == .other }) else { return [] }
    let limit = StringsSamples().largestNumber
    let needed = numbers.wholeNumbers(upTo: limit).filter {
      $0.number <= Double(limit) && $0.number > 0 || $0.category == .zero
    }
    return PluralCategory.allCases.compactMap { category in
      guard let example = needed.first(where: { $0.category == category }),
        !rule.cases.contains(where: { $0.selector == category })
      else { return nil }
      return issue(.missingPluralCategory(category.rawValue, number: Int(example.number)), at: other.place)
    }
  }

  // MARK: Numbers

  /// A key whose cases show no number. Xcode rejects it: it "cannot infer format specifier for string group because no
  /// numerical specifiers were found" (developer.apple.com/forums/thread/737329).
  private func numberless(_ forms: [StringsForm]) -> [StringsIssue] {
    guard let place = pluralRules(of: localization.value, at: []).first?.cases.first?.place,
      localization.pluralArgument == nil, forms.allSatisfy({ $0.substitution == nil })
    else { return [] }
    return [issue(.pluralWithoutNumber, at: place)]
  }

  /// Cases that do not show the number although others do. A case for one number, or for a few, may leave it out: "One
  /// file", "This tab". The Russian `one`, for 1, 21 and so on, may not (developer.apple.com/forums/thread/662762).
  private func hiddenNumbers(_ rule: Rule, _ forms: [StringsForm], _ numbers: LanguageNumbers) -> [StringsIssue] {
    let own = forms.filter { $0.path.dropLast().elementsEqual(rule.path) }
    guard let first = own.first,
      let number = first.substitution == nil ? localization.pluralArgument?.number : first.first
    else { return [] }
    let isShown = own.map { form in localization.arguments(of: form).contains { $0.number == number } }
    guard isShown.contains(true) else { return [] }
    let present = rule.cases.map(\.selector)
    return zip(own, isShown).compactMap { form, isShown in
      guard !isShown, let category = form.path.last.flatMap(PluralCategory.init),
        let (one, another) = numbers.examples(of: category, among: present)
      else { return nil }
      return issue(.missingNumber(one, another), at: form.unit.place, form.variation)
    }
  }
}
