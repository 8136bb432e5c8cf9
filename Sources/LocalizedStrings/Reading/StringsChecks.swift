extension StringsCatalog {
  /// The catalogue with what is wrong across its texts: substitutions that are missing, and arguments that differ from the
  /// source language's.
  func checked() -> StringsCatalog {
    var issues = issues
    for entry in entries {
      let source = entry[sourceLanguage]?.argumentKinds
      for localization in entry.localizations {
        issues += StringsChecks(entry: entry, localization: localization, source: source).issues()
      }
    }
    issues.sort { ($0.place.file, $0.place.line, $0.place.column) < ($1.place.file, $1.place.line, $1.place.column) }
    return StringsCatalog(sourceLanguage: sourceLanguage, entries: entries, issues: issues)
  }
}

/// What is wrong with the texts of a key in a language.
private struct StringsChecks {
  let entry: StringsEntry
  let localization: StringsLocalization
  /// The kinds of the source language's arguments; nil where it has no text.
  let source: [Int: FormatPlaceholder.Kind]?

  func issues() -> [StringsIssue] {
    let units = localization.value.units.filter { $0.text.utf8.contains(UInt8(ascii: "%")) }
    guard !units.isEmpty else { return [] }
    let parts = units + localization.substitutions.flatMap(\.value.units)
    return parts.flatMap(missingSubstitutions) + circularSubstitutions + arguments(at: units[0].place)
  }

  /// Substitutions whose texts lead back to themselves: they would never end.
  private var circularSubstitutions: [StringsIssue] {
    let names = Dictionary(
      localization.substitutions.map { substitution in
        (substitution.name, substitution.value.units.flatMap { FormatString($0.text).substitutionNames })
      }, uniquingKeysWith: +)
    return localization.substitutions.compactMap { substitution in
      var (pending, seen) = (names[substitution.name] ?? [], Set<String>())
      while let name = pending.popLast() {
        if name == substitution.name, let place = substitution.value.units.first?.place {
          return issue(.circularSubstitution(name), at: place)
        }
        if seen.insert(name).inserted { pending += names[name] ?? [] }
      }
      return nil
    }
  }

  private func missingSubstitutions(of unit: StringsUnit) -> [StringsIssue] {
    let known = localization.substitutions.map(\.name)
    return FormatString(unit.text).substitutionNames.filter { !known.contains($0) }.map {
      issue(.unknownSubstitution($0, known: known), at: unit.place)
    }
  }

  private func arguments(at place: StringsPlace) -> [StringsIssue] {
    guard let source else { return [] }
    return localization.argumentKinds.sorted { $0.key < $1.key }.compactMap { number, kind in
      guard let wanted = source[number] else { return issue(.additionalArgument(number), at: place) }
      guard wanted != kind else { return nil }
      return issue(.differingArgument(number, kind: kind.rawValue, source: wanted.rawValue), at: place)
    }
  }

  private func issue(_ kind: StringsIssueKind, at place: StringsPlace) -> StringsIssue {
    StringsIssue(kind, at: place, key: entry.key, language: localization.language)
  }
}
