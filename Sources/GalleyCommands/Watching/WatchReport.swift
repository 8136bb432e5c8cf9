import Snapshots

/// What a rendering of a watched catalogue found, as lines.
struct WatchReport {
  private var results: [CaseResult] = []
  /// The same cases, as they compare with what they looked like before.
  private var moves: [CaseResult] = []
  private let gone: [CasePath]

  init(gone: [CasePath]) { self.gone = gone }

  var isEmpty: Bool { results.isEmpty && removed.isEmpty }

  /// Cases that are no more, but for those of files that cannot be read at the moment.
  private var removed: [CasePath] {
    let broken = Set(results.filter { $0.path.scene.hasPrefix("#") }.map(\.path.catalogueFile))
    return gone.filter { !$0.scene.hasPrefix("#") && !broken.contains($0.catalogueFile) }
  }

  /// - Parameter change: what moved since the case was rendered before; nil where nothing did.
  mutating func add(_ result: CaseResult, change: Outcome?) {
    results.append(result)
    let outcome = change ?? .unchanged(engine: .same, isRecorded: false)
    moves.append(CaseResult(result.path, outcome, source: result.source, duration: .zero))
  }

  /// What moved since the last rendering, then what differs from the references in another way, then findings.
  func lines(isFirst: Bool) -> [String] {
    let moved = RunSummary(results: moves).reviewGroups
    let told = Set(moved.map { "\($0.which): \($0.details)" })
    let summary = RunSummary(results: results, isPartial: true)
    return moved.map { "moved\t\($0.which): \($0.details)" } + goneLines
      + summary.reviewGroups.filter { !told.contains("\($0.which): \($0.details)") }.map(\.line)
      + summary.findings.groups.filter { $0.finding.allowed == nil }.map(\.line)
  }

  private var goneLines: [String] {
    Dictionary(grouping: removed, by: \.scenePath).sorted { $0.key < $1.key }.map { scene, cases in
      "gone\t\(scene): \(cases.count.cases)"
    }
  }

  /// How many cases moved, and what they come to beside their references.
  func totals(isFirst: Bool) -> String {
    let count = moves.filter { !$0.outcome.passes }.count
    let moved = isFirst ? "" : count == 0 ? "; nothing moved" : "; \(count) moved"
    return RunSummary(results: results).totals + moved
  }
}
