import ArgumentParser
import CommandSupport
import DynamicType
import HeadlessUIKit
import Scenes
import Suggestions
import ViewDocuments
import ViewRendering

/// The options that select cases of a catalogue.
struct CaseFilters: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only the case with this path, file/scene/configuration; if there is none, all cases whose paths contain this text.",
      valueName: "text"))
  var filter: String?

  @OptionGroup var categories: CategoryOption

  @Option(help: ArgumentHelp("Only this device or free size. Can be repeated.", valueName: "name"))
  var device: [String] = []

  var category: [String] { categories.category }

  /// Whether some cases are left out.
  var isFiltered: Bool { filter != nil || !category.isEmpty || !device.isEmpty }

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

  /// The selected cases, each with its index among all.
  func chosen(of cases: [SceneCase]) -> [SceneCase] {
    let isPath = cases.contains { $0.path == filter }
    let chosen = cases.filter { isChosen($0, isPath: isPath) }
    // What is asked for may be in a file that cannot be read.
    return chosen.isEmpty ? cases.filter(\.isOfUnknownName) : chosen
  }

  /// - Parameter isPath: whether the filter is the full path of a case.
  private func isChosen(_ scene: SceneCase, isPath: Bool) -> Bool {
    if let filter, isPath ? scene.path != filter : !scene.mayBeMeant(by: filter) { return false }
    // A case without a configuration is a mistake, which is reported whatever the filters select.
    guard let configuration = scene.configuration else { return true }
    let hasCategory =
      category.isEmpty || category.contains { $0.lowercased() == configuration.category.shortName.lowercased() }
    let hasDevice = device.isEmpty || device.contains { $0.lowercased() == configuration.device.name.lowercased() }
    return hasCategory && hasDevice
  }
}
