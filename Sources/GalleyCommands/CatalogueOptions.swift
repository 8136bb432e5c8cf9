import ArgumentParser
import DynamicType
import Foundation
import HeadlessUIKit
import Scenes
import Snapshots
import ViewDocuments
import ViewRendering

/// Which cases of which catalogue.
struct CatalogueOptions: ParsableArguments {
  @Argument(help: "A folder of scenes, or one YAML file.")
  var catalogue = "Snapshots/Catalogue"

  @Option(
    help: ArgumentHelp(
      "Only the case with this path, file/scene/configuration, or else the cases whose paths hold this text.",
      valueName: "text"))
  var filter: String?

  @Option(help: ArgumentHelp("Only this content size category. May be given several times.", valueName: "XS … AX5"))
  var category: [String] = []

  @Option(help: ArgumentHelp("Only this device or free size. May be given several times.", valueName: "name"))
  var device: [String] = []

  /// One file is asked for, not a folder.
  var isFile: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: catalogue, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// Where the references are unless another folder is named: `References` beside the catalogue's folder.
  var defaultReferences: URL {
    let url = URL(fileURLWithPath: catalogue)
    let folder = isFile ? url.deletingLastPathComponent() : url
    return folder.deletingLastPathComponent().appendingPathComponent("References", isDirectory: true)
  }

  /// What the output of a run over the catalogue keeps clear of.
  func surroundings(references: URL) -> OutputSurroundings {
    OutputSurroundings(catalogue: URL(fileURLWithPath: catalogue), references: references)
  }

  var isFiltered: Bool { filter != nil || !category.isEmpty || !device.isEmpty }

  /// The cases asked for, each with its place among all of the catalogue's.
  ///
  /// - Throws: `CatalogueError`; a validation error for a category or device that does not exist, or no case at all.
  func load() throws -> [(index: Int, scene: SceneCase)] {
    try chosen(of: Catalogue.load(at: URL(fileURLWithPath: catalogue)))
  }

  /// The cases asked for of a catalogue that was loaded; throws as `load()` does.
  func chosen(of loaded: Catalogue) throws -> [(index: Int, scene: SceneCase)] {
    try checkCategories()
    let cases = loaded.cases
    try checkDevices(among: cases)
    let isPath = cases.contains { $0.path == filter }
    var chosen = cases.enumerated().filter { isChosen($0.element, isPath: isPath) }.map {
      (index: $0.offset, scene: $0.element)
    }
    // What is asked for may be in a file that cannot be read.
    if chosen.isEmpty {
      chosen = cases.enumerated().filter { $0.element.isOfUnknownName }.map { (index: $0.offset, scene: $0.element) }
    }
    guard !chosen.isEmpty else {
      let command = RecordingCommand.line(["galley", "list", catalogue])
      throw ValidationError(
        "No case of '\(catalogue)' is left by the filters; `\(command)` shows the \(cases.count) there are.")
    }
    return chosen
  }

  /// - Parameter isPath: whether the filter is the whole path of a case.
  private func isChosen(_ scene: SceneCase, isPath: Bool) -> Bool {
    if let filter, isPath ? scene.path != filter : !scene.mayBeMeant(by: filter) { return false }
    // A case without a configuration is a mistake to report, whatever is asked for.
    guard let configuration = scene.configuration else { return true }
    let hasCategory =
      category.isEmpty || category.contains { $0.lowercased() == configuration.category.shortName.lowercased() }
    let hasDevice = device.isEmpty || device.contains { $0.lowercased() == configuration.device.name.lowercased() }
    return hasCategory && hasDevice
  }

  private func checkCategories() throws {
    for name in category {
      _ = try OptionValue.named(name, "--category", among: ContentSizeCategory.allCases, name: \.shortName)
    }
  }

  private func checkDevices(among cases: [SceneCase]) throws {
    let names = Set(cases.compactMap { $0.configuration?.device.name }).sorted()
    for name in device where !names.contains(where: { $0.lowercased() == name.lowercased() }) {
      let suggestion = Suggestion.sentence(Suggestion.nearest(to: name, among: names), orOneOf: names)
      throw ValidationError("--device: the catalogue is not rendered on '\(name)'.\(suggestion)")
    }
  }
}

extension SceneCase {
  var casePath: CasePath { CasePath(catalogueFile: file, scene: scene, configuration: configurationName) }

  /// Where it is written.
  ///
  /// - Parameter catalogue: a folder, or one file.
  func source(in catalogue: URL) -> CaseSource {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: catalogue.path, isDirectory: &isFolder)
    let file = isFolder.boolValue ? catalogue.appendingPathComponent(place.file) : catalogue
    let around = catalogue.standardizedFileURL.deletingLastPathComponent().path
    return CaseSource(file, line: place.isWhole ? nil : place.line, below: around)
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
