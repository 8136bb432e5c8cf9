package import Foundation

/// A scene that has another name and is otherwise the same: its cases are new, and their records are those of references
/// that no case has any more.
package struct RenamedScene: Equatable, Sendable {
  /// The paths of the scene under both names: catalogue file and scene.
  package let old: String
  package let new: String
  /// The orphaned references, by the paths of their new cases.
  package let references: [CasePath: OrphanedReference]

  /// The scenes of a run that were renamed. Of several former scenes that are the same, the first is taken.
  ///
  /// - Parameter run: the run's folder, which has the records of cases that were not recorded.
  package static func found(
    in results: [CaseResult], orphans: [OrphanedReference], of run: URL, _ store: ReferenceStore
  ) -> [RenamedScene] {
    let former = orphans.filter { $0.kind == .reference }.grouped { $0.path.parentPath }
    guard !former.isEmpty else { return [] }
    var open = former
    return results.filter { $0.outcome.verdict == .new }.grouped(by: \.path.scenePath).compactMap { cases in
      let records = cases.map { ($0.path, record(of: $0, in: run, store)) }
      let index = open.firstIndex { references in matches(records, references, store) != nil }
      guard let index, let pairs = matches(records, open[index], store) else { return nil }
      let old = open.remove(at: index)[0].path.parentPath
      return RenamedScene(old: old, new: cases[0].path.scenePath, references: pairs)
    }
  }

  /// The line of a report.
  package var line: String {
    let count = references.count
    return "renamed\t\(old) → \(new): \(count.cases) \(count == 1 ? "is" : "are") otherwise the same"
  }

  /// The references of a scene's cases, if each has one with the same configuration and record, and none is left over.
  private static func matches(
    _ cases: [(path: CasePath, record: Record?)], _ references: [OrphanedReference], _ store: ReferenceStore
  ) -> [CasePath: OrphanedReference]? {
    guard cases.count == references.count else { return nil }
    let byConfiguration = Dictionary(references.map { ($0.path.lastPart, $0) }) { first, _ in first }
    var pairs: [CasePath: OrphanedReference] = [:]
    for (path, record) in cases {
      guard let record, let reference = byConfiguration[path.configuration],
        let former = self.record(at: store.root, reference.path), former.isOfSameCase(as: record)
      else { return nil }
      pairs[path] = reference
    }
    return pairs
  }

  private static func record(of result: CaseResult, in run: URL, _ store: ReferenceStore) -> Record? {
    guard !result.outcome.isRecorded else { return record(at: store.root, result.path.inReferences) }
    guard let actual = result.outcome.artifacts?.actual,
      let data = try? ContainedFiles(run).read(Outcome.Artifacts.record(beside: actual))
    else { return nil }
    return try? Record(text: String(decoding: data, as: UTF8.self))
  }

  private static func record(at root: URL, _ path: String) -> Record? {
    let file = root.appendingPathComponent("\(path).txt")
    guard let data = try? FileBytes.read(file.path, named: file.relativePath) else { return nil }
    return try? Record(text: String(decoding: data, as: UTF8.self))
  }
}

extension Record {
  /// Whether both are of the same views and pixels.
  fileprivate func isOfSameCase(as other: Record) -> Bool {
    displayList == other.displayList && pixels == other.pixels && layout == other.layout
      && (spoken == nil || other.spoken == nil || spoken == other.spoken)
  }
}

extension String {
  /// The path without its last part.
  fileprivate var parentPath: String { split(separator: "/").dropLast().joined(separator: "/") }

  fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }
}
