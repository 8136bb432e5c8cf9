/// What a run of `galley render` came to: how many pictures there are, and lines for what failed and was noticed.
package struct RenderSummary: Sendable {
  package let results: [RenderResult]
  /// Findings, those that fail the run among them.
  package let findings: RunFindings

  /// - Parameters:
  ///   - failing: the kinds of findings that fail the run.
  ///   - isPartial: whether a filter left out cases, so that what no case has may be in others.
  package init(_ results: [RenderResult], failing: Set<String> = [], isPartial: Bool = false) {
    self.results = results
    findings = RunFindings(results, failing: failing, isPartial: isPartial)
  }

  /// Whether there is something to review.
  package var needsReview: Bool { failedCount > 0 || findings.failedCases > 0 }

  private var failures: [(result: RenderResult, reason: String)] {
    results.compactMap { result in result.outcome.reason.map { (result, $0) } }
  }

  /// How many cases did not render.
  package var failedCount: Int { failures.count }
  package var renderedCount: Int { results.count { $0.outcome.isRendered && $0.outcome != .rendered(picture: nil) } }

  /// How many pictures there are, and where.
  package func totals(in folder: String) -> String {
    "\(totals): \(folder)"
  }

  /// How many pictures there are.
  package var totals: String {
    "\(renderedCount) rendered, \(failedCount) failed"
      + (findings.failedCases > 0 ? ", \(findings.failedCases) failed by findings" : "")
  }

  /// A line for all cases that failed for one reason, then those for findings.
  package var lines: [String] { failureGroups.map(\.line) + findings.lines }

  /// The cases that did not render, those that failed for one reason together.
  package var failureGroups: [CaseGroup] {
    let cases = CasesInShort(all: results.map(\.path))
    return failures.grouped { $0.result.path.removed(from: $0.reason) }.map { group in
      cases.group(group.map(\.result), .failed, group[0].reason)
    }
  }
}
