import LocalizedStrings

/// The catalogue read from a text in a format.
func catalog(_ text: String, _ format: StringsFormat = .xcstrings, language: String? = nil) throws -> StringsCatalog {
  let file = "Localizable.\(format.rawValue)"
  return try StringsCatalog(Array(text.utf8), format: format, file: file, language: language)
}

/// A string catalogue with a localisation of the key `k`, as JSON, in a language.
func catalogText(_ localization: String, language: String = "en") -> String {
  """
  {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"\(language)": \(localization)}}}}
  """
}

/// The message about why a text cannot be read; nil if it can.
func fault(_ text: String, _ format: StringsFormat = .xcstrings, language: String? = nil) -> String? {
  do { _ = try catalog(text, format, language: language) } catch { return "\(error)" }
  return nil
}

/// The texts that the key `k` may show.
func shown(_ localization: String, language: String = "en", device: StringsDevice? = nil) throws -> [String] {
  try catalog(catalogText(localization, language: language)).displayedStrings(in: language, device: device).map(\.text)
}

/// A string unit as JSON.
func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
