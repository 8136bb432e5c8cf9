/// What cases have in common that one line is about.
struct CaseFault: Hashable {
  private let verdict: Verdict
  private let scene: String?
  private let cause: String?
  private let reason: String?
  private let note: String?
  /// That which made the reference, if it is another.
  private let otherEngine: Outcome.Engine?
  private let isRecorded: Bool

  init(_ result: CaseResult) {
    let outcome = result.outcome
    verdict = outcome.verdict
    // What the engine moves, it moves in all views.
    let isOfEngine = outcome.engine == .otherAlone && outcome.layout == nil
    cause = outcome.layout?.cause ?? (isOfEngine ? nil : outcome.pixels?.places?.views.first)
    reason = outcome.reason.map(result.path.removed(from:))
    note = outcome.note
    otherEngine = outcome.engine?.isOther == true ? outcome.engine : nil
    isRecorded = outcome.isRecorded
    let isOfAnyScene = reason != nil || (otherEngine != nil && outcome.layout == nil)
    scene = isOfAnyScene ? nil : result.path.scenePath
  }
}

extension CasePath {
  /// A reason without the path: the file of a reference is named after the case.
  func removed(from reason: String) -> String { reason.replacing(inReferences, with: "") }
}
