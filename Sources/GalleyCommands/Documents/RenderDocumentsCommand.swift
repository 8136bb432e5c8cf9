import ArgumentParser
import CommandSupport
import Foundation
import Scenes
import Snapshots

struct RenderDocumentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Make a gallery of documents at all twelve text sizes.",
    discussion: """
      Renders every view, cell and controller of the documents on the device that each was drawn for, and makes a web page \
      of the pictures.

      EXAMPLES
        galley ib render Views/Card.xib
        galley ib render App --category L --category AX5 --gallery review

      EXIT STATUS
        0  the gallery was made
        1  the gallery was made, and a document or something in it cannot be shown
        2  nothing was made
      """)

  @Argument(
    help: ArgumentHelp(".xib and .storyboard files, and folders that are searched for them.", valueName: "path"))
  var paths: [String]

  @OptionGroup var filters: CaseFilters
  @OptionGroup var options: RunOptions

  @Option(
    help: ArgumentHelp(
      "The folder to write the page to; by default \(OutputFolder.defaultPath)/gallery.", valueName: "folder"))
  var gallery: String?

  func validate() throws {
    guard !paths.isEmpty else { throw ValidationError("Name a document, or a folder.") }
  }

  func run() throws {
    let place = try DocumentPlace(documents: paths)
    let loaded = try Catalogue.load(at: place.catalogue, documents: place.documents)
    let cases = try filters.chosen(of: loaded, at: place.catalogue.relativePath)
    let run = try options.run(
      RenderResult.self, .render, cases: cases, failing: [], keepingClearOf: place.surroundings,
      documents: place.documents)
    let summary = RenderSummary(run.results, isPartial: filters.isFiltered || options.shards.shard != nil)
    for line in summary.lines + [summary.totals(in: run.output)] { Terminal.print(line) }
    var arguments = [run.output]
    if let gallery { arguments += ["--output", gallery] }
    try GalleryCommand.parse(arguments).run()
    if summary.failedCount > 0 { throw ExitStatus.review }
  }
}
