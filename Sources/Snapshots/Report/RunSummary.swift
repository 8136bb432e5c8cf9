/// A summary of a run of `galley test`: whether anything needs review, and the lines of its report.
///
/// A line covers everything with one fault: all cases of a scene that changed for one cause, all cases that failed for
/// one reason, all views of a scene with one kind of finding. It begins with a word and a tab, then the path of the
/// first case, the only one described, and a summary of the others.
package struct RunSummary: Sendable {
  package let results: [CaseResult]
  /// References that belong to no case; empty if only a part of the catalogue was run.
  package let orphans: [OrphanedReference]
  /// Cases that only the expected side of a comparison of revisions has.
  package let removed: [String]
  /// The command that records references, if there is one.
  package let recording: RecordingCommand?
  /// All findings, including those that fail the run.
  package let findings: RunFindings

  /// - Parameters:
  ///   - failing: the kinds of findings that fail the run.
  ///   - isPartial: whether a filter left out cases, so that an allowance without a finding may belong to those.
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

  /// Whether anything needs review.
  package var needsReview: Bool {
    !orphans.isEmpty || !removed.isEmpty || findings.failedCases > 0 || results.contains { !$0.outcome.passes }
  }

  /// Lines for the cases that need review, one for each group.
  package var reviewLines: [String] { reviewGroups.map(\.line) }

  /// The groups of cases that the review lines are about.
  package var reviewGroups: [CaseGroup] {
    let cases = CasesInShort(all: results.lazy.map(\.path))
    return groups.map { group in
      let outcome = group[0].outcome
      return cases.group(group, outcome.verdict, cause: outcome.sharedCause ?? outcome.layout?.cause, outcome.details)
    }
  }

  /// A summary of the cases: the first by its path, the others abbreviated.
  package func inShort(_ cases: [CaseResult]) -> String {
    CasesInShort(all: results.lazy.map(\.path)).text(cases.map(\.path))
  }

  /// The cases that need review, grouped by fault; those due to another engine come last.
  package var groups: [[CaseResult]] {
    let groups = results.filter { !$0.outcome.passes }.grouped(by: CaseFault.init)
    let isOfOtherEngine = { (group: [CaseResult]) in group[0].outcome.engine?.isDifferent == true }
    return groups.filter { !isOfOtherEngine($0) } + groups.filter(isOfOtherEngine)
  }

  /// The closing lines of a run: orphaned references, tolerated differences, notes, findings, hints, and the totals
  /// last.
  package var closingLines: [String] {
    notices + findings.lines + hintLines + [totals]
  }

  /// Lines about what is not a case to review: removed and orphaned references, tolerated differences, notes.
  package var notices: [String] { removedLines + orphans.lines + toleratedLines + noteLines }

  private var removedLines: [String] { removedGroups.map { "removed\t\($0.which): \($0.details)" } }

  /// The cases that only the expected side of a comparison has, grouped by scene.
  package var removedGroups: [(which: String, details: String)] {
    removed.grouped { $0.split(separator: "/").dropLast() }.map { group in
      group.count == 1
        ? (group[0], "the case does not exist any more")
        : ("\(group[0]) and \(group.count - 1) more of this scene", "the cases do not exist any more")
    }
  }

  /// A line for all cases of a scene in which the same rules tolerated a difference.
  private var toleratedLines: [String] {
    let cases = CasesInShort(all: results.lazy.map(\.path))
    let tolerated = results.filter { $0.outcome.passes && $0.outcome.allowance != nil }
    return tolerated.grouped { [$0.path.scenePath] + ($0.outcome.allowance?.rules ?? []) }.map { group in
      "\(Verdict.tolerated.rawValue)\t\(cases.text(group.map(\.path))): \(group[0].outcome.details)"
    }
  }

  var noted: [CaseResult] { results.filter { $0.outcome.passes && $0.outcome.note != nil } }

  private var noteLines: [String] {
    let cases = CasesInShort(all: results.lazy.map(\.path))
    return noted.grouped(by: \.outcome.note).map { group in
      "note\t\(cases.text(group.map(\.path))): \(group[0].outcome.note ?? "")"
    }
  }

  /// The number of cases by outcome.
  package var totals: String {
    var parts = Verdict.allCases.compactMap { verdict in part(verdict.rawValue) { $0.verdict == verdict } }
    parts += [
      part("of the changed by another engine") { $0.verdict == .changed && $0.engine?.isDifferent == true },
      part("recorded", where: \.isRecorded),
    ].compactMap { $0 }
    if findings.failedCases > 0 { parts.append("\(findings.failedCases) failed by findings") }
    if !removed.isEmpty { parts.append("\(removed.count) removed") }
    if !orphans.isEmpty { parts.append("\(orphans.count) orphaned") }
    return parts.isEmpty ? results.count.cases : "\(results.count.cases): " + parts.joined(separator: ", ")
  }

  /// The number of outcomes of a kind; nil for none.
  private func part(_ name: String, where isOfKind: (Outcome) -> Bool) -> String? {
    let count = results.count { isOfKind($0.outcome) }
    return count > 0 ? "\(count) \(name)" : nil
  }
}
