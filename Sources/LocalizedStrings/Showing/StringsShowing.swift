/// Enumerates the texts that a key may show in a language.
struct StringsShowing {
  let entry: StringsEntry
  let localization: StringsLocalization
  let samples: StringsSamples
  private let leaves: ResolvedVariants
  private let writer: ArgumentWriter

  /// The largest number of combinations of substitutions' texts for a key in one language. If there are more, only one
  /// substitution varies at a time.
  static let combinationLimit = 1000

  /// The largest total size of all combinations in bytes, counting only the text of the format itself.
  static let combinationBytes = 4 << 20

  init(_ entry: StringsEntry, _ localization: StringsLocalization, device: StringsDevice?, samples: StringsSamples) {
    self.entry = entry
    self.localization = localization
    self.samples = samples
    let numbers = LanguageNumbers.of(localization.language)
    leaves = ResolvedVariants(numbers: numbers, samples: samples, device: device)
    writer = ArgumentWriter(numbers: numbers, style: samples.numbers)
  }

  func strings() -> [DisplayedString] {
    if case .unit(let unit) = localization.value, !unit.text.utf8.contains(UInt8(ascii: "%")) {
      return [shown(unit, text: unit.text, StringsVariation())]
    }
    let plural = localization.pluralArgument
    let all = leaves.leaves(of: localization.value, isFloating: plural?.kind == .floating)
    return all.flatMap { leaf in
      let limit = min(Self.combinationLimit / all.count, Self.combinationBytes / max(1, leaf.unit.text.utf8.count))
      return strings(leaf, plural: plural, limit: max(1, limit))
    }
  }

  private func strings(
    _ leaf: ResolvedVariant, plural: (number: Int, kind: FormatPlaceholder.Kind)?, limit: Int
  ) -> [DisplayedString] {
    let format = leaf.unit.format
    let parts = localization.references(of: leaf.unit).map { reference in
      let substitution = reference.substitution
      return leaves.leaves(
        of: substitution.value, substitution: substitution.name, isFloating: reference.kind == .floating
      )
      .map { (reference, $0) }
    }
    var numbers: [Int: FormatArgument] = [:]
    if let plural, let choice = leaf.variation.plurals.last {
      numbers[plural.number] = Self.argument(choice.number, plural.kind)
    }
    return Self.combinations(parts, limit: limit).compactMap { string(leaf, format, $0, numbers: numbers) }
  }

  private static func argument(_ number: Double, _ kind: FormatPlaceholder.Kind) -> FormatArgument {
    kind == .floating ? .floating(number) : .integer(Int64(number))
  }

  /// All combinations of one element from each list. If there are more than the limit, only one list varies at a time
  /// while the others stay at their last element, and the result is cut at the limit.
  static func combinations<Element>(_ lists: [[Element]], limit: Int) -> [[Element]] {
    let lists = lists.filter { !$0.isEmpty }
    let count = lists.reduce(1) { min($0 * $1.count, limit + 1) }
    if count <= limit {
      return lists.reduce([[]]) { rows, list in rows.flatMap { row in list.map { row + [$0] } } }
    }
    let last = lists.compactMap(\.last)
    let changes = lists.enumerated().lazy.flatMap { index, list in list.lazy.map { (index, $0) } }
    return changes.prefix(limit).map { index, element in
      var row = last
      row[index] = element
      return row
    }
  }

  /// The text of a combination; nil if its parts are for different devices or widths.
  private func string(
    _ leaf: ResolvedVariant, _ format: FormatString, _ parts: [(StringsReference, ResolvedVariant)],
    numbers: [Int: FormatArgument]
  ) -> DisplayedString? {
    var (variation, numbers) = (leaf.variation, numbers)
    var choices: [String: StringsFilling.Choice] = [:]
    for (reference, part) in parts {
      guard variation.add(part.variation) else { return nil }
      if let number = part.variation.plurals.last?.number {
        numbers[reference.argument] = Self.argument(number, reference.kind)
      }
      choices[reference.substitution.name] = StringsFilling.Choice(
        unit: part.unit, argument: reference.argument, kind: reference.kind)
    }
    let filling = StringsFilling(writer: writer, choices: choices) { [numbers] in
      numbers[$0] ?? samples.argument($0, $1)
    }
    return shown(leaf.unit, text: filling.text(format), variation)
  }

  private func shown(_ unit: StringsUnit, text: String, _ variation: StringsVariation) -> DisplayedString {
    DisplayedString(
      key: entry.key, table: entry.table, language: localization.language, text: text, format: unit.text,
      place: unit.place, state: unit.state, variation: variation)
  }
}

extension StringsVariation {
  /// Merges a part's variation into this one; returns false if the two cannot be shown at once.
  fileprivate mutating func add(_ part: StringsVariation) -> Bool {
    guard device == nil || part.device == nil || device == part.device,
      width == nil || part.width == nil || width == part.width
    else { return false }
    (device, width) = (device ?? part.device, width ?? part.width)
    plurals += part.plurals
    return true
  }
}
