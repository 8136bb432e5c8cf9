package import Snapshots

/// A run, prepared for reports in other tools' formats.
///
/// Paths of files are relative to the root of the repository, as these tools expect.
package struct RunReport: Sendable {
  /// The number of cases with each outcome, in words.
  package let totals: String
  package let cases: [ReportedCase]
  /// The results to review: one for all cases that share a problem.
  package let groups: [CaseGroup]
  /// The cases that only the expected side of a comparison of revisions has: their paths, and a group for each scene.
  package let removed: (paths: [String], groups: [(which: String, details: String)])
  /// The references that belong to no case, and a group for those of each scene.
  package let orphaned: (references: [OrphanedReference], groups: [(which: String, details: String)])
  package let findings: [FindingGroup]
  /// The groups of findings that a scene allows.
  package let allowed: [FindingGroup]
  /// The findings that the baseline has, in words; nil without any.
  package let known: String?
  /// Whether the run fails: what is here to review, or a finding.
  package let needsReview: Bool
  /// Sentences about missing parts of the run.
  package let notes: [String]
  /// The run's folder.
  package let folder: String

  package init(_ summary: RunSummary, folder: String, failing: Set<String>, notes: [String] = []) {
    (totals, groups, findings) = (summary.totals, summary.reviewGroups, summary.findings.groups)
    (allowed, known) = (summary.findings.allowed, summary.findings.known)
    removed = (summary.removed, summary.removedGroups)
    orphaned = (summary.orphans, summary.orphans.groups)
    (needsReview, self.notes) = (summary.needsReview, notes)
    cases = summary.results.map { ReportedCase($0, failing: failing) }
    self.folder = folder
  }

  package init(_ summary: RenderSummary, folder: String, failing: Set<String>, notes: [String] = []) {
    (totals, groups, findings) = (summary.totals, summary.failureGroups, summary.findings.groups)
    (allowed, known) = (summary.findings.allowed, summary.findings.known)
    (removed, orphaned) = (([], []), ([], []))
    (needsReview, self.notes) = (summary.needsReview, notes)
    cases = summary.results.map { ReportedCase($0, failing: failing) }
    self.folder = folder
  }

  /// Groups to review that are about no case of the run: `removed` cases and `orphaned` references.
  var unmatched: [(word: String, which: String, details: String)] {
    removed.groups.map { ("removed", $0.which, $0.details) }
      + orphaned.groups.map { ("orphaned", $0.which, $0.details) }
  }
}
