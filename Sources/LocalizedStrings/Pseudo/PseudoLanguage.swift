/// A language generated from the source language, to see what translations may do to a layout before there are any.
///
/// Placeholders stay as they are.
public enum PseudoLanguage: String, CaseIterable, Hashable, Sendable {
  /// Letters with accents, placeholders marked, half as long again and in brackets: Android's `en-XA`.
  case accented
  /// The text twice: Xcode's double-length pseudolanguage.
  case doubled
  /// Each word from right to left: Android's `ar-XB`.
  case rightToLeft

  /// Its tag for a source language: `en-XA`, `en-x-double`, `ar-XB`.
  public func tag(source: String) -> String {
    let language = source.split(separator: "-").first.map(String.init) ?? source
    switch self {
    case .accented: return "\(language)-XA"
    case .doubled: return "\(language)-x-double"
    case .rightToLeft: return "ar-XB"
    }
  }

  /// A text of the source language in this pseudolanguage.
  ///
  /// - Parameter isWhole: whether the text is shown by itself. A part of another text gets no brackets and is not
  ///   lengthened.
  func text(_ unit: StringsUnit, isWhole: Bool = true) -> String {
    let stretches = FormatSegment.stretches(of: unit.text, as: unit.reading)
    switch self {
    case .accented: return AccentedText.text(of: stretches, isWhole: isWhole)
    case .doubled: return isWhole ? DoubledText.text(of: stretches) : unit.text
    case .rightToLeft: return RightToLeftText.text(of: stretches)
    }
  }
}

extension StringsCatalog {
  /// The catalogue with pseudolanguages added; those that it already has are kept as they are.
  ///
  /// Their texts have the places of the texts that they are generated from.
  public func adding(_ pseudoLanguages: [PseudoLanguage]) -> StringsCatalog {
    let added = pseudoLanguages.filter { !languages.contains($0.tag(source: sourceLanguage)) }
    let entries = entries.map { entry in
      guard let source = entry[sourceLanguage] else { return entry }
      var entry = entry
      for pseudo in added { entry.localizations.append(source.translated(to: pseudo, from: sourceLanguage)) }
      return entry
    }
    return StringsCatalog(sourceLanguage: sourceLanguage, entries: entries, issues: issues)
  }
}

extension StringsLocalization {
  fileprivate func translated(to pseudo: PseudoLanguage, from source: String) -> StringsLocalization {
    var localization = self
    localization.language = pseudo.tag(source: source)
    localization.value = value.mapUnits { unit in
      var unit = unit
      unit.text = pseudo.text(unit)
      unit.substitutions = unit.substitutions.map { $0.translated(to: pseudo) }
      return unit
    }
    localization.substitutions = substitutions.map { $0.translated(to: pseudo) }
    return localization
  }
}

extension StringsSubstitution {
  fileprivate func translated(to pseudo: PseudoLanguage) -> StringsSubstitution {
    var substitution = self
    substitution.value = value.mapUnits { unit in
      var unit = unit
      unit.text = pseudo.text(unit, isWhole: false)
      return unit
    }
    return substitution
  }
}
