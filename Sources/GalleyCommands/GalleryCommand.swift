import ArgumentParser
import CommandSupport
import Foundation
import Gallery
import Snapshots

struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Make a web page to review a run's pictures.",
    discussion: """
      Writes a folder with an index.html that opens from disk, from CI artifacts or from any web server, and loads \
      nothing from elsewhere. It shows the results of galley test, compare or render, or of tests in Swift. Decisions made \
      in it are exported as decisions.json, for galley accept --from. With --style-guide it shows references only, and \
      needs no run.

      Making a gallery again keeps the pictures that it already has. Scenes' descriptions come from the catalogue. \
      --single-file writes one file instead of a folder, with the cases that need review, to send or to attach.

      EXAMPLES
        galley test; galley gallery              the newest run in galley-output, into galley-output/gallery
        galley gallery galley-output/7 --output review --title "Cards"
        galley gallery --open                    also print the page's address
        galley gallery --style-guide             the references as a style guide; a catalogue may follow
        galley gallery --sheet                   also PNGs and PDFs of all sizes, to send or to print
        galley gallery --single-file --output review.html
        galley matrix cards/ --output matrix; galley gallery --matrix matrix

      EXIT STATUS
        0  the gallery was made, even if it shows failures
        1  the page was made, but has nothing to show: no cases, or results that cannot be read
        2  nothing was made
      """)

  @Argument(
    help: ArgumentHelp(
      "A run's folder, or a folder of numbered runs, of which the newest is used. By default "
        + "'\(OutputFolder.defaultPath)'. With --style-guide there is none.", valueName: "run"))
  var runFolder: String?

  @Argument(
    help: ArgumentHelp(
      "The folder of scenes, or one YAML file, for the scenes' descriptions, order and commands. By default the run's, else "
        + "'\(CatalogueOptions.defaultCatalogue)', if it exists."))
  var catalogue: String?

  @Option(
    help: ArgumentHelp(
      "The folder to write to, galley-output/gallery by default. Files of an earlier gallery that are no longer needed "
        + "are removed.", valueName: "folder"))
  var output: String?

  @OptionGroup var source: GallerySource
  @OptionGroup var sheets: SheetOptions
  @OptionGroup var file: SingleFile

  @Option(help: ArgumentHelp("The page's title. By default, the names of what it shows.", valueName: "text"))
  var title: String?

  @Flag(help: "Print the page's file URL, to open in a browser. No server is started.")
  var open = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many threads to use. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    try JobCount.check(jobs)
    guard !source.styleGuide || catalogue == nil else {
      throw ValidationError(
        "--style-guide shows references without a run. Name one catalogue: galley gallery --style-guide \(catalogue ?? "")"
      )
    }
    guard !sheets.sheet || !file.singleFile else {
      throw ValidationError("--sheet and --single-file cannot be combined: sheets are written into a folder.")
    }
  }

  func run() throws {
    var contents =
      try source.styleGuide
      ? source.styleGuideContents(of: runFolder)
      : source.runContents(of: runFolder ?? OutputFolder.defaultPath, catalogue: catalogue)
    if let title { contents.input.title = title }
    let (places, input) = (contents.places, contents.input)
    let site = try SiteFiles.bundled(version: ProgramVersion.current)
    let url = URL(exactPath: output ?? file.defaultOutput, isDirectory: !file.singleFile)
    try OutputContext.check(url, clearOf: contents.others)
    if output == nil { try OutputFolder.make(url.deletingLastPathComponent()) }
    guard !file.singleFile else {
      let made = try file.write(GalleryFile(input, site, from: places), to: url)
      return try report(input, url, file.lines(on: made))
    }
    var writing = GalleryWriting(to: url, site, jobs: jobs)
    writing.sheets = try sheets.writing()
    try writing.write(contents)
    try report(input, url.appendingPathComponent(GalleryFolder.pageName), [])
  }

  private func report(_ input: GalleryInput, _ page: URL, _ lines: [String]) throws {
    for warning in input.warnings { Terminal.printError("warning: \(warning)") }
    for line in source.lines(on: input) + lines { Terminal.print(line) }
    Terminal.print((input.totals.isEmpty ? "" : "\(input.totals): ") + page.relativePath)
    if open { Terminal.print(page.absoluteURL.standardizedFileURL.absoluteString) }
    guard let fault = input.fault else { return }
    Terminal.printError(.error, fault)
    throw ExitStatus.review
  }
}
