import Foundation
import Scenes
import Snapshots
import ViewRendering

/// The state of a watched catalogue's cases: their results and last renderings.
struct WatchedCases {
  /// The cases affected by a rendering.
  struct Plan {
    let cases: [SceneCase]
    /// Cases that no longer exist.
    let gone: [CasePath]

    var isEmpty: Bool { cases.isEmpty && gone.isEmpty }
  }

  private let store: ReferenceStore
  private let folder: RunFolder
  private var results: [CasePath: CaseResult] = [:]
  /// Includes cases that currently do not render or do not exist: they may come back.
  private var seen: [CasePath: RenderedFiles] = [:]

  init(store: ReferenceStore, folder: RunFolder) {
    (self.store, self.folder) = (store, folder)
  }

  /// The results of cases, in their order, without those that have none.
  func results(of cases: [SceneCase]) -> [CaseResult] { cases.compactMap { results[$0.casePath] } }

  /// - Parameter affected: the names of the files whose cases are to be rendered; cases without a result are, too.
  func plan(_ all: [SceneCase], affected: Set<String>) -> Plan {
    let there = Set(all.map(\.casePath))
    return Plan(
      cases: all.filter { affected.contains($0.file) || results[$0.casePath] == nil },
      gone: results.keys.filter { !there.contains($0) }.sorted { $0.description < $1.description })
  }

  /// Stores the results of a rendering, and reports the changes. Pictures of earlier renderings that are no longer used
  /// are removed.
  mutating func take(_ found: [CaseResult], of plan: Plan) -> WatchReport {
    var report = WatchReport(gone: plan.gone)
    for path in plan.gone { replace(results.removeValue(forKey: path), with: nil) }
    for (scene, result) in zip(plan.cases, found) {
      // If a file was saved meanwhile, the worker saw other contents; it is rendered next.
      guard result.path == scene.casePath, !result.isOfNoCase else {
        replace(results.removeValue(forKey: scene.casePath), with: nil)
        continue
      }
      replace(results.updateValue(result, forKey: result.path), with: result)
      report.add(result, change: change(to: result, scale: scene.configuration?.scale ?? 1))
    }
    return report
  }

  /// The change of a case since its previous rendering; nil if there was none, or no such rendering.
  private mutating func change(to result: CaseResult, scale: Double) -> Outcome? {
    guard let new = RenderedFiles(result.outcome, in: folder.url) else { return nil }
    defer { seen[result.path] = new }
    // The result already compares it with its reference.
    if case .reference? = seen[result.path], result.outcome.verdict == .changed { return result.outcome }
    return seen[result.path].flatMap {
      RenderedFiles.change(from: $0, to: new, of: result.path, in: store, scale: scale)
    }
  }

  private func replace(_ old: CaseResult?, with new: CaseResult?) {
    let left = Set(old?.outcome.artifacts?.paths ?? [])
    for path in left.subtracting(new?.outcome.artifacts?.paths ?? []) { folder.remove(path) }
  }
}

extension CaseResult {
  /// Whether the worker found no such case.
  fileprivate var isOfNoCase: Bool { outcome.reason == WorkerFailure.noCase.description }
}
