import ArgumentParser
import CommandSupport
import Foundation
import Reports
import Snapshots

/// The options for reports: any number at once, so that a run is read once and each tool gets its file.
struct ReportFiles: ParsableArguments {
  @Option(help: ArgumentHelp("Write JUnit XML, which every CI reads.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Write findings as SARIF 2.1.0, for code scanning.", valueName: "file"))
  var sarif: String?

  @Option(help: ArgumentHelp("Write a summary in Markdown, for a pull request.", valueName: "file"))
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "Write reg.json and the pictures to review for reg-cli and reg-suit. Files of an earlier report are "
        + "replaced.", valueName: "folder"))
  var reg: String?

  @Flag(help: "Print one JSON object with what the lines say, for programs.")
  var json = false

  @Flag(help: "Print annotations for GitHub Actions, which show problems beside the scenes' lines.")
  var github = false

  func validate() throws {
    let onStandardOutput = [junit, sarif, markdown].count { $0 == ReportFile.standardOutput }
    guard onStandardOutput + (json ? 1 : 0) < 2 else {
      throw ValidationError("Only one report can be written to standard output.")
    }
  }

  /// Whether a report goes to standard output, in place of the run's lines.
  var isOnStandardOutput: Bool { json || [junit, sarif, markdown].contains(ReportFile.standardOutput) }

  /// Whether no report was requested.
  private var isEmpty: Bool { [junit, sarif, markdown, reg].allSatisfy { $0 == nil } && !github }

  /// Writes the requested reports.
  ///
  /// - Parameter run: the run's folder.
  /// - Throws: `ReportError` if a file cannot be written, `OutputError` for a folder.
  func write(_ report: @autoclosure () -> RunReport, of run: URL) throws {
    guard !isEmpty else { return }
    let report = report()
    if let junit { try ReportFile.write(Data(JUnitReport(report).text.utf8), to: junit) }
    if let sarif { try ReportFile.write(SARIFReport(report, version: ProgramVersion.current).data(), to: sarif) }
    if let markdown { try ReportFile.write(Data(MarkdownSummary(report).text.utf8), to: markdown) }
    if let reg {
      let url = URL(exactPath: reg, isDirectory: true)
      try requireDisjoint(url, from: run)
      try OutputContext(catalogue: run, references: run).check(url)
      try RegReport(report).write(from: run, to: RunFolder.claim(url))
    }
    if github { for line in GitHubAnnotations(report).lines { Terminal.print(line) } }
  }

  /// Throws if a report's folder and the run's overlap: the run's files must not be taken for an earlier report's,
  /// which are removed.
  private func requireDisjoint(_ folder: URL, from run: URL) throws {
    let (inner, outer) = (folder.standardizedFileURL.pathComponents, run.standardizedFileURL.pathComponents)
    guard !inner.starts(with: outer), !outer.starts(with: inner) else {
      throw ReportError.folderOfRun(folder.relativePath)
    }
  }
}
