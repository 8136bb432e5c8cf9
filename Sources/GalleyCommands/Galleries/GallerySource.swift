import ArgumentParser
import Foundation
import Gallery
import Snapshots

/// What a gallery is of: a run, or references alone, with what the catalogue says of its scenes.
struct GallerySource: ParsableArguments {
  @Flag(help: "Show references alone, without a run: a living style guide.")
  var styleGuide = false

  @Option(
    help: ArgumentHelp(
      "The folder of scenes, or one YAML file, for scenes' descriptions, order and commands. By default "
        + "'\(CatalogueOptions.defaultCatalogue)', if that is there.", valueName: "path"))
  var catalogue: String?

  @Option(
    help: ArgumentHelp(
      "The folder of references. By default, 'References' beside the catalogue. Results of tests name their own.",
      valueName: "folder"))
  var references: String?

  @Option(
    help: ArgumentHelp(
      "A folder that galley matrix wrote: its heat maps stand on their scenes' pages.", valueName: "folder"))
  var matrix: String?

  private var catalogueURL: URL { URL(fileURLWithPath: catalogue ?? CatalogueOptions.defaultCatalogue) }

  private var referencesURL: URL {
    references.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? CatalogueOptions.references(of: catalogueURL, isFile: CatalogueOptions.isFile(catalogueURL.path))
  }

  /// What there is to show, and where its pictures are.
  ///
  /// - Throws: what leaves nothing to make a page of.
  func contents(of run: String) throws -> (places: Acceptance, input: GalleryInput) {
    var (places, input) = try casesAndPlaces(of: run)
    guard let matrix else { return (places, input) }
    for (scene, picture) in try MatrixFolder.heatMaps(in: matrix) {
      input.facts[scene, default: SceneFacts()].heatMap = picture
    }
    return (places, input)
  }

  /// Which heat maps are on no page.
  func lines(on input: GalleryInput) -> [String] {
    guard let matrix, !input.unshownHeatMaps.isEmpty else { return [] }
    let scenes = input.unshownHeatMaps.listed(10)
    return ["unused\theat maps in '\(matrix)' of scenes that are not shown: \(scenes)"]
  }

  private func casesAndPlaces(of run: String) throws -> (places: Acceptance, input: GalleryInput) {
    guard !styleGuide else {
      try ReferenceStore(root: referencesURL).requireFolder()
      return (Acceptance(of: referencesURL, references: referencesURL), try styleGuideInput())
    }
    let folder = try FoundRun.folder(URL(fileURLWithPath: run, isDirectory: true))
    let places = Acceptance(of: folder, references: referencesURL)
    do {
      return (places, try input(of: FoundRun(folder)))
    } catch let error as ResultError {
      // The page says what is wrong, wherever it is opened.
      if case .missing = error { throw error }
      var input = GalleryInput(fault: "\(error)")
      input.title = folder.relativePath
      return (places, input)
    }
  }

  /// - Throws: `OutputError` for a folder that must not be written to.
  func keepClear(_ output: URL, of run: URL) throws(OutputError) {
    let others = [("the catalogue", catalogueURL), ("the references", referencesURL)]
    try OutputSurroundings.check(output, clearOf: styleGuide ? others : others + [("the run", run)])
  }

  private func input(of run: FoundRun) throws -> GalleryInput {
    var input: GalleryInput
    var folders: [String] = []
    switch run.results {
    case .tests(let results, let summary, let references):
      (input, folders) = (GalleryInput(results, summary, header: run.header), references)
    case .pictures(let results, let summary): input = GalleryInput(results, summary, header: run.header)
    }
    input.notes = run.notes + (run.header?.origin.comparison.map { ["Compared: \($0.sides)."] } ?? []) + input.notes
    let known = folders.isEmpty ? try shownCatalogue() : nil
    input.title = known?.url.relativePath ?? (folders.isEmpty ? run.folder.relativePath : folders.listed(3))
    input.facts = known?.facts(again: words(of: run.header?.origin)) ?? [:]
    return input
  }

  /// Those of the catalogue in its order, without what no case has any more; or all, where there is no catalogue.
  private func styleGuideInput() throws -> GalleryInput {
    let store = ReferenceStore(root: referencesURL)
    // Another folder of references is another catalogue's, or that of tests.
    let known = references == nil || catalogue != nil ? try shownCatalogue() : nil
    let paths = known?.ordered(store) ?? (store.paths, [])
    var input = GalleryInput(references: paths.0, sources: known?.sources ?? [:])
    input.title = known?.url.relativePath ?? referencesURL.relativePath
    input.notes = paths.1.map { "orphaned \($0)" }
    input.facts = known?.facts(again: words(of: nil)) ?? [:]
    return input
  }

  /// The catalogue that was asked for, or that is where catalogues are.
  ///
  /// - Throws: `CatalogueError` for one that was asked for and is not there.
  private func shownCatalogue() throws -> ShownCatalogue? {
    do {
      return try ShownCatalogue(at: catalogueURL)
    } catch {
      if catalogue != nil { throw error }
      return nil
    }
  }

  /// The words of the command that a run is of, its catalogue at their end; of references, that which compares with them.
  private func words(of origin: RunOrigin?) -> [String] {
    let catalogue = catalogueURL.relativePath
    switch (origin?.command ?? .test, origin?.comparison) {
    case (.test, _):
      return ["galley", "test", ShellLine.operand(catalogue)]
        + (references.map { ShellLine.option("--references", $0) } ?? [])
    case (let command, let comparison?):
      return ["galley", command.rawValue, ShellLine.operand(comparison.expectedName)]
        + (comparison.actualName.map { [ShellLine.operand($0)] } ?? [])
        + ShellLine.option("--catalogue", catalogue)
    case (let command, nil): return ["galley", command.rawValue, ShellLine.operand(catalogue)]
    }
  }
}
