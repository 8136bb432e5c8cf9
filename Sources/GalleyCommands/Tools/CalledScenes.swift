import Foundation
import JSONDocuments
import ModelContextProtocol
import Remedies
import Scenes
import Snapshots
import SourcePlaces
import Suggestions
import ViewRendering

/// The cases that a call is about: a scene of a catalogue, a text in the call, or an Interface Builder document.
struct CalledScenes {
  /// Each with a configuration and a definition.
  let cases: [SceneCase]
  /// The folder that the cases' places are relative to: the catalogue's, or the document's.
  private let catalogue: URL
  private let folder: ServedFolder
  /// The text that they are in, if that is in the call itself.
  private let text: String?
  private var isText: Bool { text != nil }

  static let (scene, yaml, document, catalogueName, matrix) = ("scene", "yaml", "document", "catalogue", "matrix")
  /// The name of a text in messages, and its part of cases' paths.
  private static let textName = "yaml"

  static let parameters = [
    Parameter(
      scene, .string,
      "A file, a scene or a case of the catalogue, by its path: file, file/scene or file/scene/configuration. One of 'scene', "
        + "'yaml', 'document'."
    ),
    Parameter(
      yaml, .string,
      "A view in YAML, such as {class: UILabel, text: Hello}; or a scene with its view; or a whole catalogue file. Paths in it are "
        + "relative to the server's folder. The tool 'describe' has classes and properties."),
    Parameter(
      document, .string,
      "The path of an Interface Builder document (.xib, .storyboard); each of its screens is a scene."),
    Parameter(
      catalogueName, .string,
      "The catalogue of 'scene': a folder of scenes, or one YAML file. \(CatalogueOptions.defaultCatalogue) unless given."
    ),
    Parameter(
      matrix, .object(CatalogueSchema.matrix),
      "Devices, text sizes, appearances and so on, in place of the scene's own: {devices: [iPhone 15], categories: [L, AX5], "
        + "appearances: [light, dark], directions: [rightToLeft], locales: [de], scales: [2]}."),
  ]

  /// - Parameter limit: the largest number of cases.
  init(_ arguments: ToolArguments, in folder: ServedFolder, limit: Int) throws {
    let ways = [Self.scene, Self.yaml, Self.document].filter { arguments[$0] != nil }
    guard ways.count == 1 else { throw CallError.oneOf([Self.scene, Self.yaml, Self.document]) }
    guard arguments[Self.catalogueName] == nil || ways == [Self.scene] else {
      throw CallError.needs(argument: Self.scene, with: Self.catalogueName)
    }
    (self.folder, text) = (folder, arguments.string(Self.yaml))
    let named: [SceneCase]
    if let text = arguments.string(Self.yaml) {
      catalogue = folder.url
      named = SceneFile.read(text, called: Self.textName, in: folder.url).cases
    } else if let path = arguments.string(Self.document) {
      let url = try folder.url(of: path, argument: Self.document)
      catalogue = url.deletingLastPathComponent()
      named = try Catalogue.load(at: catalogue, documents: [url.lastPathComponent]).cases
    } else {
      let path = arguments.string(Self.catalogueName) ?? CatalogueOptions.defaultCatalogue
      catalogue = try ProgramScenes.current?.folder ?? folder.url(of: path, argument: Self.catalogueName)
      named = try Self.scenes(arguments.string(Self.scene) ?? "", in: catalogue, at: path)
    }
    let axes = try arguments[Self.matrix].map { try RequestedAxes(String(decoding: JSON($0).line, as: UTF8.self)) }
    try Self.locatingErrors(in: text != nil ? nil : (catalogue, folder)) {
      for scene in named { _ = try scene.definition.get() }
    }
    cases = try Self.cases(of: named, under: axes)
    guard cases.count <= limit else { throw CallError.tooManyCases(count: cases.count, limit: limit) }
  }

  /// The cases that a text names. Only the file that it begins with is read, if there is one.
  private static func scenes(_ text: String, in catalogue: URL, at path: String) throws -> [SceneCase] {
    let found = try SceneCase.named(text, among: Catalogue.load(at: catalogue, meaning: text).cases)
    guard found.isEmpty else { return found }
    let all = try Catalogue.load(at: catalogue).cases
    guard let first = SceneCase.named(text, among: all).first else {
      if let added = addedCase(text, among: all) { return [added] }
      let scene = all.first { text.hasPrefix("\($0.file)/\($0.scene)/") }
      let names =
        scene.map { scene in
          all.filter { $0.file == scene.file && $0.scene == scene.scene }.map(\.path)
        } ?? all.map { "\($0.file)/\($0.scene)" }
      throw CallError.noScene(text: text, catalogue: path, suggestion: Suggestion.nearest(to: text, among: names))
    }
    return all.filter { $0.file == first.file && $0.scene == first.scene }
  }

  /// The case with a path that rules of audits add to those of its scene: findings name it.
  private static func addedCase(_ path: String, among cases: [SceneCase]) -> SceneCase? {
    let scene = cases.filter { $0.configuration != nil && path.hasPrefix("\($0.file)/\($0.scene)/") }
    return CaseToAudit.all(of: scene).map(\.scene).first { $0.path == path }
  }

  /// The cases of scenes, each scene's under the axes.
  private static func cases(of named: [SceneCase], under axes: RequestedAxes?) throws -> [SceneCase] {
    guard let axes else { return named.filter { $0.configuration != nil } }
    return try named.chunked { $0.place == $1.place && $0.scene == $1.scene }.flatMap { cases in
      try axes.applied(to: cases.compactMap(\.configuration)).map(cases[0].under)
    }
  }

  /// Calls `body`; mistakes in scenes then name their files relative to the server's folder.
  func locatingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    try Self.locatingErrors(in: isText ? nil : (catalogue, folder), body)
  }

  private static func locatingErrors<Value>(
    in place: (catalogue: URL, folder: ServedFolder)?, _ body: () throws -> Value
  ) throws -> Value {
    do { return try body() } catch let error as SceneError {
      guard let place else { throw error }
      throw ServedSceneError(
        error: error, file: Self.path(of: error.place.file, in: place.catalogue, place.folder))
    }
  }

  static func path(of file: String, in catalogue: URL, _ folder: ServedFolder) -> String {
    let isFile = CatalogueOptions.isFile(catalogue.path)
    return folder.path(of: isFile ? catalogue : catalogue.appendingPathComponent(file))
  }

  /// Finds the remedies of findings of the scenes.
  @MainActor func remedies(by renderer: ViewRenderer) -> RemedyFinder {
    guard let text else {
      return RemedyFinder(catalogue: catalogue, renderer: renderer) { [catalogue, folder] file in
        Self.path(of: file, in: catalogue, folder)
      }
    }
    return RemedyFinder(catalogue: catalogue, renderer: renderer, texts: [Self.textName: Data(text.utf8)]) { $0 }
  }

  /// The catalogue's folder of references.
  var references: URL {
    CatalogueOptions.references(of: catalogue, isFile: CatalogueOptions.isFile(catalogue.path))
  }

  /// The place where a scene is written: a path relative to the server's folder, or `yaml` for a text of the call.
  func place(of scene: SceneCase) -> SourcePlace {
    guard !isText else { return scene.place }
    return SourcePlace(file: Self.path(of: scene.place.file, in: catalogue, folder), line: scene.place.line)
  }
}

/// A mistake in a scene, in a file relative to the server's folder: its own place is relative to the catalogue.
struct ServedSceneError: Error {
  let error: SceneError
  let file: String
}
