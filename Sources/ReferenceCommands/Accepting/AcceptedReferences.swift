import ArgumentParser
package import Foundation
package import Snapshots

/// The outcome of accepting cases of a run.
package struct AcceptedReferences {
  /// The cases whose references are now the run's, in the run's order.
  package let cases: [CasePath]
  /// The number of cases that had that reference before.
  package let acceptedBefore: Int
  /// The scenes that were renamed, whose former references were deleted.
  let renamed: [RenamedScene]

  /// Takes what a run offers.
  init(_ offers: [Acceptance.Offer], of run: RunToAccept) throws {
    try run.take(offers)
    cases = offers.map(\.path)
    acceptedBefore = offers.filter(\.isAccepted).count
    renamed = try run.deleteFormerReferences(of: Set(cases))
  }

  /// Accepts cases of the newest run, for a program that a person allowed to do so.
  ///
  /// - Parameters:
  ///   - paths: the cases' paths, or texts in them; none for all that need review.
  ///   - isWholeGroup: whether to include those that changed for the same cause.
  ///   - check: throws for a folder of references that may not be written to.
  /// - Throws: `ReportError`, `ResultError`, a validation error for a text that is in no path, `AcceptanceError`, and the error of
  ///   `check`.
  package static func accept(
    _ paths: [String], isWholeGroup: Bool, check: (URL) throws -> Void
  ) throws -> AcceptedReferences {
    let run = try RunToAccept(AcceptanceOptions.parse([]))
    let cases =
      paths.isEmpty
      ? AcceptedCases.open(in: run.summary)
      : try AcceptedCases.named(paths, isWholeGroup: isWholeGroup, in: run.summary)
    for result in cases { try check(run.folder(of: result.path)) }
    do {
      return try AcceptedReferences(run.offers(cases), of: run)
    } catch let refusal as Refusal {
      throw refusal.faults.first ?? refusal
    }
  }
}
