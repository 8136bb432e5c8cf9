import ArgumentParser
import CommandSupport
import DocumentChecking
import Findings
import Foundation
import HeadlessUIKit
import Snapshots
import UIKitValues

struct CheckDocumentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Lay documents out, and compare with the frames that Interface Builder stored.",
    discussion: """
      Every view and controller is laid out at the document's device. Findings are views that lie elsewhere than they are \
      stored, constraints that contradict each other or leave something open, ids that lead nowhere, and what is not known \
      of a document. Sources/DocumentChecking/README.md describes them.

      EXAMPLES
        galley ib check App                               all documents below a folder
        galley ib check Card.xib --notes                  also list what fails nothing
        galley ib check App --fail-on warning --junit documents.xml --sarif documents.sarif

      EXIT STATUS
        0  nothing fails
        1  a finding of level error, or what --fail-on names
        2  wrong usage
      """)

  @Argument(
    help: ArgumentHelp(".xib and .storyboard files, and folders that are searched for them.", valueName: "path"))
  var paths: [String]

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      "Findings that fail the check, separated by commas: kinds, 'all', 'none', or those of a level and above: 'error', "
        + "'warning', 'note'. By default 'error'.", valueName: "kind,…"))
  var failOn: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder with the app's asset catalogues (.xcassets), for the sizes of images.", valueName: "folder"))
  var assets: String?

  @OptionGroup var reports: DocumentReports
  @OptionGroup var fonts: FontOptions

  func validate() throws {
    guard !paths.isEmpty else { throw ValidationError("Name a document, or a folder.") }
    _ = try failing
  }

  func run() throws {
    try reports.check()
    let (library, failing) = (try fonts.library(), try failing)
    let files = try DocumentPlace(documents: paths).files
    try assets.map { try UIImage.registerAssets(at: URL(exactPath: $0, isDirectory: true)) }
    let report = MainActor.assumeIsolated {
      let environment = ViewEnvironment(fonts: library)
      let checked = try? environment.run { files.map(check) }
      return DocumentReport(checked ?? [], failing: failing)
    }
    try reports.write(report)
    if report.fails { throw ExitStatus.review }
  }

  @MainActor private func check(_ url: URL) -> CheckedDocument {
    let shown = DocumentReports.shownPath(url)
    do {
      guard let bytes = try FileBytes.read(url.path, named: shown) else {
        return .unreadable(file: shown, "The file is gone.")
      }
      return DocumentChecker().check([UInt8](bytes), file: shown)
    } catch {
      return .unreadable(file: shown, "\(error)")
    }
  }

  /// The kinds that fail the check.
  private var failing: Set<String> {
    get throws {
      let names = failOn.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
      guard !names.isEmpty else { return DocumentFindingKind.names(from: .error) }
      let kinds = DocumentFindingKind.allCases.map(\.rawValue)
      let words = kinds + FindingLevel.allCases.map(\.rawValue) + ["all", "none"]
      return Set(
        try names.flatMap { name -> Set<String> in
          switch try OptionValue.named(name, "--fail-on", among: words, name: { $0 }) {
          case "all": return Set(kinds)
          case "none": return []
          case let word: return FindingLevel(rawValue: word).map(DocumentFindingKind.names) ?? [word]
          }
        })
    }
  }
}
