import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

/// A run whose cases can be accepted.
struct RunToAccept {
  let summary: RunSummary
  /// The scenes that were renamed, whose former references are deleted when their new ones are accepted.
  let renamed: [RenamedScene]
  private let references: RunReferences
  private let acceptance: Acceptance

  /// - Throws: `ReportError` if there is no run or it has no references, `ResultError` or `RunPlaceError` if it cannot
  ///   be read.
  ///
  /// - Parameters:
  ///   - url: the run's folder, or one of numbered runs, of which the newest that can be accepted is taken.
  ///   - references: the catalogue's folder of references; nil for the one that the run compared with.
  init(_ url: URL, references named: URL?) throws {
    let folder = try RunToAccept.folder(url)
    try RunToAccept.requireReferences(in: folder)
    let results = try ResultFiles.read(CaseResult.self, from: folder)
    summary = RunSummary(results: results)
    references = try RunReferences(
      of: folder, named: named,
      standard: URL(exactPath: AcceptanceOptions.defaultReferences, isDirectory: true))
    acceptance = Acceptance(of: folder, references: references)
    let orphans = (try? RunHeader.read(from: folder))?.orphans ?? []
    let store = orphans.isEmpty ? nil : (try? references.ofCatalogue()).map { ReferenceStore(root: $0) }
    renamed = store.map { RenamedScene.found(in: results, orphans: orphans, of: folder, $0) } ?? []
  }

  /// Deletes the references that accepted cases had under the former names of their scenes.
  ///
  /// - Returns: the scenes of which any were deleted.
  func deleteFormerReferences(of accepted: Set<CasePath>) throws -> [RenamedScene] {
    guard !renamed.isEmpty else { return [] }
    let store = ReferenceStore(root: try references.ofCatalogue())
    return try renamed.filter { scene in
      let former = scene.references.filter { accepted.contains($0.key) }.values
      return try former.map { try store.delete($0) }.contains(true)
    }
  }

  /// The folder of the newest run that can be accepted, or else of the newest, by its own path or that of numbered
  /// runs. Says so if newer ones are passed over.
  ///
  /// - Throws: `ReportError` if there is no run.
  private static func folder(_ url: URL) throws(ReportError) -> URL {
    let newest = try FoundRun.folder(url)
    let runs = OutputFolder.newestRuns(in: url)
    guard let folder = runs.first(where: isAcceptable), folder != newest else { return newest }
    let origin = (try? RunHeader.read(from: newest))?.origin
    let reason = origin.map { "is one of galley \($0.command.rawValue)" } ?? "has no results"
    Terminal.printError(
      .note,
      "The newest run, in '\(newest.relativePath)', \(reason): '\(folder.relativePath)' is the newest to accept.")
    return folder
  }

  /// Whether a run compared with references. One that is going on may have no results yet.
  private static func isAcceptable(_ folder: URL) -> Bool {
    guard (try? requireReferences(in: folder)) != nil else { return false }
    return ResultFiles.areThere(in: folder) || OutputFolder.isGoingOn(folder)
  }

  /// - Throws: `ReportError` for a run that did not compare with references.
  private static func requireReferences(in url: URL) throws(ReportError) {
    let (folder, origin) = (url.relativePath, (try? RunHeader.read(from: url))?.origin)
    if let comparison = origin?.comparison { throw .compared(folder, sides: comparison.sides) }
    switch origin?.command {
    case .audit: throw .audited(folder)
    case .render: throw .rendered(folder)
    case .test, .compare, nil: break
    }
  }

  /// The files that cases can have accepted.
  ///
  /// - Throws: `Refusal` with the faults of all faulty cases; `RunPlaceError` if their references are unknown.
  func offers(_ cases: [CaseResult]) throws -> [Acceptance.Offer] {
    if cases.contains(where: { $0.path.references == nil }) { _ = try references.ofCatalogue() }
    var offers: [Acceptance.Offer] = []
    var refusal = Refusal()
    for result in cases {
      do throws(AcceptanceError) {
        offers.append(try acceptance.offer(result))
      } catch {
        refusal.faults.append(error)
      }
    }
    guard refusal.faults.isEmpty else { throw refusal }
    return offers
  }

  /// The files of a case to look at, as paths in the run's folder: from the expected one, which may be just a record,
  /// to the difference.
  func pictures(of result: CaseResult) -> [String] {
    let files = result.outcome.artifacts
    return [files?.expected, files?.expectedRecord, files?.actual, files?.difference].compactMap { $0 }
  }

  /// The name of a file of the run in messages.
  func shown(_ name: String) -> String { acceptance.shown(name) }

  /// The contents of a file of the run; nil if it cannot be read.
  func file(_ name: String, of result: CaseResult) -> Data? { try? acceptance.file(name, result.path) }

  func take(_ offers: [Acceptance.Offer]) throws { try acceptance.take(offers) }

  /// The folder of a case's reference.
  func folder(of path: CasePath) throws -> URL { try references.folder(of: path) }
}

extension RunToAccept {
  init(_ options: AcceptanceOptions) throws {
    try self.init(
      options.runFolder.url, references: options.references.map { URL(exactPath: $0, isDirectory: true) })
  }
}

/// The reasons that nothing was accepted.
struct Refusal: Error {
  private static let limit = 10
  var faults: [AcceptanceError] = []

  /// Prints all of them, and that nothing was written.
  func report() {
    for fault in faults.prefix(Refusal.limit) { Terminal.printError(.error, "\(fault)") }
    let left = faults.count - Refusal.limit
    Terminal.printError((left > 0 ? "And \(left) more. " : "") + "No reference was written.")
  }
}

/// The options that select a run to accept from, and its references.
struct AcceptanceOptions: ParsableArguments {
  @OptionGroup var runFolder: RunArgument

  @Option(
    help: ArgumentHelp(
      "The catalogue's folder of references. By default the one that the run compared with. Results of tests name their "
        + "own.", valueName: "folder"))
  var references: String?

  /// The default for runs that do not name their references, such as those of an earlier version.
  static let defaultReferences = "Snapshots/References"
}
