import ArgumentParser
import Foundation
import Scenes
import Snapshots
import SourcePlaces
import ViewDocuments

/// Which cases of which catalogue.
struct CatalogueOptions: ParsableArguments {
  @Argument(help: "A folder of scenes, or one YAML file.")
  var catalogue = CatalogueOptions.defaultCatalogue

  @OptionGroup var filters: CaseFilters

  static let defaultCatalogue = "Snapshots/Catalogue"

  var filter: String? { filters.filter }
  var category: [String] { filters.category }
  var device: [String] { filters.device }

  /// One file is asked for, not a folder.
  var isFile: Bool { CatalogueOptions.isFile(catalogue) }

  /// Whether a catalogue's path is that of one file, not a folder.
  static func isFile(_ catalogue: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: catalogue, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// Where the references are unless another folder is named: `References` beside the catalogue's folder.
  var defaultReferences: URL { CatalogueOptions.references(of: URL(exactPath: catalogue), isFile: isFile) }

  /// - Parameter isFile: whether the catalogue is one file, not a folder.
  static func references(of catalogue: URL, isFile: Bool) -> URL {
    let folder = isFile ? catalogue.deletingLastPathComponent() : catalogue
    return folder.deletingLastPathComponent().appendingPathComponent("References", isDirectory: true)
  }

  /// What the output of a run over the catalogue keeps clear of.
  func surroundings(references: URL) -> OutputContext {
    OutputContext(catalogue: URL(exactPath: catalogue), references: references)
  }

  var isFiltered: Bool { filters.isFiltered }

  /// The cases asked for, each with its place among all of the catalogue's.
  ///
  /// - Throws: `CatalogueError`; a validation error for a category or device that does not exist, or no case at all.
  func load() throws -> [(index: Int, scene: SceneCase)] {
    try chosen(of: Catalogue.load(at: URL(exactPath: catalogue)))
  }

  /// The cases asked for of a catalogue that was loaded; throws as `load()` does.
  func chosen(of loaded: Catalogue) throws -> [(index: Int, scene: SceneCase)] {
    try filters.checkCategories()
    let cases = loaded.cases
    try filters.checkDevices(among: cases)
    let chosen = filters.chosen(of: cases)
    guard !chosen.isEmpty else {
      let command = ShellLine.line(["galley", "list", ShellLine.operand(catalogue)])
      throw ValidationError(
        "No case of '\(catalogue)' is left by the filters; `\(command)` shows the \(cases.count) there are.")
    }
    return chosen
  }
}

extension SceneCase {
  var casePath: CasePath { CasePath(catalogueFile: file, scene: scene, configuration: configurationName) }

  /// Where it is written.
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

  /// Whether a mistake left a number in the place of the scene's name.
  var isOfUnknownName: Bool { scene.hasPrefix("#") }

  /// The folder of the scene's references; of the whole file's where the scene has no name, only a number.
  var referenceFolder: String { isOfUnknownName ? "\(file)/" : "\(file)/\(scene)/" }

  /// Whether a filter's text is in the path. Of a case without a configuration only the folder is known, and the text may
  /// go on behind it.
  func mayBeMeant(by filter: String) -> Bool {
    if path.contains(filter) { return true }
    guard configuration == nil else { return false }
    let folder = referenceFolder
    return folder.indices.contains { filter.hasPrefix(folder[$0...]) }
  }
}
