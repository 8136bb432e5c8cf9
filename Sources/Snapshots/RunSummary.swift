/// What a run came to: whether there is something to review, and the lines that say so.
package struct RunSummary: Sendable {
  package let results: [CaseResult]
  /// References that belong to no case; empty where only a part of the catalogue was run.
  package let orphans: [String]

  package init(results: [CaseResult], orphans: [String]) {
    self.results = results
    self.orphans = orphans
  }

  /// Whether there is something to review.
  package var needsReview: Bool { !orphans.isEmpty || results.contains { !$0.passes } }

  /// A line for a case that needs review, its verdict first and a tab after it; nil for one that does not.
  package static func sentence(for result: CaseResult) -> String? {
    guard !result.passes else { return nil }
    var parts: [String] = []
    if let reason = result.reason { parts.append(reason) }
    parts += result.moved
    if let pixels = result.pixels { parts.append(sentence(for: pixels)) }
    if result.sameEngine == false { parts.append("another engine made the reference") }
    if let note = result.note { parts.append(note) }
    if result.recorded { parts.append("recorded") }
    return "\(result.verdict.rawValue)\t\(result.path)" + (parts.isEmpty ? "" : ": " + parts.joined(separator: "; "))
  }

  /// Lines that close a run: orphaned references, notes, findings by kind, and the totals last.
  package var closingLines: [String] {
    var lines = orphans.map { "orphaned\t\($0): no case has this reference" }
    let notes = results.filter { $0.passes && $0.note != nil }.count
    if notes > 0 {
      let cases = notes == 1 ? "1 case was" : "\(notes) cases were"
      lines.append(
        "note\t\(cases) compared by pixels alone: the record is missing, edited or of another picture. Record again.")
    }
    for (kind, count) in findingCounts { lines.append("finding\t\(kind): \(count)") }
    return lines + [totals]
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
    let cases = "\(results.count) \(results.count == 1 ? "case" : "cases")"
    return parts.isEmpty ? cases : "\(cases): " + parts.joined(separator: ", ")
  }

  private var findingCounts: [(kind: String, count: Int)] {
    let kinds = results.flatMap { $0.findings.map(\.kind) }
    return Set(kinds).sorted().map { kind in (kind, kinds.filter { $0 == kind }.count) }
  }

  private static func sentence(for pixels: CaseResult.Pixels) -> String {
    let count = "\(pixels.differing) \(pixels.differing == 1 ? "pixel differs" : "pixels differ")"
    guard let expected = pixels.expectedSize, let actual = pixels.actualSize else {
      return "\(count), by at most \(pixels.largestChannelDifference) of 255"
    }
    return "\(expected[0])x\(expected[1]) → \(actual[0])x\(actual[1]) pixels"
  }
}
