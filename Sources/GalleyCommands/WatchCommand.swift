import ArgumentParser
import CommandSupport
import Foundation
import Glibc
import Snapshots

struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Render again whenever a file of the catalogue is saved, and say what moved.",
    discussion: """
      Renders every case, then looks at the files ten times a second: catalogue files, and the fonts and pictures that \
      they name. The cases of those that changed, and of files that include them, are rendered again. Lines say

        saved    which files changed
        moved    what moved since the last rendering
        changed, new, failed, …  what differs from the references in another way than that

      References are never written: `galley review` and `galley accept`, in another terminal, take over what stays. \
      All renderings are one run, in one folder, with the pictures of what differs now. Ctrl-C ends it.

      EXAMPLES
        galley watch
        galley watch --filter cards/ --category L --category AX3   fewer cases are rendered sooner
        galley watch Snapshots/Catalogue/welcome.yaml

      EXIT STATUS
        0  ended by Ctrl-C or SIGTERM
        2  wrong usage, or there is no catalogue to begin with
      """)

  @OptionGroup var catalogue: CatalogueOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Processes that render at the same time. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "A folder for pictures and results, in place of what an earlier run left there. By default a new one in "
        + "'\(OutputFolder.defaultPath)'.", valueName: "folder"))
  var output: String?

  @OptionGroup var references: ReferencesOption

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
    var watch = Watch(
      WatchRendering(options: catalogue, fonts: fontOptions, jobs: jobs, store: store, folder: folder))
    try watch.run()
  }
}
