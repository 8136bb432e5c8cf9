import Exceptions
import ImageComparison
import Snapshots
import SourcePlaces
import Suggestions
import ViewDocuments

/// A scene's tolerance, with the places where the file names the views to mask.
struct SceneTolerance: Sendable {
  let tolerance: Tolerance
  let places: [String: SourcePlace]
  /// The place of the tolerance; nil if none is given.
  var place: SourcePlace?
  /// The tolerance's rules and its masks, with their terms.
  var exceptions: [PlacedException] = []

  static let none = SceneTolerance(tolerance: .none, places: [:])

  /// The error with the place of the name that it is about; nil if the name is not in the file.
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
