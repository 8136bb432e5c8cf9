import ArgumentParser
import Foundation
import JSONDocuments
import ModelContextProtocol
import ReferenceCommands
import Scenes
import Snapshots

/// `test`: compares cases with their references, as `galley test --record never` does.
enum TestTool {
  private static let (filter, categories, devices) = ("filter", "categories", "devices")

  @MainActor static func tool(_ bench: Workbench) -> Tool {
    Tool(
      "test", title: "Compare with references",
      "Renders every case of the catalogue, or those whose paths contain a text, and compares them with their references. Nothing is "
        + "recorded. Cases that changed for one cause are one group. 'compare' shows the pictures of a case, 'accept' takes them over.",
      parameters: [
        Parameter(
          CalledScenes.catalogueName, .string,
          "A folder of scenes, or one YAML file. \(CatalogueOptions.defaultCatalogue) unless given."),
        Parameter(
          filter, .list(.string), "Cases with these paths, or whose paths contain these texts. All unless given."),
        Parameter(categories, .list(.string), "Text sizes, from XS to AX5. All unless given."),
        Parameter(devices, .list(.string), "Devices and free sizes of the catalogue. All unless given."),
      ], result: SchemaPart.result(ReportDocument.properties), effect: .writesOutput
    ) { call in try bench.perform { try test(call.arguments, bench) } }
  }

  @MainActor private static func test(_ arguments: ToolArguments, _ bench: Workbench) throws -> ToolResult {
    let catalogue = arguments.string(CalledScenes.catalogueName) ?? CatalogueOptions.defaultCatalogue
    if ProgramScenes.current == nil { _ = try bench.folder.url(of: catalogue, argument: CalledScenes.catalogueName) }
    let url = URL(exactPath: catalogue)
    try bench.folder.check(references: CatalogueOptions.references(of: url, isFile: CatalogueOptions.isFile(catalogue)))
    try bench.folder.checkOutput()
    var words = ["--record=never"] + bench.fontWords
    for (option, name) in [("--filter", filter), ("--category", categories), ("--device", devices)] {
      words += arguments.strings(name).map { "\(option)=\($0)" }
    }
    let done = try TestCommand.parse(words + ["--", catalogue]).perform()
    return ToolResult(try ReportDocument.json(of: done.output))
  }
}

extension Workbench {
  /// The option for a folder of fonts, as the server was started with.
  var fontWords: [String] { fontsFolder.map { ["--fonts=\($0)"] } ?? [] }
}
