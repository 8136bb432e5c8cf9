import SourcePlaces

/// A text of a key in a language that can be shown, with its path among the key's cases.
struct StringsForm {
  var unit: StringsUnit
  /// The cases that lead to it, as Xcode writes them: `plural`, `one`.
  var path: [String]
  /// The substitution that the text belongs to; nil for a text of the value itself.
  var substitution: StringsSubstitution?
  /// The number of the argument that its first placeholder without a position takes.
  var first = 1

  /// The path joined by dots; nil for a text that does not vary.
  var variation: String? { path.isEmpty ? nil : path.joined(separator: ".") }
}

/// An argument that a text shows, or that belongs to a substitution which the text shows.
struct DisplayedArgument {
  var number: Int
  var kind: FormatPlaceholder.Kind
  /// The place that determines the kind: the text or, for a substitution, its definition.
  var place: SourcePlace
  /// Whether the text itself shows it.
  var isShown: Bool
}

extension StringsLocalization {
  /// All texts that can be shown: those of the value, then those of the substitutions that they name, which can name
  /// the others of the same scope.
  var forms: [StringsForm] {
    let whole = value.forms()
    var forms = whole
    var seen: [[String]: Set<Int>] = [:]
    for form in whole where form.unit.text.utf8.contains(UInt8(ascii: "%")) {
      let own = form.unit.substitutions
      for reference in references(of: form.unit) {
        let substitution = reference.substitution
        let path = (own.isEmpty ? [] : form.path) + ["substitutions", substitution.name]
        guard seen[path, default: []].insert(reference.argument).inserted else { continue }
        forms += substitution.value.forms(at: path).map { part in
          var unit = part.unit
          unit.substitutions = own
          return StringsForm(unit: unit, path: part.path, substitution: substitution, first: reference.argument)
        }
      }
    }
    return forms
  }

  /// The arguments of a text, in the order of the text.
  func arguments(of form: StringsForm) -> [DisplayedArgument] {
    guard form.unit.text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return form.unit.format.numbered(from: form.first).compactMap { item in
      switch item.part {
      case .text: return nil
      case .placeholder(let placeholder):
        return DisplayedArgument(number: item.argument, kind: placeholder.kind, place: form.unit.place, isShown: true)
      case .substitutionArgument:
        return form.substitution.map {
          DisplayedArgument(number: item.argument, kind: $0.kind, place: form.unit.place, isShown: true)
        }
      case .substitution(let name, _):
        return substitutions(of: form.unit).first { $0.name == name }.map {
          DisplayedArgument(number: $0.argument ?? item.argument, kind: $0.kind, place: $0.place, isShown: false)
        }
      }
    }
  }
}

extension StringsValue {
  /// All texts with the cases that lead to them.
  func forms(at path: [String] = []) -> [StringsForm] {
    switch self {
    case .unit(let unit): [StringsForm(unit: unit, path: path)]
    case .set(let units): units.map { StringsForm(unit: $0, path: path) }
    case .plural(let cases): cases.flatMap { $0.value.forms(at: path + ["plural", $0.selector.rawValue]) }
    case .device(let cases): cases.flatMap { $0.value.forms(at: path + ["device", $0.selector.rawValue]) }
    case .width(let cases): cases.flatMap { $0.value.forms(at: path + ["width", String($0.selector)]) }
    }
  }
}
