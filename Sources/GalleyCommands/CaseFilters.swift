import ArgumentParser
import CommandSupport
import DynamicType
import HeadlessUIKit
import Scenes
import Snapshots
import Suggestions
import ViewDocuments
import ViewRendering

/// The options that select cases of a catalogue.
struct CaseFilters: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only the case with this path, file/scene/configuration; if there is none, all cases whose paths contain this text. "
        + "Can be repeated, to select more cases.",
      valueName: "text"))
  var filter: [String] = []

  @OptionGroup var categories: CategoryOption

  @Option(help: ArgumentHelp("Only this device or free size. Can be repeated.", valueName: "name"))
  var device: [String] = []

  var category: [String] { categories.category }

  /// Whether some cases are left out.
  var isFiltered: Bool { !filter.isEmpty || !category.isEmpty || !device.isEmpty }

  /// - Throws: a validation error for a category that does not exist.
  func checkCategories() throws { _ = try categories.chosen() }

  /// - Parameter cases: all of the catalogue's cases.
  /// - Throws: a validation error for a device that none of them uses.
  func checkDevices(among cases: [SceneCase]) throws {
    let names = Set(cases.compactMap { $0.configuration?.device.name }).sorted()
    for name in device where !names.contains(where: { $0.lowercased() == name.lowercased() }) {
      let suggestion = Suggestion.sentence(Suggestion.nearest(to: name, among: names), orOneOf: names)
      throw ValidationError("--device: the catalogue has no device '\(name)'.\(suggestion)")
    }
  }

  /// The selected cases of a loaded catalogue.
  ///
  /// - Parameter path: the path of the catalogue.
  /// - Throws: a validation error for a category or device that does not exist, or no case at all.
  func chosen(of loaded: Catalogue, at path: String) throws -> [SceneCase] {
    try checkCategories()
    let cases = loaded.cases
    try checkDevices(among: cases)
    let chosen = chosen(of: cases)
    guard !chosen.isEmpty else {
      let command = ShellLine.line(CatalogueOptions.words("list", on: path))
      throw ValidationError("No case of '\(path)' matches the filters; `\(command)` lists all \(cases.count).")
    }
    return chosen
  }

  /// The selected cases, each with its index among all.
  func chosen(of cases: [SceneCase]) -> [SceneCase] {
    let asked = Set(filter)
    let paths = asked.isEmpty ? [] : Set(cases.lazy.map(\.path).filter(asked.contains))
    let chosen = cases.filter { isChosen($0, paths: paths) }
    // What is asked for may be in a file that cannot be read.
    return chosen.isEmpty ? cases.filter(\.isOfUnknownName) : chosen
  }

  /// - Parameter paths: the filters that are full paths of cases.
  private func isChosen(_ scene: SceneCase, paths: Set<String>) -> Bool {
    let isMeant =
      filter.isEmpty || filter.contains { paths.contains($0) ? scene.path == $0 : scene.mayBeMeant(by: $0) }
    guard isMeant else { return false }
    // A case without a configuration is a mistake, which is reported whatever the filters select.
    guard let configuration = scene.configuration else { return true }
    let hasCategory =
      category.isEmpty || category.contains { $0.lowercased() == configuration.category.shortName.lowercased() }
    let hasDevice = device.isEmpty || device.contains { $0.lowercased() == configuration.device.name.lowercased() }
    return hasCategory && hasDevice
  }
}
