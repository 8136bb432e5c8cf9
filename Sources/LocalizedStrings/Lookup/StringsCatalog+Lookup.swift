extension StringsCatalog {
  /// The localisation of a key in a language, in one that the language inherits from, or in the source language; nil if
  /// none of them has the key.
  ///
  /// Languages are found only through the chain: `pt` does not find `pt-BR`.
  public func localization(
    forKey key: String, table: String = defaultTable, locale: String
  ) -> StringsLocalization? {
    guard let entry = self[key, table: table] else { return nil }
    return LanguageFallback.chain(for: locale).lazy.compactMap { entry[$0] }.first ?? entry[sourceLanguage]
  }

  /// The text of a key in a language for arguments; nil if no language has the key, or if it has no text for these
  /// arguments.
  ///
  /// - Parameters:
  ///   - width: The available width, in the unit of the file (on iOS, ems); nil selects the widest text.
  ///   - arguments: The arguments of the placeholders; a missing one is shown as nothing.
  public func localizedString(
    forKey key: String, table: String = defaultTable, locale: String, device: StringsDevice = .iphone,
    width: Int? = nil, arguments: [FormatArgument] = []
  ) -> String? {
    guard let localization = localization(forKey: key, table: table, locale: locale) else { return nil }
    let numbers = LanguageNumbers.of(localization.language)
    let choice = StringsChoice(
      numbers: numbers, style: .localized, device: device, width: width, arguments: arguments)
    return choice.text(of: localization)
  }
}

/// Selects the text of a localisation for a device, a width and arguments.
struct StringsChoice {
  let numbers: LanguageNumbers
  let style: StringsSamples.Numbers
  let device: StringsDevice
  let width: Int?
  let arguments: [FormatArgument]

  func text(of localization: StringsLocalization) -> String? {
    // Most texts do not differ by number.
    let plural = localization.value.hasPlurals ? localization.pluralArgument?.number ?? 1 : 1
    guard let unit = unit(of: localization.value, number: number(plural)) else { return nil }
    let format = unit.format
    var choices: [String: StringsFilling.Choice] = [:]
    for reference in localization.references(of: unit) {
      guard let unit = self.unit(of: reference.substitution.value, number: number(reference.argument)) else { continue }
      choices[reference.substitution.name] = StringsFilling.Choice(
        unit: unit, argument: reference.argument, kind: reference.kind)
    }
    let writer = ArgumentWriter(numbers: numbers, style: style)
    return StringsFilling(writer: writer, choices: choices) { position, _ in argument(position) }.text(format)
  }

  private func argument(_ position: Int) -> FormatArgument {
    arguments.indices.contains(position - 1) ? arguments[position - 1] : .object("")
  }

  private func number(_ position: Int) -> Double { argument(position).number ?? 0 }

  func unit(of value: StringsValue, number: Double) -> StringsUnit? {
    switch value {
    case .unit(let unit): return unit
    case .set(let units): return units.first
    case .device(let cases): return cases.chosen(for: device).flatMap { unit(of: $0.value, number: number) }
    case .width(let cases): return cases.chosen(for: width).flatMap { unit(of: $0.value, number: number) }
    case .plural(let cases):
      return cases.chosen(for: numbers.rules.category(of: number), number: number)
        .flatMap { unit(of: $0.value, number: number) }
    }
  }
}

extension [StringsCase<Int>] {
  /// The case of the greatest width that does not exceed the available one, or the smallest if all exceed it
  /// (`NSString.variantFittingPresentationWidth`). The greatest of all if the width is nil.
  func chosen(for width: Int?) -> Element? {
    let sorted = self.sorted { $0.selector < $1.selector }
    guard let width else { return sorted.last }
    return sorted.last { $0.selector <= width } ?? sorted.first
  }
}
