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
      return [
        SceneCase(
          file: name, place: place, scene: SceneFile.wholeFile, configuration: nil, siblings: [],
          definition: .failure(error))
      ]
    }
    return scenes.flatMap { scene in
      let configurations = scene.configurations.isEmpty ? [nil] : scene.configurations.map { Optional($0) }
      let place = place(of: scene)
      return configurations.map {
        SceneCase(
          file: name, place: place, scene: scene.name, configuration: $0, siblings: scene.configurations,
          definition: scene.definition)
      }
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
  /// The catalogue file, without its extension.
  package let file: String
  /// The place of the scene in the catalogue file.
  package let place: SourcePlace
  package let scene: String
  /// The configuration; nil if an error left none to render. The definition is then that error.
  package let configuration: Configuration?
  /// All configurations of the scene, including this one.
  package let siblings: [Configuration]
  package let definition: Result<SceneDefinition, SceneError>

  /// The configuration's part of the reference's name; `#none` if there is no configuration.
  package let configurationName: String

  init(
    file: String, place: SourcePlace, scene: String, configuration: Configuration?, siblings: [Configuration],
    definition: Result<SceneDefinition, SceneError>
  ) {
    (self.file, self.place, self.scene) = (file, place, scene)
    (self.configuration, self.siblings, self.definition) = (configuration, siblings, definition)
    configurationName = configuration?.slug ?? "#none"
  }

  /// The other scenes that its scene is compared with; empty if it cannot be read.
  package var counterparts: [SceneCounterpart] { (try? definition.get())?.counterparts ?? [] }

  /// Whether it has references; not if it is compared with other scenes.
  package var keepsReferences: Bool { counterparts.isEmpty }

  /// The same scene under another configuration.
  package func under(_ configuration: Configuration) -> SceneCase {
    SceneCase(
      file: file, place: place, scene: scene, configuration: configuration, siblings: siblings, definition: definition)
  }
}
