/// The fault that several cases share, reported on one line.
struct CaseFault: Hashable {
  private let verdict: Verdict
  private let scene: String?
  private let cause: String?
  private let counterpart: Counterpart?
  private let reason: String?
  private let note: String?
  /// The engine that made the reference, if it is a different one.
  private let otherEngine: Outcome.Engine?
  private let isRecorded: Bool

  init(_ result: CaseResult) {
    let outcome = result.outcome
    verdict = outcome.verdict
    // A difference due to the engine may be in any view.
    let isOfEngine = outcome.engine == .otherWithSameDrawing && outcome.layout == nil
    let sharedCause = outcome.sharedCause
    cause = sharedCause ?? outcome.layout?.cause ?? (isOfEngine ? nil : outcome.pixels?.places?.views.first)
    counterpart = outcome.counterpart
    reason = outcome.reason.map(result.path.removed(from:))
    note = outcome.note
    otherEngine = outcome.engine?.isDifferent == true ? outcome.engine : nil
    isRecorded = outcome.isRecorded
    let isOfAnyScene = reason != nil || sharedCause != nil || (otherEngine != nil && outcome.layout == nil)
    scene = isOfAnyScene ? nil : result.path.scenePath
  }
}

extension CasePath {
  /// A reason without the path: a reference's file is named after its case, so paths differ.
  func removed(from reason: String) -> String { reason.replacing(inReferences, with: "") }
}
