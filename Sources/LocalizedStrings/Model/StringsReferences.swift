/// A substitution that a text shows, and the number of its argument.
struct StringsReference {
  var substitution: StringsSubstitution
  var argument: Int

  var kind: FormatPlaceholder.Kind { substitution.kind }
}

extension StringsSubstitution {
  /// The kind of its argument: its specifier's or, without one, that of the first placeholder in its texts.
  var kind: FormatPlaceholder.Kind { specifierKind ?? placeholderKind ?? .integer }

  /// The kind of its specifier; nil if it has none, or an invalid one.
  var specifierKind: FormatPlaceholder.Kind? { specifier?.last.flatMap(FormatPlaceholder.kind) }

  private var placeholderKind: FormatPlaceholder.Kind? {
    for unit in value.units {
      for part in unit.format.parts {
        if case .placeholder(let placeholder) = part { return placeholder.kind }
      }
    }
    return nil
  }
}

extension StringsLocalization {
  /// The substitutions that a text of the value can name: its own or, if it has none, those shared by all texts.
  func substitutions(of unit: StringsUnit) -> [StringsSubstitution] {
    unit.substitutions.isEmpty ? substitutions : unit.substitutions
  }

  /// All substitutions, with the path of each in the file: `substitutions`, `files`.
  var placedSubstitutions: [(substitution: StringsSubstitution, path: [String])] {
    let own = value.forms().flatMap { form in
      form.unit.substitutions.map { ($0, form.path + ["substitutions", $0.name]) }
    }
    return own + substitutions.map { ($0, ["substitutions", $0.name]) }
  }

  /// The substitutions that a text of the value shows, without repetition: those that it names, then those that their
  /// texts name.
  func references(of unit: StringsUnit) -> [StringsReference] {
    let substitutions = substitutions(of: unit)
    guard !substitutions.isEmpty else { return [] }
    var references: [StringsReference] = []
    func collect(_ format: FormatString, from first: Int) {
      for part in format.numbered(from: first) {
        guard case .substitution(let name, _) = part.part,
          !references.contains(where: { $0.substitution.name == name }),
          let substitution = substitutions.first(where: { $0.name == name })
        else { continue }
        let argument = substitution.argument ?? part.argument
        references.append(StringsReference(substitution: substitution, argument: argument))
        for unit in substitution.value.units { collect(unit.format, from: argument) }
      }
    }
    collect(unit.format, from: 1)
    return references
  }

  /// The argument that selects the plural cases of the value as a whole: the first number that its texts show.
  var pluralArgument: (number: Int, kind: FormatPlaceholder.Kind)? {
    var found: (number: Int, kind: FormatPlaceholder.Kind)?
    for unit in value.units {
      for part in unit.format.numbered() {
        guard case .placeholder(let placeholder) = part.part, [.integer, .floating].contains(placeholder.kind) else {
          continue
        }
        if part.argument < found?.number ?? .max { found = (part.argument, placeholder.kind) }
      }
    }
    return found
  }
}
