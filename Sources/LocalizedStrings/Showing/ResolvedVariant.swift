/// A text of a value, with the cases that lead to it.
struct ResolvedVariant {
  var unit: StringsUnit
  var variation: StringsVariation
}

/// Enumerates the texts of values that may be shown in a language.
struct ResolvedVariants {
  let numbers: LanguageNumbers
  let samples: StringsSamples
  /// The device; nil for all.
  let device: StringsDevice?

  /// The texts of a substitution's value, or of a whole one.
  func leaves(
    of value: StringsValue, substitution: String? = nil, isFloating: Bool, under variation: StringsVariation = .init()
  ) -> [ResolvedVariant] {
    func leaves(_ value: StringsValue, _ change: (inout StringsVariation) -> Void) -> [ResolvedVariant] {
      var inner = variation
      change(&inner)
      return self.leaves(of: value, substitution: substitution, isFloating: isFloating, under: inner)
    }
    switch value {
    case .unit(let unit): return [ResolvedVariant(unit: unit, variation: variation)]
    case .set(let units): return units.map { ResolvedVariant(unit: $0, variation: variation) }
    case .width(let cases): return cases.flatMap { item in leaves(item.value) { $0.width = item.selector } }
    case .device(let cases):
      return shown(cases).flatMap { item in leaves(item.value) { $0.device = item.selector } }
    case .plural(let cases):
      return choices(cases, isFloating: isFloating).flatMap { item, number in
        let choice = PluralChoice(substitution: substitution, category: item.selector, number: number)
        return leaves(item.value) { $0.plurals.append(choice) }
      }
    }
  }

  private func shown(_ cases: [StringsCase<StringsDevice>]) -> [StringsCase<StringsDevice>] {
    device.map { device in cases.chosen(for: device).map { [$0] } ?? [] } ?? cases
  }

  /// The cases that some number selects, in file order, each with its smallest and largest number.
  private func choices(
    _ cases: [StringsCase<PluralCategory>], isFloating: Bool
  ) -> [(StringsCase<PluralCategory>, Double)] {
    var ends: [PluralCategory: (first: Double, last: Double)] = [:]
    var known = numbers.wholeNumbers(upTo: samples.largestNumber)
    if isFloating { known += [0.5, 1.5, samples.floating].map { (numbers.rules.category(of: $0), $0) } }
    for (category, number) in known {
      guard let selector = cases.chosen(for: category, number: number)?.selector else { continue }
      let (first, last) = ends[selector] ?? (number, number)
      ends[selector] = (min(first, number), max(last, number))
    }
    return cases.flatMap { item -> [(StringsCase<PluralCategory>, Double)] in
      guard let (first, last) = ends[item.selector] else { return [] }
      return first == last ? [(item, first)] : [(item, first), (item, last)]
    }
  }
}

extension [StringsCase<PluralCategory>] {
  /// The case of a number: for 0, a `zero` case whatever the language's rules; then that of its category, then `other`.
  func chosen(for category: PluralCategory, number: Double) -> Element? {
    (number == 0 ? first { $0.selector == .zero } : nil) ?? first { $0.selector == category }
      ?? first { $0.selector == .other }
  }
}

extension [StringsCase<StringsDevice>] {
  /// The case of a device, or `other`.
  func chosen(for device: StringsDevice) -> Element? {
    first { $0.selector == device } ?? first { $0.selector == .other }
  }
}
