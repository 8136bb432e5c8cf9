import ArgumentParser
import CommandSupport
import DocumentChecking
import Foundation
import JSONDocuments
import Reports
import Snapshots
import SourcePlaces

/// The reports of a check of documents: any number of files at once, and standard output, which has the rows unless another
/// format was requested there.
struct DocumentReports: ParsableArguments {
  @Option(help: ArgumentHelp("Write the findings in JUnit's XML; '-' for standard output.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Write the findings as SARIF 2.1.0; '-' for standard output.", valueName: "file"))
  var sarif: String?

  @Flag(help: "Print annotations for GitHub Actions, which show findings beside the documents' lines.")
  var github = false

  @Flag(help: "Also list notes, which are counted otherwise.")
  var notes = false

  @Flag(help: "Print one JSON object, for programs, in place of lines.")
  var json = false

  private var onStandardOutput: Int { [junit, sarif].count { $0 == ReportFile.standardOutput } }

  /// - Throws: a validation error if two reports are to be written to standard output.
  func check() throws {
    guard onStandardOutput + (json ? 1 : 0) < 2 else {
      throw ValidationError("Only one of --junit, --sarif and --json can be written to standard output.")
    }
  }

  func write(_ report: DocumentReport) throws {
    if let junit { try ReportFile.write(Data(DocumentsJUnit(report).document.text.utf8), to: junit) }
    if let sarif { try ReportFile.write(try DocumentsSARIF(report).document.data(), to: sarif) }
    if json { return Terminal.printText(CheckedDocuments.json(of: report).text) }
    if onStandardOutput == 0 { for row in DocumentRows(report, listsNotes: notes).rows { Terminal.print(row) } }
    if github { for line in DocumentAnnotations(report).lines { Terminal.print(line) } }
  }

  /// A file's path in messages and reports: relative to the working folder, if it is in it.
  static func shownPath(_ url: URL) -> String {
    SourcePlace(url, line: nil, below: FileManager.default.currentDirectoryPath).file
  }
}
