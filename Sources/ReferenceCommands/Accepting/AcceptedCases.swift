import ArgumentParser
import Foundation
import Snapshots

/// The cases of a run that the command line selects for accepting.
enum AcceptedCases {
  /// The cases that need review and are named: by a whole path, or else by a text that paths contain.
  ///
  /// - Parameter isWholeGroup: whether to include those with the same fault.
  /// - Throws: a validation error for a text that matches none of them.
  static func named(_ patterns: [String], isWholeGroup: Bool, in summary: RunSummary) throws -> [CaseResult] {
    let open = open(in: summary)
    var chosen: Set<CasePath> = []
    for pattern in patterns {
      let paths = open.map(\.path)
      let whole = paths.filter { $0.description == pattern }
      let found = whole.isEmpty ? paths.filter { $0.description.contains(pattern) } : whole
      guard !found.isEmpty else { throw ValidationError(message(for: pattern, among: paths)) }
      chosen.formUnion(found)
    }
    if isWholeGroup {
      for group in summary.groups where group.contains(where: { chosen.contains($0.path) }) {
        chosen.formUnion(group.map(\.path))
      }
    }
    return open.filter { chosen.contains($0.path) }
  }

  /// The cases that need review, except those that did not render, those that are recorded already, and those that are
  /// compared with other cases.
  static func open(in summary: RunSummary) -> [CaseResult] {
    summary.groups.flatMap { $0 }.filter {
      $0.outcome.artifacts != nil && !$0.outcome.isRecorded && $0.outcome.counterpart == nil
    }
  }

  /// The cases of causes, by their numbers from 1 among all of the run.
  ///
  /// - Throws: a validation error for a number that no cause has.
  static func ofCauses(_ numbers: [Int], in summary: RunSummary) throws -> [CaseResult] {
    let groups = summary.groups
    return try Set(numbers).sorted().flatMap { number in
      guard groups.indices.contains(number - 1) else {
        let there = groups.count == 1 ? "only cause 1" : "causes 1 to \(groups.count)"
        throw ValidationError(
          groups.isEmpty ? "The run has nothing to accept." : "The run has no cause \(number): it has \(there).")
      }
      return groups[number - 1].filter { !$0.outcome.isRecorded }
    }
  }

  /// The cases that a file of decisions accepts, with the pictures that were reviewed.
  ///
  /// - Throws: `Refusal` for cases that the run does not have, or whose pictures differ from the reviewed ones.
  static func decided(
    _ decisions: Decisions, of run: RunToAccept
  ) throws -> (offers: [Acceptance.Offer], rejected: [CaseResult]) {
    let results = Dictionary(run.summary.results.map { ($0.path.description, $0) }) { $1 }
    var refusal = Refusal()
    let decided = decisions.decisions.compactMap { decision in
      let result = results[decision.case]
      if result == nil { refusal.faults.append(.unknown(case: decision.case)) }
      return result.map { (decision: decision, result: $0) }
    }
    guard refusal.faults.isEmpty else { throw refusal }
    let accepted = decided.filter { $0.decision.decision == .accept }
    let offers = try run.offers(accepted.map(\.result))
    for (offer, (decision, _)) in zip(offers, accepted) where !decision.isAbout(offer) {
      refusal.faults.append(.unknownPictures(case: decision.case))
    }
    guard refusal.faults.isEmpty else { throw refusal }
    return (offers, decided.filter { $0.decision.decision == .reject }.map(\.result))
  }

  private static func message(for pattern: String, among paths: [CasePath]) -> String {
    guard let first = paths.first else { return "The run has nothing to accept." }
    let others = paths.count > 1 ? " and \(paths.count - 1) more are" : " is"
    return "No case to accept has '\(pattern)' in its path: \(first)\(others)."
  }
}
