import ArgumentParser
import CommandSupport
import Foundation
import Reports
import StringsChecking

/// The reports of a check of strings: any number of files at once, and standard output, which has the table unless
/// another format was requested there.
struct StringsReports: ParsableArguments {
  @Option(help: ArgumentHelp("Write the findings in JUnit's XML; '-' for standard output.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Write the findings as SARIF 2.1.0; '-' for standard output.", valueName: "file"))
  var sarif: String?

  @Option(
    help: ArgumentHelp("Write the findings as Markdown for a pull request; '-' for standard output.", valueName: "file")
  )
  var markdown: String?

  @Flag(help: "Print annotations for GitHub Actions, which show findings beside the texts' lines.")
  var github = false

  @Flag(help: "Print the findings as a JSON document.")
  var json = false

  private var onStandardOutput: Int {
    [junit, sarif, markdown].count { $0 == ReportFile.standardOutput } + (json ? 1 : 0)
  }

  /// - Throws: a validation error if two reports are to be written to standard output.
  func check() throws {
    guard onStandardOutput < 2 else {
      throw ValidationError("Only one of --json, --junit, --markdown and --sarif can be written to standard output.")
    }
  }

  func write(_ report: StringsReport) throws {
    if let junit { try ReportFile.write(Data(StringsJUnit(report).document.text.utf8), to: junit) }
    if let sarif { try ReportFile.write(try StringsSARIF(report).document.data(), to: sarif) }
    if let markdown { try ReportFile.write(Data(StringsMarkdown(report).text.utf8), to: markdown) }
    if json { Terminal.printText(String(decoding: report.json, as: UTF8.self)) }
    if onStandardOutput == 0 { for row in StringsRows.rows(of: report) { Terminal.print(row) } }
    if github { for line in StringsAnnotations(report).lines { Terminal.print(line) } }
  }
}
