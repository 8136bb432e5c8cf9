import Foundation
import JSONDocuments
import Scenes
import SourcePlaces

/// A scene of `galley list --json`.
struct ListedScene {
  /// `file/scene`.
  let name: String
  /// The place where the scene is written.
  let place: SourcePlace
  /// The reason that it cannot be read, if it cannot.
  let mistake: String?
  /// The paths of its cases.
  var cases: [String] = []

  /// The scenes of cases, in their order.
  static func scenes(of cases: [SceneCase], in catalogue: URL) -> [ListedScene] {
    var scenes: [ListedScene] = []
    for scene in cases {
      let name = "\(scene.file)/\(scene.scene)"
      if scenes.last?.name != name || scene.configuration == nil {
        var mistake: String?
        if case .failure(let error) = scene.definition { mistake = "\(error)" }
        scenes.append(ListedScene(name: name, place: scene.source(in: catalogue), mistake: mistake))
      }
      if scene.configuration != nil { scenes[scenes.count - 1].cases.append(scene.path) }
    }
    return scenes
  }

  static func json(_ scenes: [ListedScene]) -> JSON {
    ["schemaVersion": .number(1), "scenes": .array(scenes.map(\.json))]
  }

  private var json: JSON {
    var entries: [(key: String, value: JSON)] = [("name", .string(name)), ("file", .string(place.file))]
    if let line = place.line { entries.append(("line", .number(Double(line)))) }
    if let mistake { entries.append(("error", .string(mistake))) }
    return .object(entries + [("cases", .strings(cases))])
  }
}
