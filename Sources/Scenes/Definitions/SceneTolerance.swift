import ImageComparison
import Snapshots
import SourcePlaces
import Suggestions
import ViewDocuments

/// How much a scene may differ, with the places at which the file names the views to mask.
struct SceneTolerance: Sendable {
  let tolerance: Tolerance
  let places: [String: SourcePlace]
  /// Where it is written; nil where it is not.
  var place: SourcePlace?

  static let none = SceneTolerance(tolerance: .none, places: [:])

  /// The error at the place of the name that it is about; nil where the file does not have that.
  func placed(_ error: MaskError) -> SceneError? {
    switch error {
    case .unknownView(let name, let views):
      places[name].map { place in
        let suggestion = Suggestion.nearest(to: name, among: views)
        return SceneError(place: place, problem: .unknownMask(name, suggestion: suggestion, names: views))
      }
    }
  }
}
