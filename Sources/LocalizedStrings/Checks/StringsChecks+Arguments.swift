/// The arguments of a key's texts in the source language.
struct SourceArguments {
  /// Their kinds by number.
  var kinds: [Int: FormatPlaceholder.Kind] = [:]
  /// The arguments that a text itself shows.
  var shown: Set<Int> = []

  init(_ localization: StringsLocalization) {
    for form in localization.forms {
      for argument in localization.arguments(of: form) {
        kinds[argument.number] = kinds[argument.number] ?? argument.kind
        if argument.isShown { shown.insert(argument.number) }
      }
    }
  }
}

/// The checks of placeholders. An argument of another kind than the code passes is misread and may crash the app; one
/// that is left out is merely not shown. GNU gettext's `msgfmt --check-format` and Asana's locheck grade them alike
/// (`string_has_invalid_argument`, an error, and `string_has_missing_arguments`, a warning). Sizes of numbers, such as
/// `%d` and `%lld`, are not told apart.
extension StringsChecks {
  /// The largest number of arguments that are reported for one text: when one is left out, all after it are wrong.
  private static let reportLimit = 10

  func arguments(of forms: [StringsForm]) -> [StringsIssue] {
    var issues: [StringsIssue] = []
    var known = keyArguments
    var shown: Set<Int> = []
    for form in forms {
      var reported: Set<Int> = []
      for argument in localization.arguments(of: form) {
        if argument.isShown { shown.insert(argument.number) }
        let first = known[argument.number] ?? argument
        known[argument.number] = first
        guard reported.count < Self.reportLimit, let kind = problem(with: argument, first: first),
          reported.insert(argument.number).inserted
        else { continue }
        issues.append(issue(kind, at: form.unit.place, form.variation))
      }
    }
    guard let source, let place = forms.first?.unit.place else { return issues }
    return issues
      + source.shown.subtracting(shown).sorted().prefix(Self.reportLimit).map { issue(.missingArgument($0), at: place) }
  }

  /// The arguments of a key that is itself a format, from which the code knows what to pass. A translation is compared
  /// with the source language instead.
  private var keyArguments: [Int: DisplayedArgument] {
    guard source == nil, entry.key.utf8.contains(UInt8(ascii: "%")) else { return [:] }
    let form = StringsForm(unit: StringsUnit(text: entry.key, place: entry.place), path: [])
    return Dictionary(localization.arguments(of: form).map { ($0.number, $0) }) { first, _ in first }
  }

  private func problem(with argument: DisplayedArgument, first: DisplayedArgument) -> StringsIssueKind? {
    let (number, kind) = (argument.number, argument.kind)
    guard let source else {
      guard kind != first.kind else { return nil }
      return .conflictingArgument(number, kind: kind.rawValue, other: first.kind.rawValue, place: first.place)
    }
    guard let wanted = source.kinds[number] else { return .additionalArgument(number) }
    return wanted == kind ? nil : .differingArgument(number, kind: kind.rawValue, source: wanted.rawValue)
  }
}
