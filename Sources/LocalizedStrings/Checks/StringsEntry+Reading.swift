extension StringsEntry {
  /// The entry with the reading of its texts' percent signs, which its comment and the source language's texts
  /// determine.
  func read(from sourceLanguage: String) -> StringsEntry {
    var entry = self
    if let comment, FormatReading.literalMarks.contains(where: comment.contains) {
      for index in localizations.indices { entry.localizations[index].setReading(.literal) }
      return entry
    }
    guard let source = self[sourceLanguage] else { return entry }
    var kinds: [Int: FormatPlaceholder.Kind]?
    for index in localizations.indices where localizations[index].language != sourceLanguage {
      guard localizations[index].value.units.contains(where: { $0.text.utf8.contains(UInt8(ascii: "%")) }) else {
        continue
      }
      let known = kinds ?? SourceArguments(source).kinds
      kinds = known
      entry.localizations[index].setReading(.translation(known))
    }
    return entry
  }
}

extension StringsLocalization {
  /// Sets how the percent signs of the texts are read. Substitutions have arguments of their own, which other texts of
  /// the source language need not name, so a translation of one is read like any text.
  fileprivate mutating func setReading(_ reading: FormatReading) {
    value = value.mapUnits { unit in
      var unit = unit
      // A text without placeholders stays equal to what it was, whatever its reading.
      if FormatString(unit.text, as: reading) != unit.format { unit.reading = reading }
      return unit
    }
    guard reading == .literal else { return }
    value = value.mapUnits { unit in
      var unit = unit
      unit.substitutions = unit.substitutions.map { $0.literal }
      return unit
    }
    substitutions = substitutions.map { $0.literal }
  }
}

extension StringsSubstitution {
  fileprivate var literal: StringsSubstitution {
    var substitution = self
    substitution.value = value.mapUnits { unit in
      var unit = unit
      unit.reading = .literal
      return unit
    }
    return substitution
  }
}
