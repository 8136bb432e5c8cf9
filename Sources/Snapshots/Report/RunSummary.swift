/// What a run of `galley test` came to: whether there is something to review, and the lines that say so.
///
/// A line is about everything with one fault: all cases of a scene that changed for one cause, all cases that failed for
/// one reason, all views of a scene with one kind of finding. It begins with a word and a tab, then the path of the
/// first case, which alone is described, and the others in short.
package struct RunSummary: Sendable {
  package let results: [CaseResult]
  /// References that belong to no case; empty where only a part of the catalogue was run.
  package let orphans: [OrphanedReference]
  /// Cases that only the expected side of a comparison of revisions has.
  package let removed: [String]
  /// How references are recorded, if by a command.
  package let recording: RecordingCommand?
  /// Findings, those that fail the run among them.
  package let findings: RunFindings

  /// - Parameters:
  ///   - failing: the kinds of findings that fail the run.
  ///   - isPartial: whether a filter left out cases, so that what no case has may be in others.
  package init(
    results: [CaseResult], orphans: [OrphanedReference] = [], removed: [String] = [],
    recording: RecordingCommand? = nil,
    failing: Set<String> = [], isPartial: Bool = false
  ) {
    self.results = results
    self.orphans = orphans
    self.removed = removed
    self.recording = recording
    findings = RunFindings(results, failing: failing, isPartial: isPartial)
  }

  /// Whether there is something to review.
  package var needsReview: Bool {
    !orphans.isEmpty || !removed.isEmpty || findings.failedCases > 0 || results.contains { !$0.outcome.passes }
  }

  /// Lines for the cases that need review, one for each group.
  package var reviewLines: [String] { reviewGroups.map(\.line) }

  /// What each of the lines for the cases that need review is about.
  package var reviewGroups: [CaseGroup] {
    let cases = CasesInShort(all: results.map(\.path))
    return groups.map { group in
      let outcome = group[0].outcome
      return cases.group(group, outcome.verdict, cause: outcome.layout?.cause, outcome.details)
    }
  }

  /// Which cases these are: the first by its path, the others in short.
  package func inShort(_ cases: [CaseResult]) -> String {
    CasesInShort(all: results.map(\.path)).text(cases.map(\.path))
  }

  /// The cases that need review, those with one fault together; those by another engine stand last.
  package var groups: [[CaseResult]] {
    let groups = results.filter { !$0.outcome.passes }.grouped(by: CaseFault.init)
    let isOfOtherEngine = { (group: [CaseResult]) in group[0].outcome.engine?.isOther == true }
    return groups.filter { !isOfOtherEngine($0) } + groups.filter(isOfOtherEngine)
  }

  /// Lines that close a run: orphaned references, what was tolerated, notes, findings, what to do, and the totals last.
  package var closingLines: [String] {
    notices + findings.lines + hintLines + [totals]
  }

  /// Lines about what is no case to review: what was removed or is orphaned, was tolerated, or has a note.
  package var notices: [String] { removedLines + orphans.lines + toleratedLines + noteLines }

  private var removedLines: [String] { removedGroups.map { "removed\t\($0.which): \($0.details)" } }

  /// What only the expected side of a comparison has, a group for each scene.
  package var removedGroups: [(which: String, details: String)] {
    removed.grouped { $0.split(separator: "/").dropLast() }.map { group in
      group.count == 1
        ? (group[0], "it is no case any more")
        : ("\(group[0]) and \(group.count - 1) more of this scene", "they are no cases any more")
    }
  }

  /// A line for all cases of a scene in which the same rules let something pass.
  private var toleratedLines: [String] {
    let cases = CasesInShort(all: results.map(\.path))
    let tolerated = results.filter { $0.outcome.passes && $0.outcome.allowance != nil }
    return tolerated.grouped { [$0.path.scenePath] + ($0.outcome.allowance?.rules ?? []) }.map { group in
      "\(Verdict.tolerated.rawValue)\t\(cases.text(group.map(\.path))): \(group[0].outcome.details)"
    }
  }

  var noted: [CaseResult] { results.filter { $0.outcome.passes && $0.outcome.note != nil } }

  private var noteLines: [String] {
    let cases = CasesInShort(all: results.map(\.path))
    return noted.grouped(by: \.outcome.note).map { group in
      "note\t\(cases.text(group.map(\.path))): \(group[0].outcome.note ?? "")"
    }
  }

  /// How many cases came to what.
  package var totals: String {
    var parts = Verdict.allCases.compactMap { verdict in part(verdict.rawValue) { $0.verdict == verdict } }
    parts += [
      part("of the changed by another engine") { $0.verdict == .changed && $0.engine?.isOther == true },
      part("recorded", where: \.isRecorded),
    ].compactMap { $0 }
    if findings.failedCases > 0 { parts.append("\(findings.failedCases) failed by findings") }
    if !removed.isEmpty { parts.append("\(removed.count) removed") }
    if !orphans.isEmpty { parts.append("\(orphans.count) orphaned") }
    return parts.isEmpty ? results.count.cases : "\(results.count.cases): " + parts.joined(separator: ", ")
  }

  /// How many outcomes are of a kind; nil for none.
  private func part(_ name: String, where isOfKind: (Outcome) -> Bool) -> String? {
    let count = results.filter { isOfKind($0.outcome) }.count
    return count > 0 ? "\(count) \(name)" : nil
  }
}
