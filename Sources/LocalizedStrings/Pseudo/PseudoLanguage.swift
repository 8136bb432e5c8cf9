/// A language made of the source language, to see what translations may do to a layout before there are any.
///
/// Placeholders stay as they are.
public enum PseudoLanguage: String, CaseIterable, Hashable, Sendable {
  /// Letters with accents, placeholders marked, half as long again and in brackets: Android's `en-XA`.
  case accented
  /// The text twice: Xcode's double-length pseudolanguage.
  case doubled
  /// Each word from right to left: Android's `ar-XB`.
  case rightToLeft

  /// Its tag beside a source language: `en-XA`, `en-x-double`, `ar-XB`.
  public func tag(source: String) -> String {
    let language = source.split(separator: "-").first.map(String.init) ?? source
    switch self {
    case .accented: return "\(language)-XA"
    case .doubled: return "\(language)-x-double"
    case .rightToLeft: return "ar-XB"
    }
  }

  /// A text of the source language in this one.
  ///
  /// - Parameter isWhole: whether the text shows by itself; one that is part of another gets no brackets, and is no longer.
  func text(_ unit: StringsUnit, isWhole: Bool = true) -> String {
    let stretches = FormatStretch.stretches(of: unit.text, as: unit.reading)
    switch self {
    case .accented: return AccentedText.text(of: stretches, isWhole: isWhole)
    case .doubled: return isWhole ? DoubledText.text(of: stretches) : unit.text
    case .rightToLeft: return RightToLeftText.text(of: stretches)
    }
  }
}

extension StringsCatalog {
  /// The catalogue with pseudolanguages beside its own languages; one that it has already stays as it is.
  ///
  /// Their texts have the places of those they are made of.
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
