package import SourcePlaces
package import ViewRendering

/// A scene of a catalogue file, whether or not it can be rendered.
package struct Scene: Sendable {
  /// The scene's name; `#` and its number in the file if it has no usable one.
  package let name: String
  package let description: String?
  /// The line where the scene starts in its file.
  package let line: Int?
  /// The configurations in rendering order; empty if the matrix could not be read.
  package let configurations: [Configuration]
  /// The scene, or the first error in it.
  package let definition: Result<SceneDefinition, SceneError>

  /// The same scene with an error.
  func failing(_ error: SceneError) -> Scene {
    Scene(
      name: name, description: description, line: line, configurations: configurations, definition: .failure(error))
  }
}

/// A file of a catalogue.
package struct SceneFile: Sendable {
  /// The path inside the catalogue, with `/` between folders.
  package let path: String
  package let scenes: [Scene]
  /// The error that prevents the whole file from being read.
  package let error: SceneError?
  /// The absolute paths of the files that it and its includes name, in the form of `stem(ofFile:)`.
  package private(set) var namedFiles: Set<String> = []

  init(path: String, scenes: [Scene], error: SceneError?) {
    (self.path, self.scenes, self.error) = (path, scenes, error)
  }

  /// Creates a file and collects the names of files that `read` comes across.
  init(gatheringNames read: () -> SceneFile) {
    let named = NamedFiles()
    self = NamedFiles.$current.withValue(named, operation: read)
    namedFiles = Set(named.paths.map(Self.stem(ofFile:)))
  }

  /// The path without `.yaml` or `.yml`: the folder of the file's references.
  package var name: String { Self.name(of: path) }

  static func name(of path: String) -> String {
    let suffix = [".yaml", ".yml"].first { path.hasSuffix($0) } ?? ""
    return String(path.dropLast(suffix.count))
  }
}

extension SceneFile {
  /// The replacement for a scene's name if a file cannot be read.
  package static let wholeFile = "#file"

  /// The file's cases in the order in which they are written. A file or a matrix that cannot be read is a single failed
  /// case.
  package var cases: [SceneCase] {
    if let error {
      let place = error.place.file == path ? error.place : SourcePlace(file: path)
      let common = SceneCase.Common(
        file: name, place: place, scene: SceneFile.wholeFile, configurations: [], definition: .failure(error))
      return [SceneCase(common, under: nil)]
    }
    return scenes.flatMap { scene in
      let common = SceneCase.Common(
        file: name, place: place(of: scene), scene: scene.name, configurations: scene.configurations,
        definition: scene.definition)
      let configurations = scene.configurations.isEmpty ? [nil] : scene.configurations.map { Optional($0) }
      return configurations.map { SceneCase(common, under: $0) }
    }
  }

  /// The start of the scene or, if it cannot be read, the place of the error in this file.
  private func place(of scene: Scene) -> SourcePlace {
    if case .failure(let error) = scene.definition, error.place.file == path { return error.place }
    return SourcePlace(file: path, line: scene.line)
  }
}

extension SceneFile {
  /// A path without the parts in which the files of one image differ: `images/icon` for `images/icon.png`,
  /// `icon@2x.png` and so on.
  package static func stem(ofFile path: String) -> String {
    var stem = path.hasSuffix(".png") ? path.dropLast(4) : path[...]
    if let scale = ["@1x", "@2x", "@3x"].first(where: stem.hasSuffix) { stem = stem.dropLast(scale.count) }
    return String(stem)
  }
}

/// One scene under one configuration.
package struct SceneCase: Sendable {
  /// What all cases of a scene have in common. A class, as a catalogue has many cases, and copying a definition counts many
  /// references.
  fileprivate final class Common: Sendable {
    let file: String
    let place: SourcePlace
    let scene: String
    let configurations: [Configuration]
    let definition: Result<SceneDefinition, SceneError>

    init(
      file: String, place: SourcePlace, scene: String, configurations: [Configuration],
      definition: Result<SceneDefinition, SceneError>
    ) {
      (self.file, self.place, self.scene) = (file, place, scene)
      (self.configurations, self.definition) = (configurations, definition)
    }
  }

  private let common: Common
  /// The configuration; nil if an error left none to render. The definition is then that error.
  package let configuration: Configuration?
  /// The configuration's part of the reference's name; `#none` if there is no configuration.
  package let configurationName: String

  fileprivate init(_ common: Common, under configuration: Configuration?) {
    (self.common, self.configuration) = (common, configuration)
    configurationName = configuration?.slug ?? "#none"
  }

  /// The catalogue file, without its extension.
  package var file: String { common.file }
  /// The place of the scene in the catalogue file.
  package var place: SourcePlace { common.place }
  package var scene: String { common.scene }
  /// All configurations of the scene, including this one.
  package var siblings: [Configuration] { common.configurations }
  package var definition: Result<SceneDefinition, SceneError> { common.definition }

  /// The other scenes that its scene is compared with; empty if it cannot be read.
  package var counterparts: [SceneCounterpart] {
    if case .success(let definition) = common.definition { definition.counterparts } else { [] }
  }

  /// Whether it has references; not if it is compared with other scenes.
  package var keepsReferences: Bool { counterparts.isEmpty }

  /// The same scene under another configuration.
  package func under(_ configuration: Configuration) -> SceneCase { SceneCase(common, under: configuration) }
}
