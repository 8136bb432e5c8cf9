import Auditing
import DynamicType
import Foundation
import ImageComparison
import InterfaceBuilder
import InterfaceDocuments
import Snapshots
import SourcePlaces
import ViewDocuments
import ViewRendering

/// Reads an Interface Builder document in place of a catalogue file: each of its views and controllers is a scene, under all
/// twelve text sizes on the device that the document was drawn for.
enum DocumentFileReader {
  /// - Parameter path: the file's path inside the catalogue, for messages and for the names of references.
  static func read(_ url: URL, path: String) -> SceneFile {
    SceneFile { contents(of: url, path: path) }
  }

  private static func contents(of url: URL, path: String) -> SceneFile {
    let place = SourcePlace(file: path)
    do {
      let file = try InterfaceFiles.read(url, path: path)
      let screens = DocumentScreens(file.document).screens
      guard !screens.isEmpty else {
        let problem = SceneProblem.unusableDocument("the document has neither a view nor a controller to show.")
        return SceneFile(path: path, scenes: [], error: SceneError(place: place, problem: problem))
      }
      var names = SceneNames()
      return SceneFile(path: path, scenes: screens.map { scene($0, of: file, &names) }, error: nil)
    } catch {
      let problem = error as? SceneProblem ?? .unusableDocument("\(error)")
      return SceneFile(path: path, scenes: [], error: SceneError(place: place, problem: problem))
    }
  }

  private static func scene(_ screen: DocumentScreen, of file: InterfaceFile, _ names: inout SceneNames) -> Scene {
    let name = names.unique(screen.name)
    let device = DocumentDevice(file.document).device(for: screen)
    let definition = SceneDefinition(
      name: name, shows: .visible, root: .screen(ScreenDefinition(screen, of: file, at: screen.place)),
      files: SceneFiles(SharedDefinitions()), fonts: nil, tolerance: .none, references: .pictures, counterparts: [],
      allowances: [], audit: AuditSettings())
    let configurations = ContentSizeCategory.allCases.map { category in
      var configuration = Configuration(device: device)
      configuration.category = category
      if file.document.device?.isLandscape == true, device.hasGivenSize { configuration.orientation = .landscape }
      return configuration
    }
    return Scene(
      name: name, description: nil, line: screen.place.line, configurations: configurations,
      definition: .success(definition))
  }
}

/// Names of scenes that can be names of files, no two of which are alike in lower case.
private struct SceneNames {
  private var taken: Set<String> = []

  mutating func unique(_ name: String) -> String {
    let start = FileName.made(from: name)
    var (unique, number) = (start, 1)
    while !taken.insert(unique.lowercased()).inserted {
      number += 1
      unique = "\(start) \(number)"
    }
    return unique
  }
}
