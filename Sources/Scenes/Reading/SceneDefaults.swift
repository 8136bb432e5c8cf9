import ImageComparison
import Snapshots
import ViewDocuments

/// What a file says of all its scenes that do not say so themselves.
struct SceneDefaults {
  var tolerance = SceneTolerance.none
  /// What references are kept as.
  var references = ReferenceForm.pictures
  /// The file's own fonts, or what is wrong with them, which every scene of it has to say.
  var fonts: Result<SceneFonts, SceneError>?

  static let referencesKey = "references"
  static let forms: KeyValuePairs<String, ReferenceForm> = ["pictures": .pictures, "records": .records]

  /// With what a scene says itself.
  ///
  /// - Throws: where records alone are kept and a tolerance is given, at the tolerance's place.
  func completed(by scene: Table) throws(SceneError) -> SceneDefaults {
    var own = self
    if let value = scene[ToleranceReader.key] { own.tolerance = try ToleranceReader.read(value) }
    if let value = scene[Self.referencesKey] { own.references = try value.oneOf(Self.forms) }
    if own.references == .records, own.tolerance.tolerance != .none, let place = own.tolerance.place {
      throw SceneError(place: place, problem: .toleranceOfRecords)
    }
    return own
  }
}
