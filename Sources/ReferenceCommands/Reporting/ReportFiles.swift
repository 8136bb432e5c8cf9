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
      "With --markdown: write a picture for each cause, before and after side by side, cropped to what changed, and show "
        + "them in the summary. Files of an earlier report are replaced.", valueName: "folder"))
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "With --pictures: where that folder is published. By default, the summary has the folder's path from its own.",
      valueName: "address"))
  var picturesUrl: String?

  @Option(
    help: ArgumentHelp(
      "With --markdown: where the run's page and results are published, which the summary then links to.",
      valueName: "address"))
  var artifactUrl: String?

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
    guard markdown != nil || (pictures == nil && artifactUrl == nil) else {
      throw ValidationError("--pictures and --artifact-url are about the summary: add --markdown with its file.")
    }
    guard picturesUrl == nil || pictures != nil else {
      throw ValidationError("--pictures-url says where the pictures are published: add --pictures with their folder.")
    }
    for (option, address) in [("--pictures-url", picturesUrl), ("--artifact-url", artifactUrl)] {
      guard let address, !ReportFiles.isAddress(address) else { continue }
      throw ValidationError(
        "\(option): '\(address)' is not an address. Write one that begins with https:// or http://.")
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("https://") || text.hasPrefix("http://")
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
    if let markdown { try write(report, of: run, asMarkdown: markdown) }
    if let reg { try RegReport(report).write(from: run, to: claim(reg, "--reg", for: run)) }
    if github { for line in GitHubAnnotations(report).lines { Terminal.print(line) } }
  }

  private func write(_ report: RunReport, of run: URL, asMarkdown file: String) throws {
    var addresses: [Int: String]?
    if let pictures {
      let folder = try claim(pictures, "--pictures", for: run)
      let base = picturesUrl ?? ReportFiles.path(of: folder.url, from: file)
      addresses = try ChangePictures(report).write(from: run, to: folder).mapValues { "\(base)/\($0)" }
    }
    let summary = MarkdownSummary(report, pictures: addresses, artifact: artifactUrl)
    try ReportFile.write(Data(summary.text.utf8), to: file)
  }

  /// The path of a folder as a file refers to it; standard output is taken to be in the working directory.
  private static func path(of folder: URL, from file: String) -> String {
    let place =
      file == ReportFile.standardOutput ? URL(exactPath: ".") : URL(exactPath: file).deletingLastPathComponent()
    return folder.path(from: place)
  }

  /// A folder of a report. It and the run's must not overlap: the run's files must not be taken for an earlier report's,
  /// which are removed.
  private func claim(_ path: String, _ option: String, for run: URL) throws -> RunFolder {
    let folder = URL(exactPath: path, isDirectory: true)
    let (inner, outer) = (folder.standardizedFileURL.pathComponents, run.standardizedFileURL.pathComponents)
    guard !inner.starts(with: outer), !outer.starts(with: inner) else {
      throw ReportError.folderOfRun(folder.relativePath, option: option)
    }
    try OutputContext(catalogue: run, references: run).check(folder)
    return try RunFolder.claim(folder)
  }
}
