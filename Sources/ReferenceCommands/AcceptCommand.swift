package import ArgumentParser
import CommandSupport
import Foundation
import Snapshots

package struct AcceptCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Accept a run's pictures and records as references.",
    discussion: """
      Copies the pictures and records that a run of galley test or swift test left in its folder; nothing is rendered. \
      Either all requested cases are accepted or none: accepting fails if a reference changed since the run compared it, \
      or if a picture changed since the run wrote it.

      EXAMPLES
        galley accept cards/greeting/            every case of a scene that needs review
        galley accept --group cards/greeting/iPhone-15-AX3
                                                 every case that changed for the same cause
        galley accept --all
        galley accept --from decisions.json      the decisions exported from a gallery
      """)

  @Argument(
    help: ArgumentHelp(
      "The case with this path; if there is none, all cases that need review whose paths contain this text.",
      valueName: "path"))
  var paths: [String] = []

  @Flag(help: "Accept all cases that need review.")
  var all = false

  @Flag(help: "Also accept the cases that changed for the same cause: those on the same line of the report.")
  var group = false

  @Option(help: ArgumentHelp("A file of decisions; Snapshots/RESULTS.md describes its keys.", valueName: "file"))
  var from: String?

  @OptionGroup var options: AcceptanceOptions

  package init() {}

  package func validate() throws {
    let ways = [all, from != nil, !paths.isEmpty].filter { $0 }.count
    guard ways == 1 else {
      throw ValidationError(
        ways == 0
          ? "Name what to accept: a path, --all, or --from with a file of decisions."
          : "Paths, --all and --from cannot be combined. Use one of them.")
    }
    guard !group || !paths.isEmpty else { throw ValidationError("--group needs the path of one of the group's cases.") }
  }

  package func run() throws {
    let run = try RunToAccept(options)
    do {
      try accept(of: run)
    } catch let refusal as Refusal {
      refusal.report()
      throw ExitStatus.unusable
    }
  }

  private func accept(of run: RunToAccept) throws {
    if let from {
      let decisions = try Decisions(contentsOf: URL(exactPath: from))
      let (offers, rejected) = try AcceptedCases.decided(decisions, of: run)
      let notes = decisions.notes
      try take(offers, of: run, notes: notes)
      for result in rejected { Terminal.print("rejected\t\(result.path)".with(note: notes[result.path.description])) }
      if !rejected.isEmpty { throw ExitStatus.review }
      return
    }
    let cases =
      try all
      ? AcceptedCases.open(in: run.summary)
      : AcceptedCases.named(paths, isWholeGroup: group, in: run.summary)
    try take(run.offers(cases), of: run)
    if all {
      let failed = run.summary.results.filter { $0.outcome.verdict == .failed }
      if !failed.isEmpty {
        Terminal.print("failed\t\(run.summary.inShort(failed)): there is nothing to accept")
        throw ExitStatus.review
      }
    }
  }

  /// - Parameter notes: the notes on cases, by their paths.
  private func take(_ offers: [Acceptance.Offer], of run: RunToAccept, notes: [String: String] = [:]) throws {
    try run.take(offers)
    let accepted = Set(offers.map(\.path))
    for group in run.summary.groups {
      let cases = group.filter { accepted.contains($0.path) }
      for noted in cases.grouped(by: { notes[$0.path.description] }) {
        let note = notes[noted[0].path.description]
        Terminal.print("accepted\t\(run.summary.inShort(noted))".with(note: note))
      }
    }
    let before = offers.filter(\.isAccepted).count
    let written = offers.count - before
    Terminal.print(
      "\(written) \(written == 1 ? "reference" : "references") written"
        + (before > 0 ? ", \(before) accepted before" : ""))
  }
}

extension Decisions {
  /// The notes that are not empty, by the paths of their cases.
  fileprivate var notes: [String: String] {
    let noted = decisions.compactMap { decision in
      decision.note.flatMap { $0.isEmpty ? nil : (decision.case, $0) }
    }
    return Dictionary(noted) { $1 }
  }
}

extension String {
  fileprivate func with(note: String?) -> String { note.map { "\(self): \($0)" } ?? self }
}
