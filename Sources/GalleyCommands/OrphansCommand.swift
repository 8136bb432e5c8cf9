import ArgumentParser
import CommandSupport
import Foundation
import ReferenceCommands
import Scenes
import Snapshots

struct OrphansCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "orphans", abstract: "List, and delete, references that no case of a catalogue uses.",
    discussion: """
      A renamed or removed scene or configuration leaves its references behind, and a scene that switches to \
      'references: records' leaves its pictures. References of files or scenes that cannot be read are not listed, as it \
      is not known which are theirs. References of tests in Swift are not checked: only the tests know them.

      EXAMPLES
        galley orphans
        galley orphans --filter cards/ --delete
        galley orphans --run galley-output       in the references of the newest run

      The exit status is 1 if orphaned references remain.
      """)

  @Argument(
    help: ArgumentHelp(
      "A folder of scenes, or one YAML file. By default '\(CatalogueOptions.defaultCatalogue)'.", valueName: "catalogue"
    ))
  var catalogue: String?

  @OptionGroup var references: ReferencesOption

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp(
      "A run's folder, or a folder of numbered runs, of which the newest is used: its catalogue and references are checked.",
      valueName: "folder"))
  var runFolder: String?

  @Option(help: ArgumentHelp("Only references whose paths contain this text. Can be repeated.", valueName: "text"))
  var filter: [String] = []

  @Flag(help: "Delete them. One that was changed since Galley wrote it is kept.")
  var delete = false

  func validate() throws {
    guard runFolder == nil || (catalogue == nil && references.folder == nil) else {
      throw ValidationError("--run already names the catalogue and the references: leave the other options out.")
    }
  }

  func run() throws {
    let (options, root) = try scope()
    let store = ReferenceStore(root: root)
    try store.requireFolder()
    let cases = try options.load()
    let orphans = Orphans.paths(in: store, cases: cases, ofOneFile: options.isFile).filter { orphan in
      filter.isEmpty || filter.contains(where: orphan.description.contains)
    }
    var left = orphans.count
    for orphan in orphans {
      guard delete else {
        Terminal.print("orphaned\t\(orphan)")
        continue
      }
      let isDeleted = try store.delete(orphan)
      Terminal.print(
        isDeleted ? "deleted\t\(orphan)" : "kept\t\(orphan): it was changed since Galley wrote it; delete it by hand")
      if isDeleted { left -= 1 }
    }
    Terminal.print(orphans.isEmpty ? "No reference is orphaned." : totals(orphans.count, left: left))
    if left > 0 { throw ExitStatus.review }
  }

  /// The catalogue's options, and its folder of references.
  private func scope() throws -> (options: CatalogueOptions, root: URL) {
    guard let runFolder else {
      let options = try CatalogueOptions.parse(["--", catalogue ?? CatalogueOptions.defaultCatalogue])
      return (options, references.root(of: options))
    }
    let folder = try FoundRun.folder(URL(exactPath: runFolder, isDirectory: true))
    guard let places = try RunPlaces.read(from: folder), let catalogue = places.catalogue else {
      throw RunPlaceError.unspecified(run: folder.relativePath, .catalogue)
    }
    let url = try RunPlace(.catalogue, catalogue, from: folder.path, of: folder).url
    let options = try CatalogueOptions.parse(["--", url.relativePath])
    let named = try places.references.map { try RunPlace(.references, $0, from: folder.path, of: folder).url }
    return (options, named ?? options.defaultReferences)
  }

  private func totals(_ count: Int, left: Int) -> String {
    let orphaned = "\(count) orphaned \(count == 1 ? "reference" : "references")"
    return delete ? "\(orphaned), \(count - left) deleted" : orphaned
  }
}
