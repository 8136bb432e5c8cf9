import ArgumentParser
import Foundation
import Scenes
import Snapshots
import SourcePlaces
import ViewDocuments

/// The options that select a catalogue and its cases.
struct CatalogueOptions: ParsableArguments {
  @Argument(help: "A folder of scenes, or one YAML file.")
  var catalogue = CatalogueOptions.defaultCatalogue

  @OptionGroup var filters: CaseFilters

  static let defaultCatalogue = ProgramScenes.current?.folder.path ?? "Snapshots/Catalogue"

  /// The words of a command over a catalogue.
  static func words(_ command: String, on catalogue: String) -> [String] {
    if let program = ProgramScenes.current { return program.command + [command] }
    return ["galley", command, ShellLine.operand(catalogue)]
  }

  var category: [String] { filters.category }
  var device: [String] { filters.device }

  /// Whether the catalogue is a single file, not a folder.
  var isFile: Bool { CatalogueOptions.isFile(catalogue) }

  /// Whether a catalogue's path is that of a single file.
  static func isFile(_ catalogue: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: catalogue, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// The default folder of references: `References` next to the catalogue's folder.
  var defaultReferences: URL { CatalogueOptions.references(of: URL(exactPath: catalogue), isFile: isFile) }

  /// - Parameter isFile: whether the catalogue is a single file.
  static func references(of catalogue: URL, isFile: Bool) -> URL {
    let folder = isFile ? catalogue.deletingLastPathComponent() : catalogue
    return folder.deletingLastPathComponent().appendingPathComponent("References", isDirectory: true)
  }

  /// The places that the output of a run over the catalogue must not overlap.
  func surroundings(references: URL) -> OutputContext {
    CatalogueOptions.surroundings(of: URL(exactPath: catalogue), references: references)
  }

  /// The places that the output of a run must not overlap. The program's own scenes are in files of their own, in a folder
  /// that may hold the output.
  static func surroundings(of catalogue: URL, references: URL) -> OutputContext {
    guard let files = ProgramScenes.current?.files else {
      return OutputContext(catalogue: catalogue, references: references)
    }
    var context = OutputContext(documents: files.map(\.path), in: catalogue)
    context.references = references
    return context
  }

  var isFiltered: Bool { filters.isFiltered }

  /// The cases asked for.
  ///
  /// - Throws: `CatalogueError`; a validation error for a category or device that does not exist, or no case at all.
  func load() throws -> [SceneCase] {
    try chosen(of: Catalogue.load(at: URL(exactPath: catalogue)))
  }

  /// The selected cases of a loaded catalogue; throws like `load()`.
  func chosen(of loaded: Catalogue) throws -> [SceneCase] {
    try filters.chosen(of: loaded, at: catalogue)
  }
}

extension SceneCase {
  /// The scene's place in its source file.
  ///
  /// - Parameter catalogue: a folder, or one file.
  func source(in catalogue: URL) -> SourcePlace {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: catalogue.path, isDirectory: &isFolder)
    let file = isFolder.boolValue ? catalogue.appendingPathComponent(place.file) : catalogue
    let around = catalogue.standardizedFileURL.deletingLastPathComponent().path
    return SourcePlace(file, line: place.line, below: around)
  }

  /// The path of the case's reference, without an extension.
  var path: String { casePath.description }

  /// Whether the scene's name is unknown because of a mistake, and replaced by a number.
  var isOfUnknownName: Bool { scene.hasPrefix("#") }

  /// The folder of the scene's references; that of the whole file if the scene's name is unknown.
  var referenceFolder: String { isOfUnknownName ? "\(file)/" : "\(file)/\(scene)/" }

  /// Whether the path contains a filter's text. For a case without a configuration only the folder is known, and the
  /// text may extend beyond it.
  func mayBeMeant(by filter: String) -> Bool {
    if path.contains(filter) { return true }
    guard configuration == nil else { return false }
    let folder = referenceFolder
    return folder.indices.contains { filter.hasPrefix(folder[$0...]) }
  }

  /// The cases that a text selects: those with that path, or of the scene with that path or name, or else all whose paths contain
  /// it.
  static func named(_ text: String, among cases: [SceneCase]) -> [SceneCase] {
    let exact = cases.filter { [$0.path, "\($0.file)/\($0.scene)", $0.scene].contains(text) }
    return exact.isEmpty ? cases.filter { $0.mayBeMeant(by: text) } : exact
  }
}
