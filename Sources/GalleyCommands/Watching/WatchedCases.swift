import Foundation
import Scenes
import Snapshots
import ViewRendering

/// What is known of a watched catalogue's cases: their results, and what they looked like.
struct WatchedCases {
  /// What a rendering is about.
  struct Plan {
    let cases: [(index: Int, scene: SceneCase)]
    /// Cases that are no more.
    let gone: [CasePath]

    var isEmpty: Bool { cases.isEmpty && gone.isEmpty }
  }

  private let store: ReferenceStore
  private let folder: RunFolder
  private var results: [CasePath: CaseResult] = [:]
  /// Also of cases that do not render at the moment, or are not there: they may come back.
  private var seen: [CasePath: SeenCase] = [:]

  init(store: ReferenceStore, folder: RunFolder) {
    (self.store, self.folder) = (store, folder)
  }

  /// The results of cases, in their order, as far as there are any.
  func results(of cases: [SceneCase]) -> [CaseResult] { cases.compactMap { results[$0.casePath] } }

  /// - Parameter affected: the names of the files whose cases are to be rendered; those without a result are, too.
  func plan(_ all: [(index: Int, scene: SceneCase)], affected: Set<String>) -> Plan {
    let there = Set(all.map(\.scene.casePath))
    return Plan(
      cases: all.filter { affected.contains($0.scene.file) || results[$0.scene.casePath] == nil },
      gone: results.keys.filter { !there.contains($0) }.sorted { $0.description < $1.description })
  }

  /// Keeps what a rendering found, and says what moved. Pictures of earlier ones that are none of it go.
  mutating func take(_ found: [CaseResult], of plan: Plan) -> WatchReport {
    var report = WatchReport(gone: plan.gone)
    for path in plan.gone { replace(results.removeValue(forKey: path), with: nil) }
    for (scene, result) in zip(plan.cases.map(\.scene), found) {
      // A file that was saved in between is another one to the worker, and is rendered next.
      guard result.path == scene.casePath, !result.isOfNoCase else {
        replace(results.removeValue(forKey: scene.casePath), with: nil)
        continue
      }
      replace(results.updateValue(result, forKey: result.path), with: result)
      report.add(result, change: change(to: result, scale: scene.configuration?.scale ?? 1))
    }
    return report
  }

  /// What moved in a case since it was seen last; nil where nothing did, or it was never seen.
  private mutating func change(to result: CaseResult, scale: Double) -> Outcome? {
    guard let new = SeenCase(result.outcome, in: folder.url) else { return nil }
    defer { seen[result.path] = new }
    // Beside its reference it was compared already.
    if case .reference? = seen[result.path], result.outcome.verdict == .changed { return result.outcome }
    return seen[result.path].flatMap {
      SeenCase.change(from: $0, to: new, of: result.path, in: store, scale: scale)
    }
  }

  private func replace(_ old: CaseResult?, with new: CaseResult?) {
    let left = Set(old?.outcome.artifacts?.paths ?? [])
    for path in left.subtracting(new?.outcome.artifacts?.paths ?? []) { folder.remove(path) }
  }
}

extension CaseResult {
  /// The worker knows no such case.
  fileprivate var isOfNoCase: Bool { outcome.reason == WorkerFailure.noCase.description }
}
