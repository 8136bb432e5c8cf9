package import Snapshots
import SourcePlaces

/// Another scene of the same file that a scene is compared with, in place of references.
package struct SceneCounterpart: Sendable {
  package let counterpart: Counterpart
  /// The other scene's name.
  package let scene: String
  /// The place of that name.
  let place: SourcePlace

  /// The keys `equals` and `differs`.
  static let keys = Counterpart.Relation.allCases.map(\.rawValue)

  func error(_ problem: SceneProblem) -> SceneError { SceneError(place: place, problem: problem) }
}
