import Foundation
import Scenes
import Snapshots

/// Checks that the catalogue can be read, and that the schema for completing its keys is of this version.
enum CatalogueCheck {
  static func diagnosis(of setUp: SetUp) -> Diagnosis {
    var diagnosis = Diagnosis("catalogue", "")
    switch setUp.catalogue {
    case .failure(let error): diagnosis.wrong("\(error)")
    case .success(let catalogue):
      let scenes = catalogue.files.flatMap(\.scenes)
      let counts = [(catalogue.files.count, "file"), (scenes.count, "scene"), (catalogue.cases.count, "case")]
      diagnosis.summary = counts.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
      for error in errors(in: catalogue) { diagnosis.wrong("\(error)") }
    }
    checkSchema(setUp, &diagnosis)
    return diagnosis
  }

  /// Each mistake once: many scenes may share one in their file.
  private static func errors(in catalogue: Catalogue) -> [SceneError] {
    var errors: [SceneError] = []
    for scene in catalogue.cases {
      if case .failure(let error) = scene.definition, errors.last != error { errors.append(error) }
    }
    return errors
  }

  private static func checkSchema(_ setUp: SetUp, _ diagnosis: inout Diagnosis) {
    let folder = setUp.isFile ? setUp.catalogueURL.deletingLastPathComponent() : setUp.catalogueURL
    let file = folder.deletingLastPathComponent().appendingPathComponent("catalogue.schema.json")
    guard let data = try? FileBytes.read(file.path, named: file.shownPath) else { return }
    guard data != Data(CatalogueSchema.json().utf8) else { return }
    let command = "galley schema > " + ShellLine.line([file.shownPath])
    diagnosis.note(file.shownPath, "it was written by another version, and editors use it. Run `\(command)`.")
  }
}
