import ArgumentParser
import CommandSupport
import Foundation
import Gallery
import ReferenceCommands
import Snapshots

/// The source of a gallery: a run, or references alone, with the catalogue's facts about its scenes.
struct GallerySource: ParsableArguments {
  @Flag(help: "Show references alone, without a run: a living style guide.")
  var styleGuide = false

  @Option(
    help: ArgumentHelp(
      "The folder of references. By default the run's, else 'References' beside the catalogue. Results of tests name their "
        + "own.", valueName: "folder"))
  var references: String?

  @Option(
    help: ArgumentHelp(
      "A folder that galley matrix wrote: its heat maps are shown on their scenes' pages.", valueName: "folder"))
  var matrix: String?

  /// The contents of a style guide, and the place of their pictures.
  ///
  /// - Parameter catalogue: its folder of scenes, or file; nil for the default one.
  /// - Throws: an error that leaves nothing to make a page of.
  func styleGuideContents(of catalogue: String?) throws -> GalleryContents {
    let scope = GalleryScope(catalogue: catalogue, references: references)
    let folder = try scope.references.ofCatalogue()
    let store = ReferenceStore(root: folder)
    try store.requireFolder()
    return try withHeatMaps(
      GalleryContents(
        places: Acceptance(of: folder, references: scope.references),
        input: try styleGuideInput(scope, store, catalogue: catalogue), others: scope.others))
  }

  /// The contents with the matrix's heat maps.
  private func withHeatMaps(_ contents: GalleryContents) throws -> GalleryContents {
    guard let matrix else { return contents }
    var contents = contents
    for (scene, picture) in try MatrixFolder.heatMaps(in: matrix) {
      contents.input.facts[scene, default: SceneFacts()].heatMap = picture
    }
    return contents
  }

  /// Lines about heat maps that are on no page.
  func lines(on input: GalleryInput) -> [String] {
    guard let matrix, !input.unshownHeatMaps.isEmpty else { return [] }
    let scenes = input.unshownHeatMaps.listed(10)
    return [MessageLabel.note.row("heat maps in '\(matrix)' are of scenes that are not shown: \(scenes)")]
  }

  /// The contents of a run, and the place of their pictures.
  ///
  /// - Parameter catalogue: the folder of scenes, or the file, that describes its scenes; nil for the run's own.
  /// - Throws: an error that leaves nothing to make a page of.
  func runContents(of run: String, catalogue: String?) throws -> GalleryContents {
    let folder = try FoundRun.folder(URL(exactPath: run, isDirectory: true))
    let scope = try GalleryScope(catalogue: catalogue, references: references, of: folder)
    var input: GalleryInput
    do {
      input = try self.input(of: FoundRun(folder), scope, catalogue: catalogue)
    } catch let error as ResultError {
      // The page itself shows the error.
      if case .missing = error { throw error }
      input = GalleryInput(fault: "\(error)")
      input.title = folder.relativePath
    }
    return try withHeatMaps(
      GalleryContents(
        places: Acceptance(of: folder, references: scope.references), input: input,
        others: scope.others + [("the run", folder)]))
  }

  private func input(of run: FoundRun, _ scope: GalleryScope, catalogue: String?) throws -> GalleryInput {
    var input: GalleryInput
    var folders: [String] = []
    switch run.results {
    case .tests(let results, let summary, let references):
      (input, folders) = (GalleryInput(results, summary, header: run.header), references)
    case .pictures(let results, let summary): input = GalleryInput(results, summary, header: run.header)
    }
    input.notes = run.notes + (run.header?.origin.comparison.map { ["Compared: \($0.sides)."] } ?? []) + input.notes
    input.warnings = scope.warnings(about: input)
    if folders.isEmpty {
      input.notes += scope.notes(on: run.header?.origin.command ?? .test, besides: input.warnings)
    }
    let known = folders.isEmpty ? try shownCatalogue(scope, isNamed: catalogue != nil) : nil
    input.title = known?.url.relativePath ?? (folders.isEmpty ? run.folder.relativePath : folders.listed(3))
    input.facts = known?.facts(again: scope.words(of: run.header?.origin)) ?? [:]
    return input
  }

  /// The references in the order of the catalogue, without orphans; or all, if there is no catalogue.
  private func styleGuideInput(
    _ scope: GalleryScope, _ store: ReferenceStore, catalogue: String?
  ) throws -> GalleryInput {
    // Another folder of references belongs to another catalogue, or to tests.
    let known = references == nil || catalogue != nil ? try shownCatalogue(scope, isNamed: catalogue != nil) : nil
    let paths = known?.ordered(store) ?? (store.paths, [])
    var input = GalleryInput(references: paths.0, sources: known?.sources ?? [:])
    input.title = known?.url.relativePath ?? store.root.relativePath
    input.notes = paths.1.map { "orphaned \($0)" }
    input.facts = known?.facts(again: scope.words(of: nil)) ?? [:]
    return input
  }

  /// The given catalogue, or the run's, or the default one.
  ///
  /// - Throws: `CatalogueError` if it was given and does not exist.
  private func shownCatalogue(_ scope: GalleryScope, isNamed: Bool) throws -> DisplayedCatalogue? {
    do {
      return try scope.catalogue.map { try DisplayedCatalogue(at: $0) }
    } catch {
      if isNamed { throw error }
      return nil
    }
  }
}

/// The contents of a gallery, and their place.
struct GalleryContents {
  let places: Acceptance
  var input: GalleryInput
  /// The places that the gallery's folder must not overlap.
  let others: [(name: String, url: URL)]
}
