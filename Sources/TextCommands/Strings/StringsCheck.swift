import ArgumentParser
import CommandSupport
import Exceptions
import Foundation
import LocalizedStrings
import Snapshots
import StringsChecking
import TextMeasuring

/// The check of the strings files named by options.
struct StringsCheck {
  let path: String
  let options: StringsOptions
  /// Nil if the file's rules describe the labels.
  let label: CheckedLabel?
  /// Nil for the sizes in the rules.
  let categories: [MeasuringCategory]?
  let jobs: Int
  /// The day for which the rules' allowances are judged.
  let today: CalendarDay

  /// Runs the check.
  func report(by measurer: TextMeasurer) throws -> StringsReport {
    let checker = try StringsChecker(try rules(), measurer: measurer)
    let catalog = try catalog()
    var check = StringsCheckOptions()
    check.languages = try languages(of: catalog)
    check.categories = categories
    check.jobs = jobs
    check.today = today
    check.failing = try options.failing()
    check.samples.arguments = options.arguments
    return try checker.report(on: catalog, check)
  }

  private func catalog() throws -> StringsCatalog {
    do throws(StringsError) {
      let catalog = try StringsCatalog(contentsOf: URL(exactPath: path), language: options.sourceLanguage)
      return options.pseudo ? catalog.adding(PseudoLanguage.allCases) : catalog
    } catch {
      guard error.problem == .unknownLanguage else { throw error }
      throw ValidationError("\(error) Alternatively, name it with --source-language.")
    }
  }

  private func rules() throws -> StringsRules {
    if let file = options.rules { return try StringsRules(contentsOf: URL(exactPath: file)) }
    guard let label, !label.template.widths.isEmpty else {
      throw ValidationError("Name the labels with --rules, or one for all texts with --width.")
    }
    return StringsRules(label: label)
  }

  private func languages(of catalog: StringsCatalog) throws -> [String] {
    for language in options.language
    where !catalog.languages.contains(where: { StringsSelector.language(language, includes: $0) }) {
      throw ValidationError(
        "--language: there are no texts in '\(language)'." + OptionValue.didYouMean(language, among: catalog.languages)
          + " Use one of \(catalog.languages.joined(separator: ", ")).")
    }
    return options.language
  }
}
