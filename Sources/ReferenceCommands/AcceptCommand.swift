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
        galley accept --all                      the newest run in galley-output
        galley accept --filter cards/greeting/   every case of a scene that needs review
        galley accept --filter cards/greeting/iPhone-15-AX3 --group
                                                 every case that changed for the same cause
        galley accept --cause 3                  the third cause of galley report --markdown
        galley accept galley-output/7 --from decisions.json
                                                 the decisions exported from a gallery
        galley accept --from comment.txt         what a pull request's comment says: /galley accept, or
                                                 /galley accept 1 3, or decisions below the first line
      """)

  @OptionGroup var options: AcceptanceOptions

  @Option(
    name: .customLong("filter"),
    help: ArgumentHelp(
      "Only the case with this path; if there is none, all cases that need review whose paths contain this text. Can be "
        + "repeated.", valueName: "text"))
  var filters: [String] = []

  @Flag(help: "Accept all cases that need review.")
  var all = false

  @Flag(help: "Also accept the cases that changed for the same cause: those on the same line of the report.")
  var group = false

  @Option(
    help: ArgumentHelp(
      "Accept the cases of a cause, by its number in galley report --markdown and galley review. Can be repeated.",
      valueName: "number"))
  var cause: [Int] = []

  @Option(
    help: ArgumentHelp(
      "A file of decisions, or of a comment that begins with '/galley accept'; Snapshots/RESULTS.md describes both.",
      valueName: "file"))
  var from: String?

  package init() {}

  package func validate() throws {
    let ways = [all, from != nil, !filters.isEmpty, !cause.isEmpty].filter { $0 }.count
    guard ways == 1 || ways == 0 && !options.runFolder.isThere else {
      throw ValidationError(
        ways == 0
          ? "Name what to accept: --filter with a path, --cause with a number, --all, or --from with a file of decisions."
          : "--filter, --cause, --all and --from cannot be combined. Use one of them.")
    }
    guard !group || !filters.isEmpty else {
      throw ValidationError("--group needs --filter with the path of one of the group's cases.")
    }
  }

  package func run() throws {
    do {
      try accept(of: RunToAccept(options))
    } catch let error as ReportError where options.runFolder.isOfCase {
      let command = ShellLine.line(["galley", "accept"] + ShellLine.option("--filter", options.runFolder.path))
      throw ValidationError("\(error) To accept cases by their path, write `\(command)`.")
    } catch let refusal as Refusal {
      refusal.report()
      throw ExitStatus.unusable
    }
  }

  private func accept(of run: RunToAccept) throws {
    if let from {
      switch try ApprovalFile(contentsOf: URL(exactPath: from)) {
      case .all: try accept(AcceptedCases.open(in: run.summary), isAll: true, of: run)
      case .causes(let numbers):
        try accept(AcceptedCases.ofCauses(numbers, in: run.summary), isAll: false, of: run)
      case .decisions(let decisions): try accept(decisions, of: run)
      }
      return
    }
    let cases =
      try all
      ? AcceptedCases.open(in: run.summary)
      : cause.isEmpty
        ? AcceptedCases.named(filters, isWholeGroup: group, in: run.summary)
        : AcceptedCases.ofCauses(cause, in: run.summary)
    try accept(cases, isAll: all, of: run)
  }

  private func accept(_ decisions: Decisions, of run: RunToAccept) throws {
    let (offers, rejected) = try AcceptedCases.decided(decisions, of: run)
    let notes = decisions.notes
    try take(offers, of: run, notes: notes)
    for result in rejected { Terminal.print("rejected\t\(result.path)".with(note: notes[result.path.description])) }
    if !rejected.isEmpty { throw ExitStatus.review }
  }

  /// - Parameter isAll: whether the cases are all of the run's, so that those that failed are told.
  private func accept(_ cases: [CaseResult], isAll: Bool, of run: RunToAccept) throws {
    try take(run.offers(cases), of: run)
    if isAll {
      let failed = run.summary.results.filter { $0.outcome.verdict == .failed }
      if !failed.isEmpty {
        Terminal.print("failed\t\(run.summary.inShort(failed)): there is nothing to accept")
        throw ExitStatus.review
      }
    }
  }

  /// - Parameter notes: the notes on cases, by their paths.
  private func take(_ offers: [Acceptance.Offer], of run: RunToAccept, notes: [String: String] = [:]) throws {
    let taken = try AcceptedReferences(offers, of: run)
    let accepted = Set(taken.cases)
    for group in run.summary.groups {
      let cases = group.filter { accepted.contains($0.path) }
      for noted in cases.grouped(by: { notes[$0.path.description] }) {
        let note = notes[noted[0].path.description]
        Terminal.print("accepted\t\(run.summary.inShort(noted))".with(note: note))
      }
    }
    for scene in taken.renamed { Terminal.print("renamed\t\(scene.old) → \(scene.new)") }
    let (written, before) = (taken.cases.count - taken.acceptedBefore, taken.acceptedBefore)
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
