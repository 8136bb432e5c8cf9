/// The arguments of a key's texts in the source language.
struct SourceArguments {
  /// Their kinds by number.
  var kinds: [Int: FormatPlaceholder.Kind] = [:]
  /// Those that a text itself shows.
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

/// What is wrong with the placeholders of texts. An argument of another kind than code passes is read as what it is not, and
/// may end the app; one that is left out is no more than not seen. So hold GNU gettext's `msgfmt --check-format` and
/// Asana's locheck (`string_has_invalid_argument`, an error, `string_has_missing_arguments`, a warning). Sizes of numbers,
/// `%d` and `%lld`, are not told apart.
extension StringsChecks {
  /// The arguments of a text that are told: where one is left out, all behind it are wrong.
  private static let toldLimit = 10

  func arguments(of forms: [StringsForm]) -> [StringsIssue] {
    var issues: [StringsIssue] = []
    var known = keyArguments
    var shown: Set<Int> = []
    for form in forms {
      var told: Set<Int> = []
      for argument in localization.arguments(of: form) {
        if argument.isShown { shown.insert(argument.number) }
        let first = known[argument.number] ?? argument
        known[argument.number] = first
        guard told.count < Self.toldLimit, let kind = problem(with: argument, first: first),
          told.insert(argument.number).inserted
        else { continue }
        issues.append(issue(kind, at: form.unit.place, form.variation))
      }
    }
    guard let source, let place = forms.first?.unit.place else { return issues }
    return issues
      + source.shown.subtracting(shown).sorted().prefix(Self.toldLimit).map { issue(.missingArgument($0), at: place) }
  }

  /// The arguments of a key that is a format itself, by which code knows what to pass; a translation is held against the
  /// source language instead.
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
