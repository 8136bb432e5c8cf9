import Auditing
import DynamicType
package import Foundation
import HeadlessUIKit
import Snapshots
import SourcePlaces
import ViewDocuments
import ViewRendering

extension SceneFile {
  /// Reads a text in place of a catalogue file: a whole file, one scene, whose name may be missing, or a view alone.
  ///
  /// Without devices of its own, a scene is shown on an iPhone 15 and a view alone as 343 points wide at its content's height; without
  /// text sizes, both at L.
  ///
  /// - Parameters:
  ///   - path: its name in messages and in paths of cases.
  ///   - folder: the folder that paths in it are relative to.
  package static func read(_ text: String, called path: String, in folder: URL) -> SceneFile {
    SceneFile { contents(of: text, path: path, in: folder) }
  }

  private static let nameOfView = "view"
  private static let nameOfScene = "scene"

  private static func contents(of text: String, path: String, in folder: URL) -> SceneFile {
    do throws(SceneError) {
      let root = try YAMLReader.read(SourceText(bytes: Data(text.utf8), file: path))
      let table = try root.table("the text", such: "{class: UILabel, text: Hello}")
      guard table["scenes"] == nil else {
        try table.checkKeys(SceneFileReader.fileKeys)
        let shared = try DefinitionsReader.read(table, path: path, in: folder, isInFolder: false)
        let reader = SceneFileReader(folder: folder, shared: shared)
        return SceneFile(path: path, scenes: try reader.scenes(table, standard: .ofScenes), error: nil)
      }
      let reader = SceneFileReader(folder: folder, shared: SharedDefinitions())
      guard table["class"] == nil else {
        return SceneFile(path: path, scenes: [try reader.scene(ofView: root, named: nameOfView)], error: nil)
      }
      var lines: [String: Int] = [:]
      let scene = reader.scene(
        root, number: 1, [.ofScenes], SceneDefaults(), standardName: nameOfScene, lines: &lines)
      return SceneFile(path: path, scenes: [scene], error: nil)
    } catch {
      return SceneFile(path: path, scenes: [], error: error)
    }
  }
}

extension SceneFileReader {
  /// Reads a view that stands alone.
  fileprivate func scene(ofView value: Value, named name: String) throws(SceneError) -> Scene {
    let view = try views.read(value)
    var configuration = Configuration(device: Device(freeSize: name, width: 343, height: nil))
    configuration.scale = 2
    let definition = SceneDefinition(
      name: name, shows: .visible, root: .view(view), files: SceneFiles(SharedDefinitions()), fonts: nil,
      tolerance: .none, references: .pictures, counterparts: [], allowances: [], audit: AuditSettings())
    return Scene(
      name: name, description: nil, line: value.place.line, configurations: [configuration],
      definition: .success(definition))
  }
}

extension Matrix {
  /// The axes of scenes that give none.
  fileprivate static let ofScenes = Matrix(
    devices: Device.named("iPhone 15").map { [$0] }, settings: ["categories": [{ $0.category = .large }]])
}
