/// What a run came to: whether there is something to review, and the lines that say so.
///
/// A line is about everything with one fault: all cases of a scene that changed for one cause, all cases that failed for
/// one reason, all views of a scene with one kind of finding. It begins with a word and a tab, then the path of the
/// first case, which alone is described, and the others in short.
package struct RunSummary: Sendable {
  package let results: [CaseResult]
  /// References that belong to no case; empty where only a part of the catalogue was run.
  package let orphans: [String]
  /// How references are recorded, if by a command.
  package let recording: RecordingCommand?

  package init(results: [CaseResult], orphans: [String] = [], recording: RecordingCommand? = nil) {
    self.results = results
    self.orphans = orphans
    self.recording = recording
  }

  /// Whether there is something to review.
  package var needsReview: Bool { !orphans.isEmpty || results.contains { !$0.passes } }

  /// Lines for the cases that need review; those by another engine stand last.
  package var reviewLines: [String] {
    let cases = CasesInShort(all: results)
    let groups = results.filter { !$0.passes }.grouped(by: CaseFault.init)
    let isOfOtherEngine = { (group: [CaseResult]) in group[0].sameEngine == false }
    return (groups.filter { !isOfOtherEngine($0) } + groups.filter(isOfOtherEngine)).map { group in
      let details = group[0].details
      return "\(group[0].verdict.rawValue)\t\(cases.text(group))"
        + (details.isEmpty ? "" : ": " + details.joinedAsClauses)
    }
  }

  /// Lines that close a run: orphaned references, notes, findings, what to do, and the totals last.
  package var closingLines: [String] { orphanLines + noteLines + findingLines + hintLines + [totals] }

  private var orphanLines: [String] {
    orphans.grouped { $0.split(separator: "/").dropLast() }.map { group in
      group.count == 1
        ? "orphaned\t\(group[0]): no case has this reference"
        : "orphaned\t\(group[0]) and \(group.count - 1) more of this scene: no case has these references"
    }
  }

  private var noted: [CaseResult] { results.filter { $0.passes && $0.note != nil } }

  private var noteLines: [String] {
    let cases = CasesInShort(all: results)
    return noted.grouped(by: \.note).map { group in "note\t\(cases.text(group)): \(group[0].note ?? "")" }
  }

  private var hintLines: [String] {
    guard let recording else { return [] }
    let open = results.filter { !$0.recorded }
    return recording.hints(open.filter { $0.verdict == .changed }, .failed, "To take what changed as references:")
      + recording.hints(open.filter { $0.verdict == .new }, .missing, "To record what is new:")
      + recording.exactHints(open.filter { $0.verdict == .unreadable }, .failed)
      + recording.exactHints(noted, .all)
  }

  private var totals: String {
    var parts = Verdict.allCases.compactMap { verdict -> String? in
      let count = results.filter { $0.verdict == verdict }.count
      return count > 0 ? "\(count) \(verdict.rawValue)" : nil
    }
    let otherEngine = results.filter { $0.verdict == .changed && $0.sameEngine == false }.count
    if otherEngine > 0 { parts.append("\(otherEngine) of the changed by another engine") }
    let recorded = results.filter(\.recorded).count
    if recorded > 0 { parts.append("\(recorded) recorded") }
    if !orphans.isEmpty { parts.append("\(orphans.count) orphaned") }
    return parts.isEmpty ? results.count.cases : "\(results.count.cases): " + parts.joined(separator: ", ")
  }
}

/// What cases have in common that one line is about.
private struct CaseFault: Hashable {
  var verdict: Verdict
  var scene: String?
  var cause: String?
  var reason: String?
  var note: String?
  var isOfOtherEngine: Bool
  var recorded: Bool

  init(_ result: CaseResult) {
    verdict = result.verdict
    cause = result.cause
    // The file of a reference is named after the case.
    reason = result.reason?.replacing(result.path, with: "")
    note = result.note
    isOfOtherEngine = result.sameEngine == false
    recorded = result.recorded
    let isOfAnyScene = reason != nil || (isOfOtherEngine && result.moved.isEmpty)
    scene = isOfAnyScene ? nil : result.scenePath
  }
}

extension CaseResult {
  /// What there is to say about the case, the cause first.
  fileprivate var details: [String] {
    var parts: [String] = []
    if let reason { parts.append(reason) }
    parts += moved
    if let pixels { parts.append(pixels.sentence) }
    if sameEngine == false { parts.append("another engine made the reference") }
    if let note { parts.append(note) }
    if recorded { parts.append("recorded") }
    return parts
  }
}

extension [String] {
  /// The parts with semicolons between them; one that ends with a full stop keeps it at the end alone.
  fileprivate var joinedAsClauses: String {
    let clauses = dropLast().map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    return (clauses + suffix(1)).joined(separator: "; ")
  }
}

extension CaseResult.Pixels {
  fileprivate var sentence: String {
    let count = "\(differing) \(differing == 1 ? "pixel differs" : "pixels differ")"
    guard let expected = expectedSize, let actual = actualSize else {
      return "\(count), by at most \(largestChannelDifference) of 255"
    }
    return "\(expected[0])x\(expected[1]) → \(actual[0])x\(actual[1]) pixels"
  }
}

extension Int {
  /// So many cases, in words.
  var cases: String { "\(self) \(self == 1 ? "case" : "cases")" }
}
