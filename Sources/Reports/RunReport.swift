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
  package let findings: [FindingGroup]
  /// The run's folder.
  package let folder: String

  package init(_ summary: RunSummary, folder: String, failing: Set<String>) {
    (totals, groups, findings) = (summary.totals, summary.reviewGroups, summary.findings.groups)
    removed = (summary.removed, summary.removedGroups)
    cases = summary.results.map { ReportedCase($0, failing: failing) }
    self.folder = folder
  }

  package init(_ summary: RenderSummary, folder: String, failing: Set<String>) {
    (totals, groups, findings) = (summary.totals, summary.failureGroups, summary.findings.groups)
    removed = ([], [])
    cases = summary.results.map { ReportedCase($0, failing: failing) }
    self.folder = folder
  }
}
