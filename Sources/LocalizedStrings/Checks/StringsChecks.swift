import SourcePlaces

extension StringsCatalog {
  /// The catalogue with the issues found by comparing its texts: arguments, plurals, substitutions, and keys without a
  /// text in the source language.
  func checked() -> StringsCatalog {
    var issues = issues
    let entries = entries.map { $0.read(from: sourceLanguage) }
    for entry in entries {
      let source = entry[sourceLanguage].map { SourceArguments($0) }
      if source == nil {
        issues.append(
          StringsIssue(
            .missingSourceText(language: sourceLanguage), at: entry.place, key: entry.key, table: entry.table,
            language: sourceLanguage))
      }
      for localization in entry.localizations {
        let isSource = localization.language == sourceLanguage
        issues += StringsChecks(entry: entry, localization: localization, source: isSource ? nil : source).issues()
      }
    }
    issues.sort { $0.place < $1.place }
    return StringsCatalog(sourceLanguage: sourceLanguage, entries: entries, issues: issues)
  }
}

/// Checks the texts of one key in one language.
struct StringsChecks {
  let entry: StringsEntry
  let localization: StringsLocalization
  /// The source language's arguments; nil if it has no text, or if it is the language being checked.
  let source: SourceArguments?

  func issues() -> [StringsIssue] {
    if case .unit(let unit) = localization.value, !unit.text.utf8.contains(UInt8(ascii: "%")),
      source?.shown.isEmpty != false
    {
      return []
    }
    let forms = localization.forms
    return missingSubstitutions + repeatedVariations + circularSubstitutions + excessiveSubstitutions
      + invalidSpecifiers
      + arguments(of: forms) + plurals(forms)
  }

  func issue(_ kind: StringsIssueKind, at place: SourcePlace, _ variation: String? = nil) -> StringsIssue {
    StringsIssue(
      kind, at: place, key: entry.key, table: entry.table, language: localization.language, variation: variation)
  }

  /// Variations nested in a case that was already selected by the same criterion.
  private var repeatedVariations: [StringsIssue] {
    ([localization.value] + localization.placedSubstitutions.map(\.substitution.value)).flatMap {
      $0.repeatedVariations()
    }.map {
      issue(.repeatedVariation($0.name), at: $0.place)
    }
  }

  // MARK: Substitutions

  /// The substitutions that can name each other: those of each text, then those shared by all texts.
  private var scopes: [[StringsSubstitution]] {
    localization.value.units.map(\.substitutions) + [localization.substitutions]
  }

  /// Substitutions that refer back to themselves and would never end.
  private var circularSubstitutions: [StringsIssue] {
    scopes.flatMap(circularSubstitutions)
  }

  private func circularSubstitutions(among substitutions: [StringsSubstitution]) -> [StringsIssue] {
    let names = Dictionary(
      substitutions.map { substitution in
        (substitution.name, Set(substitution.value.units.flatMap { $0.format.substitutionNames }))
      }, uniquingKeysWith: { $0.union($1) })
    return substitutions.compactMap { substitution in
      var pending = names[substitution.name] ?? []
      var seen: Set<String> = []
      while let name = pending.popFirst() {
        if name == substitution.name, let place = substitution.value.units.first?.place {
          return issue(.circularSubstitution(name), at: place)
        }
        if seen.insert(name).inserted { pending.formUnion(names[name] ?? []) }
      }
      return nil
    }
  }

  private var missingSubstitutions: [StringsIssue] {
    let units = localization.value.units
    let whole = units.flatMap { missingSubstitutions(of: $0, among: localization.substitutions(of: $0)) }
    return whole
      + scopes.flatMap { scope in scope.flatMap(\.value.units).flatMap { missingSubstitutions(of: $0, among: scope) } }
  }

  private func missingSubstitutions(of unit: StringsUnit, among substitutions: [StringsSubstitution]) -> [StringsIssue]
  {
    guard unit.text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let known = substitutions.map(\.name)
    return unit.format.substitutionNames.filter { !known.contains($0) }.map {
      issue(.unknownSubstitution($0, known: known), at: unit.place)
    }
  }

  /// Texts whose substitutions expand to more than the limit.
  private var excessiveSubstitutions: [StringsIssue] {
    var shared = SubstitutionSizes(localization.substitutions)
    return localization.value.units.compactMap { unit in
      var own = SubstitutionSizes(unit.substitutions)
      let size = unit.substitutions.isEmpty ? shared.size(of: unit) : own.size(of: unit)
      return size.fits ? nil : issue(.excessiveSubstitutions, at: unit.place)
    }
  }

  /// `NSStringFormatValueTypeKey` must be a number's specifier (Apple, "Stringsdict File Format").
  private var invalidSpecifiers: [StringsIssue] {
    localization.placedSubstitutions.compactMap { substitution, _ in
      guard let specifier = substitution.specifier else { return nil }
      let isNumber = substitution.specifierKind.map { [.integer, .floating].contains($0) } ?? false
      return isNumber ? nil : issue(.invalidSpecifier(specifier), at: substitution.place)
    }
  }
}

/// The upper bound of the size that the substitutions of a text expand to.
private struct SubstitutionSizes {
  struct Size {
    var count = 0
    var bytes = 0

    var fits: Bool { count <= StringsFilling.Room().count && bytes <= StringsFilling.Room().bytes }
  }

  private let texts: [String: [StringsUnit]]
  /// The sizes computed so far. A substitution that is being computed counts as nothing, since inside itself it shows
  /// its name.
  private var known: [String: Size] = [:]

  init(_ substitutions: [StringsSubstitution]) {
    texts = Dictionary(substitutions.map { ($0.name, $0.value.units) }) { first, _ in first }
  }

  /// The total size of all substitutions in a text. Counting stops as soon as the limit is exceeded.
  mutating func size(of unit: StringsUnit) -> Size {
    guard unit.text.utf8.contains(UInt8(ascii: "%")) else { return Size() }
    var size = Size()
    for name in unit.format.substitutionNames where size.fits {
      let part = self.size(ofSubstitution: name)
      size = Size(count: size.count + part.count, bytes: size.bytes + part.bytes)
    }
    return size
  }

  private mutating func size(ofSubstitution name: String) -> Size {
    if let size = known[name] { return size }
    guard let texts = texts[name] else { return Size() }
    known[name] = Size()
    var largest = Size()
    for unit in texts {
      let size = size(of: unit)
      largest.count = max(largest.count, size.count + 1)
      largest.bytes = max(largest.bytes, size.bytes + unit.text.utf8.count)
    }
    known[name] = largest
    return largest
  }
}

extension StringsValue {
  /// The criteria that the value varies by although an enclosing case already does, each with the place of its first
  /// case.
  fileprivate func repeatedVariations(within around: Set<String> = []) -> [(name: String, place: SourcePlace)] {
    let (name, cases): (String, [(place: SourcePlace, value: StringsValue)])
    switch self {
    case .unit, .set: return []
    case .plural(let plural): (name, cases) = ("plural", plural.map { ($0.place, $0.value) })
    case .device(let device): (name, cases) = ("device", device.map { ($0.place, $0.value) })
    case .width(let width): (name, cases) = ("width", width.map { ($0.place, $0.value) })
    }
    let inner = cases.flatMap { $0.value.repeatedVariations(within: around.union([name])) }
    guard around.contains(name), let first = cases.first else { return inner }
    return [(name, first.place)] + inner
  }
}
