import Auditing
package import HeadlessUIKit
import Snapshots
package import SourcePlaces
import ViewDocuments
package import ViewRendering

extension Scene {
  /// A scene that code makes.
  ///
  /// - Parameters:
  ///   - place: the place in the code, whose file is a path inside the catalogue.
  ///   - make: makes the view, with its controller if it has one, in the environment of a configuration.
  package init(
    name: String, at place: SourcePlace, under configurations: [Configuration],
    make: @escaping @MainActor @Sendable () throws -> (view: UIView, controller: UIViewController?)
  ) {
    let definition = SceneDefinition(
      name: name, shows: .visible, root: .program(ProgramRoot(place: place, make: make)),
      files: SceneFiles(SharedDefinitions()), fonts: nil, tolerance: .none, references: .pictures, counterparts: [],
      allowances: [], audit: AuditSettings())
    self.init(
      name: name, description: nil, line: place.line, configurations: configurations, definition: .success(definition))
  }

  /// A scene that cannot be made, with the reason as a sentence.
  package init(name: String, at place: SourcePlace, failing reason: String) {
    self.init(
      name: name, description: nil, line: place.line, configurations: [],
      definition: .failure(SceneError(place: place, problem: .rendering(reason))))
  }
}

extension SceneFile {
  /// A file of code.
  ///
  /// - Parameter path: the file's path inside the catalogue.
  package init(path: String, scenes: [Scene]) { self.init(path: path, scenes: scenes, error: nil) }
}
