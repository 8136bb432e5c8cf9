/// A summary of a run of `galley render` or `galley audit`: the number of pictures, and lines for failures and
/// findings.
package struct RenderSummary: Sendable {
  package let results: [RenderResult]
  /// All findings, including those that fail the run.
  package let findings: RunFindings
  /// Whether the cases were audited: totals then count them and their findings, not pictures.
  private let isAudit: Bool

  /// - Parameters:
  ///   - failing: the kinds of findings that fail the run.
  ///   - isPartial: whether a filter left out cases, so that an allowance without a finding may belong to those.
  ///   - isAudit: whether the run is one of `galley audit`.
  package init(_ results: [RenderResult], failing: Set<String> = [], isPartial: Bool = false, isAudit: Bool = false) {
    (self.results, self.isAudit) = (results, isAudit)
    findings = RunFindings(results, failing: failing, isPartial: isPartial)
  }

  /// Whether anything needs review.
  package var needsReview: Bool { failedCount > 0 || findings.failedCases > 0 }

  private var failures: [(result: RenderResult, reason: String)] {
    results.compactMap { result in result.outcome.reason.map { (result, $0) } }
  }

  /// The number of cases that did not render.
  package var failedCount: Int { failures.count }
  package var renderedCount: Int { results.count { $0.outcome.isRendered && $0.outcome != .rendered(picture: nil) } }

  /// The totals, and the run's folder.
  package func totals(in folder: String) -> String {
    "\(totals): \(folder)"
  }

  /// The number of pictures; for an audit, of cases and findings.
  package var totals: String {
    guard !isAudit else { return auditTotals }
    return "\(renderedCount) rendered, \(failedCount) failed"
      + (findings.failedCases > 0 ? ", \(findings.failedCases) failed by findings" : "")
  }

  private var auditTotals: String {
    let found = results.flatMap(\.findings)
    let allowed = found.count { $0.allowed != nil }
    let open = found.count - allowed
    return "\(results.count.cases) audited, \(open) finding\(open == 1 ? "" : "s"), \(allowed) allowed, "
      + "\(failedCount) failed"
  }

  /// One line for each reason of failures, then those for findings.
  package var lines: [String] { failureGroups.map(\.line) + findings.lines }

  /// The cases that did not render, grouped by reason.
  package var failureGroups: [CaseGroup] {
    let cases = CasesInShort(all: results.lazy.map(\.path))
    return failures.grouped { $0.result.path.removed(from: $0.reason) }.map { group in
      cases.group(group.map(\.result), .failed, group[0].reason)
    }
  }
}
