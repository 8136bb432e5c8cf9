import ArgumentParser
import CommandSupport
import Foundation
import Reports
import StringsChecking

/// The destinations of the findings of a check of strings: files for other tools, and standard output, which has the
/// table unless another format was requested there.
struct StringsOutput {
  let options: StringsOptions
  /// Whether to print the findings as JSON.
  let isJSON: Bool

  func write(_ report: StringsReport) throws {
    let files = [options.junit, options.sarif]
    let onStandardOutput = files.count { $0 == ReportFile.standardOutput }
    guard onStandardOutput + (isJSON ? 1 : 0) < 2 else {
      throw ValidationError("Only one of --json, --junit and --sarif can be written to standard output.")
    }
    if let junit = options.junit { try ReportFile.write(Data(StringsJUnit(report).document.text.utf8), to: junit) }
    if let sarif = options.sarif { try ReportFile.write(try StringsSARIF(report).document.data(), to: sarif) }
    if isJSON { return Terminal.printText(String(decoding: report.json, as: UTF8.self)) }
    guard onStandardOutput == 0 else { return }
    for row in StringsRows.rows(of: report) { Terminal.print(row) }
  }
}
