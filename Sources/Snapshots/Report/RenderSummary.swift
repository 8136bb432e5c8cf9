/// What a run of `galley render` came to: how many pictures there are, and lines for what failed and was noticed.
package struct RenderSummary: Sendable {
  private let results: [RenderResult]

  package init(_ results: [RenderResult]) { self.results = results }

  private var failures: [(path: CasePath, reason: String)] {
    results.compactMap { result in result.outcome.reason.map { (result.path, $0) } }
  }

  /// How many cases did not render.
  package var failedCount: Int { failures.count }
  package var renderedCount: Int { results.count - failedCount }

  /// How many pictures there are, and where.
  package func totals(in folder: String) -> String {
    "\(renderedCount) rendered, \(failedCount) failed: \(folder)"
  }

  /// A line for all cases that failed for one reason, then those for findings.
  package var lines: [String] {
    let cases = CasesInShort(all: results.map(\.path))
    let groups = failures.grouped { $0.path.removed(from: $0.reason) }
    return groups.map { group in
      "\(Verdict.failed.rawValue)\t\(cases.text(group.map(\.path))): \(group[0].reason)"
    } + FindingLines(results).lines
  }
}
