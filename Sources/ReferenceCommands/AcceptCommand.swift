package import ArgumentParser
import CommandSupport
import Foundation
import JSONDocuments
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

  @Flag(help: "Print what was accepted as JSON.")
  var json = false

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
    try report(Accepted(references: AcceptedReferences(offers, of: run), rejected: rejected, notes: notes), of: run)
  }

  /// - Parameter isAll: whether the cases are all of the run's, so that those that failed are listed.
  private func accept(_ cases: [CaseResult], isAll: Bool, of run: RunToAccept) throws {
    let failed = isAll ? run.summary.results.filter { $0.outcome.verdict == .failed } : []
    try report(Accepted(references: AcceptedReferences(run.offers(cases), of: run), failed: failed), of: run)
  }

  private func report(_ accepted: Accepted, of run: RunToAccept) throws {
    if json {
      Terminal.printText(accepted.json.text)
    } else {
      for line in accepted.lines(run.summary) { Terminal.print(line) }
    }
    if !accepted.rejected.isEmpty || !accepted.failed.isEmpty { throw ExitStatus.review }
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
