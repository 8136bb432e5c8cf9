import ImageComparison
import Snapshots
import ViewDocuments

/// The settings of a file for those of its scenes that do not override them.
struct SceneDefaults {
  var tolerance = SceneTolerance.none
  /// The form in which references are stored.
  var references = ReferenceForm.pictures
  /// The file's own fonts, or the error in them, which every scene of the file reports.
  var fonts: Result<SceneFonts, SceneError>?

  static let referencesKey = "references"
  static let forms: KeyValuePairs<String, ReferenceForm> = ["pictures": .pictures, "records": .records]

  /// The settings of a scene, which override the file's.
  ///
  /// - Throws: at the place of the tolerance, if there is one although the references are records without pictures.
  func completed(by scene: Table) throws(SceneError) -> SceneDefaults {
    var own = self
    if let value = scene[ToleranceReader.key] { own.tolerance = try ToleranceReader.read(value) }
    if let value = scene[Self.referencesKey] { own.references = try value.oneOf(Self.forms) }
    let keepsReferences = SceneCounterpart.keys.allSatisfy { scene[$0] == nil }
    if keepsReferences, own.references == .records, own.tolerance.tolerance != .none, let place = own.tolerance.place {
      throw SceneError(place: place, problem: .toleranceOfRecords)
    }
    return own
  }
}
