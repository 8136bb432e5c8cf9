import Snapshots

/// The report on one rendering of a watched catalogue.
struct WatchReport {
  private var results: [CaseResult] = []
  /// The same cases, compared with their previous rendering.
  private var moves: [CaseResult] = []
  private let gone: [CasePath]

  init(gone: [CasePath]) { self.gone = gone }

  var isEmpty: Bool { results.isEmpty && removed.isEmpty }

  /// Removed cases, except those in files that currently cannot be read.
  private var removed: [CasePath] {
    let broken = Set(results.filter { $0.path.scene.hasPrefix("#") }.map(\.path.catalogueFile))
    return gone.filter { !$0.scene.hasPrefix("#") && !broken.contains($0.catalogueFile) }
  }

  /// - Parameter change: the change since the previous rendering of the case; nil if there was none.
  mutating func add(_ result: CaseResult, change: Outcome?) {
    results.append(result)
    let outcome = change ?? .unchanged(engine: .same, isRecorded: false)
    moves.append(CaseResult(result.path, outcome, source: result.source, duration: .zero))
  }

  private var moved: [CaseGroup] { RunSummary(results: moves).reviewGroups }

  /// Lines for changes since the last rendering.
  var changeLines: [String] { moved.map { "moved\t\($0.which): \($0.details)" } + removedLines }

  /// Lines for changes since the last rendering, then other differences from the references, then findings.
  func lines(isFirst: Bool) -> [String] {
    let reported = Set(moved.map { "\($0.which): \($0.details)" })
    let summary = RunSummary(results: results, isPartial: true)
    return changeLines
      + summary.reviewGroups.filter { !reported.contains("\($0.which): \($0.details)") }.map(\.line)
      + summary.findings.groups.filter { $0.finding.allowed == nil }.map(\.line)
  }

  private var removedLines: [String] {
    Dictionary(grouping: removed, by: \.scenePath).sorted { $0.key < $1.key }.map { scene, cases in
      "gone\t\(scene): \(cases.count.cases)"
    }
  }

  /// The number of changed cases, and the totals of the comparison with their references.
  func totals(isFirst: Bool) -> String {
    let count = moves.filter { !$0.outcome.passes }.count
    let moved = isFirst ? "" : count == 0 ? "; nothing moved" : "; \(count) moved"
    return RunSummary(results: results).totals + moved
  }
}
