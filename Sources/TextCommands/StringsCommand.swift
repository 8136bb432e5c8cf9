package import ArgumentParser
import CommandSupport
import Foundation
import StringsChecking
import TextMeasuring

package struct StringsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Check strings files for texts that do not fit their labels or are not translated.",
    discussion: """
      Measures every text that can be shown, in all languages, plural cases and text sizes, as the label of its rule sets it. \
      Rules say which key is shown in which label; without them, options describe one label for all texts. Also reported are \
      keys without a text in a language, texts that nobody translated, and mistakes in the files. \
      Sources/StringsChecking/README.md describes rules and findings.

      EXAMPLES
        galley strings Localizable.xcstrings --rules rules.yaml
        galley strings App --width 163 --lines 2 --argument Maximilian
        galley strings App --rules rules.yaml --pseudo --language en
        galley strings App --rules rules.yaml --fail-on error,missing-translation --github
        galley strings App --rules rules.yaml --markdown - >> "$GITHUB_STEP_SUMMARY"

      EXIT STATUS
        0  nothing fails
        1  there is a finding of level error, or one that --fail-on names
        2  wrong usage, or a file cannot be read
      """)

  @Argument(
    help: ArgumentHelp(
      "A strings file (.xcstrings, .strings, .stringsdict, .csv, .xliff), or a folder with .lproj folders.",
      valueName: "path"))
  var path: String

  @OptionGroup var options: StringsOptions
  @OptionGroup var reports: StringsReports
  @OptionGroup var today: TodayOption
  @OptionGroup(title: "The font") var font: MeasuredFontOptions
  @OptionGroup(title: "The label") var label: MeasuredLabelOptions
  @OptionGroup var fontOptions: FontOptions

  package init() {}

  package func run() throws {
    guard options.rules == nil || !label.isGiven && !font.isGiven && options.arguments.isEmpty else {
      throw ValidationError(
        "--rules describes the labels, so it cannot be combined with fonts, --width, --lines or --argument.")
    }
    let check = StringsCheck(
      path: path, options: options, label: try checkedLabel(), categories: try label.categories(),
      jobs: try MeasuringJobs.count(options.jobs), today: today.day)
    try reports.check()
    let report = try check.report(by: try TextMeasurer(fonts: font.library(fontOptions)))
    try reports.write(report)
    if report.fails { throw ExitStatus.review }
  }

  /// The label described by the options; nil if rules describe it.
  private func checkedLabel() throws -> CheckedLabel? {
    guard options.rules == nil else { return nil }
    var template = MeasuringRequest("", font: try font.measuringFont())
    try label.apply(to: &template)
    template.categories = try label.categories() ?? MeasuringCategory.allCases
    template.want = CheckedLabel.wants
    return CheckedLabel(template: template)
  }
}
