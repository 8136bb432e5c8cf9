import Raster
import Scenes
import Snapshots

/// Checks that each case has a reference, and each reference a case and both its files as recorded.
enum ReferenceCheck {
  static func diagnosis(of setUp: SetUp) -> Diagnosis {
    let cases = setUp.cases.filter { $0.configuration != nil && $0.keepsReferences }
    var diagnosis = Diagnosis("references", "")
    var engines: [Hash128: Int] = [:]
    var absent = 0
    for scene in cases {
      switch condition(of: scene, in: setUp.store) {
      case .whole(let engine): engines[engine, default: 0] += 1
      case .absent: absent += 1
      case .beingWritten:
        diagnosis.note(scene.path, "it was not checked: a process is writing references beside it.")
      case .withoutRecord:
        diagnosis.note(scene.path, "it has no record, so only pixels are compared. `galley test` writes one.")
      case .withoutPicture:
        diagnosis.wrong(scene.path, "its picture is missing. Restore it, or record it again: `galley test`.")
      case .broken(let reason):
        diagnosis.wrong(scene.path, "\(reason). Restore it, or record it again: `galley test --record failed`.")
      }
    }
    diagnosis.summary = "\(engines.values.reduce(0, +)) of \(cases.count.cases): as recorded"
    if absent > 0 {
      diagnosis.note(
        "no reference yet: \(absent) of \(cases.count.cases). `galley test` records them; review them before you commit."
      )
    }
    checkEngines(engines, setUp, &diagnosis)
    checkOrphans(setUp, &diagnosis)
    return diagnosis
  }

  private static func condition(of scene: SceneCase, in store: ReferenceStore) -> ReferenceCondition {
    let path = scene.casePath
    guard
      let identity = try? CaseIdentity(
        catalogueFile: path.catalogueFile, scene: path.scene, configuration: path.configuration)
    else { return .absent }
    let form = (try? scene.definition.get())?.references ?? .pictures
    return store.condition(of: identity, keptAs: form)
  }

  private static func checkEngines(_ engines: [Hash128: Int], _ setUp: SetUp, _ diagnosis: inout Diagnosis) {
    guard let current = try? EngineCheck.fingerprint(setUp) else { return }
    let others = engines.filter { $0.key != current }
    guard !others.isEmpty else { return }
    let count = others.values.reduce(0, +)
    diagnosis.note(
      "\(count) \(count == 1 ? "was" : "were") made by another engine, such as other versions of libraries, and may have different "
        + "pixels here. `galley engine` says which do.")
  }

  private static func checkOrphans(_ setUp: SetUp, _ diagnosis: inout Diagnosis) {
    guard (try? setUp.catalogue.get()) != nil else { return }
    for orphan in Orphans.paths(in: setUp.store, cases: setUp.cases, ofOneFile: setUp.isFile) {
      diagnosis.wrong("\(orphan)", "no case has it. `galley orphans --delete` deletes it.")
    }
  }
}
