import ArgumentParser
import Foundation
import Snapshots

/// A run whose cases may be accepted.
struct RunToAccept {
  let summary: RunSummary
  private let folder: URL
  private let acceptance: Acceptance

  /// - Throws: `ReportError` where there is no run or it has no references, `ResultError` where it cannot be read.
  init(_ options: AcceptanceOptions) throws {
    folder = try FoundRun.folder(URL(fileURLWithPath: options.run, isDirectory: true))
    try RunToAccept.requireReferences(of: (try? RunHeader.read(from: folder))?.origin, in: folder.relativePath)
    summary = RunSummary(results: try ResultFiles.read(CaseResult.self, from: folder))
    let references = URL(fileURLWithPath: options.references, isDirectory: true)
    acceptance = Acceptance(of: folder, references: references)
  }

  /// - Throws: `ReportError` for a run that compared nothing with references.
  private static func requireReferences(of origin: RunOrigin?, in folder: String) throws(ReportError) {
    if let comparison = origin?.comparison { throw .compared(folder, sides: comparison.sides) }
    switch origin?.command {
    case .audit: throw .audited(folder)
    case .render: throw .rendered(folder)
    case .test, .compare, nil: break
    }
  }

  /// What cases have to accept.
  ///
  /// - Throws: `Refusal` with the faults of all cases that have any.
  func offers(_ cases: [CaseResult]) throws -> [Acceptance.Offer] {
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

  /// What there is to look at of a case, from what was, which may be a record alone, to what differs.
  func pictures(of result: CaseResult) -> [URL] {
    let files = result.outcome.artifacts
    return [files?.expected, files?.expectedRecord, files?.actual, files?.difference].compactMap { $0 }.map {
      folder.appendingPathComponent($0)
    }
  }

  func take(_ offers: [Acceptance.Offer]) throws { try acceptance.take(offers) }
}

/// Why nothing was accepted.
struct Refusal: Error {
  private static let limit = 10
  var faults: [AcceptanceError] = []

  /// Says all of them, and that nothing was written.
  func report() {
    for fault in faults.prefix(Refusal.limit) { Terminal.printError("error: \(fault)") }
    let left = faults.count - Refusal.limit
    Terminal.printError((left > 0 ? "And \(left) more. " : "") + "No reference was written.")
  }
}

/// Which run is accepted from, and where its references are.
struct AcceptanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The run's folder, or one of numbered runs, of which it takes the newest.", valueName: "folder"))
  var run = RunOptions.defaultOutput

  @Option(
    help: ArgumentHelp(
      "The folder of references of a catalogue. Results of tests name their own.", valueName: "folder"))
  var references = "Snapshots/References"
}
