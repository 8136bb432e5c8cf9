package import Snapshots

/// A run as reports in other tools' formats tell of it.
///
/// Paths of files are those that the tools look for: below the root of the repository.
package struct RunReport: Sendable {
  /// How many cases came to what, in words.
  package let totals: String
  package let cases: [ReportedCase]
  /// What has to be looked at, one for all cases with one fault.
  package let groups: [CaseGroup]
  /// Cases that only the expected side of a comparison of revisions has: their paths, and a group for each scene.
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
