extension StringsCatalog {
  /// All texts that the keys may show in a language, in file order. Each plural case that the language's rules use
  /// appears with its smallest and largest number, each device and width with its text, and texts with several parts
  /// that vary appear in all combinations.
  ///
  /// Placeholders show samples. Keys without a text in exactly this language are left out.
  ///
  /// - Parameter device: The device; nil for all that the file names.
  public func displayedStrings(
    in language: String, device: StringsDevice? = nil, samples: StringsSamples = StringsSamples()
  ) -> [DisplayedString] {
    entries.flatMap { $0.displayedStrings(in: language, device: device, samples: samples) }
  }
}

extension StringsEntry {
  /// All texts that the key may show in a language.
  public func displayedStrings(
    in language: String, device: StringsDevice? = nil, samples: StringsSamples = StringsSamples()
  ) -> [DisplayedString] {
    guard let localization = self[language] else { return [] }
    return StringsShowing(self, localization, device: device, samples: samples).strings()
  }
}
