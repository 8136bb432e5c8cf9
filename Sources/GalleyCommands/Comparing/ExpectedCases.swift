import Scenes
import Snapshots
import ViewRendering

/// The cases of a revision's catalogue, by their paths.
struct ExpectedCases {
  private let cases: [String: SceneCase]
  /// Mistakes because of which the cases of a file, or of a scene, are unknown.
  private let mistakes: [SceneCase]

  init(_ cases: [SceneCase]) {
    self.cases = Dictionary(cases.map { ($0.path, $0) }) { first, _ in first }
    mistakes = cases.filter { $0.configuration == nil }
  }

  /// The revision's rendering of a case.
  ///
  /// - Parameter revision: the revision's name, for the reason of a failure.
  @MainActor func counterpart(of scene: SceneCase, called revision: String, by driver: CaseDriver) -> ExpectedCase {
    do {
      if let expected = cases[scene.path], expected.configuration != nil {
        return .rendered(try driver.rendered(expected.subjectCase()))
      }
      guard let mistake = mistakes.first(where: { scene.path.hasPrefix($0.referenceFolder) }) else { return .absent }
      _ = try mistake.definition.get()
      return .absent
    } catch {
      return .failed(reason: "\(revision) does not render it: \(error)")
    }
  }
}
