import LocalizedStrings
import TextMeasuring

@testable import StringsChecking

/// Catalogues and rules of a few lines.
enum Samples {
  static let measurer = Result { try TextMeasurer() }

  static func catalog(_ strings: String, version: String = "1.0") throws -> StringsCatalog {
    let text = #"{"sourceLanguage": "en", "version": "\#(version)", "strings": {\#n\#(strings)\#n}}"#
    return try StringsCatalog(Array(text.utf8), format: .xcstrings, file: "Localizable.xcstrings")
  }

  /// `"key": {…}` with a text for each language.
  static func entry(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
    let units = texts.map { #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"# }
    return #""\#(key)": {"localizations": {\#(units.joined(separator: ", "))}}"#
  }

  static func rules(_ yaml: String) throws -> StringsRules { try StringsRules(Array(yaml.utf8), file: "rules.yaml") }

  static func report(
    _ strings: String, _ yaml: String, _ change: (inout StringsCheckOptions) -> Void = { _ in }
  ) throws -> StringsReport {
    var options = StringsCheckOptions()
    change(&options)
    let checker = try StringsChecker(try rules(yaml), measurer: try measurer.get())
    return try checker.report(on: try catalog(strings), options)
  }
}
