/// What cases have in common that one line is about.
struct CaseFault: Hashable {
  private let verdict: Verdict
  private let scene: String?
  private let cause: String?
  private let reason: String?
  private let note: String?
  private let isOfOtherEngine: Bool
  private let isRecorded: Bool

  init(_ result: CaseResult) {
    let outcome = result.outcome
    verdict = outcome.verdict
    cause = outcome.layout?.cause ?? outcome.pixels?.places?.views.first
    reason = outcome.reason.map(result.path.removed(from:))
    note = outcome.note
    isOfOtherEngine = outcome.engine == .other
    isRecorded = outcome.isRecorded
    let isOfAnyScene = reason != nil || (isOfOtherEngine && outcome.layout == nil)
    scene = isOfAnyScene ? nil : result.path.scenePath
  }
}

extension CasePath {
  /// A reason without the path: the file of a reference is named after the case.
  func removed(from reason: String) -> String { reason.replacing(inReferences, with: "") }
}
