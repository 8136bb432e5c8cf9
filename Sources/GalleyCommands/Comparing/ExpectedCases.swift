import Scenes
import Snapshots

/// The cases of a revision's catalogue, by their paths.
struct ExpectedCases {
  private let cases: [String: SceneCase]
  /// Mistakes that leave it open which cases a file, or a scene, has.
  private let mistakes: [SceneCase]

  init(_ cases: [SceneCase]) {
    self.cases = Dictionary(cases.map { ($0.path, $0) }) { first, _ in first }
    mistakes = cases.filter { $0.configuration == nil }
  }

  /// What the revision makes of a case.
  ///
  /// - Parameter revision: what it is called where it makes nothing of it.
  @MainActor func counterpart(of scene: SceneCase, called revision: String, by runner: CaseRunner) -> ExpectedCase {
    do {
      if let expected = cases[scene.path], expected.configuration != nil {
        return .rendered(try runner.rendered(expected))
      }
      guard let mistake = mistakes.first(where: { scene.path.hasPrefix($0.referenceFolder) }) else { return .absent }
      _ = try mistake.definition.get()
      return .absent
    } catch {
      return .failed(reason: "\(revision) does not render it: \(error)")
    }
  }
}
