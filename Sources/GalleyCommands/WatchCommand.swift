import ArgumentParser
import CommandSupport
import Foundation
import Glibc
import Snapshots

struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Render again whenever a file of the catalogue is saved, and print what moved.",
    discussion: """
      Renders every case, then checks the files twenty times a second: catalogue files, and the fonts and pictures that \
      they name. The cases of changed files, and of files that include them, are rendered again. Each line begins with

        saved    the files that changed
        moved    what moved since the last rendering
        changed, new, failed, …  other differences from the references

      References are never written: use `galley review` or `galley accept` in another terminal. All renderings are one \
      run, in one folder, with the pictures of the current differences. Ctrl-C ends it.

      --page also shows the run's gallery at an address of this machine, for a browser beside the editor: it changes with \
      each rendering, and keeps its place. While a file has an error, it shows the error beside the last pictures.

      EXAMPLES
        galley watch
        galley watch --filter cards/ --category L --category AX3   fewer cases render sooner
        galley watch Snapshots/Catalogue/welcome.yaml
        galley watch --page              prints the page's address

      EXIT STATUS
        0  ended by Ctrl-C or SIGTERM
        2  wrong usage, or there is no catalogue to begin with, or the port is in use
      """)

  @OptionGroup var catalogue: CatalogueOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many processes render at the same time. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "A folder for pictures and results; those of an earlier run there are replaced. By default a new one in "
        + "'\(OutputFolder.defaultPath)'.", valueName: "folder"))
  var output: String?

  @OptionGroup var page: PageOptions
  @OptionGroup var references: ReferencesOption
  @OptionGroup var today: TodayOption

  @OptionGroup var fontOptions: FontOptions

  func validate() throws { try JobCount.check(jobs) }

  func run() throws {
    // Files are complete at any moment, and workers end with this process.
    for number in [SIGINT, SIGTERM] { signal(number) { _ in _exit(0) } }
    // Throws before anything is written if there is no catalogue.
    _ = try catalogue.load()
    let root = references.root(of: catalogue)
    let store = ReferenceStore(root: root)
    try store.requireFolder()
    let folder = try RunOptions.claim(output, keepingClearOf: catalogue.surroundings(references: root))
    Terminal.print("Watching \(catalogue.catalogue). Pictures and results: \(folder.url.relativePath). Ctrl-C ends it.")
    let page = try page.page(of: folder, catalogue: catalogue.catalogue, references: root)
    if let page { Terminal.print("Page: \(page.address)") }
    var watch = Watch(
      WatchRendering(
        options: catalogue, fonts: fontOptions, jobs: jobs, store: store, folder: folder, today: today.day),
      showing: page)
    try watch.run()
  }
}
