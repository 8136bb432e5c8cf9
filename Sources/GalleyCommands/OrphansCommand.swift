import ArgumentParser
import CommandSupport
import Foundation
import JSONDocuments
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
        galley orphans galley-output             in the references of the newest run

      The exit status is 1 if orphaned references remain.
      """)

  @Argument(
    help: ArgumentHelp(
      "A folder of scenes, or one YAML file; or a run, whose catalogue and references are checked.",
      valueName: "catalogue"
    ))
  var catalogue = CatalogueOptions.defaultCatalogue

  @OptionGroup var references: ReferencesOption

  @Option(help: ArgumentHelp("Only references whose paths contain this text. Can be repeated.", valueName: "text"))
  var filter: [String] = []

  @Flag(help: "Delete them. One that was changed since Galley wrote it is kept.")
  var delete = false

  @Flag(help: "Print one JSON object, for programs.")
  var json = false

  func run() throws {
    let (options, root) = try scope()
    let store = ReferenceStore(root: root)
    try store.requireFolder()
    let cases = try options.load()
    let orphans = Orphans.paths(in: store, cases: cases, ofOneFile: options.isFile).filter { orphan in
      filter.isEmpty || filter.contains(where: orphan.description.contains)
    }
    let listed = try orphans.map { orphan in
      (path: "\(orphan)", state: try delete ? store.delete(orphan) ? State.deleted : .kept : .orphaned)
    }
    let left = listed.count { $0.state != .deleted }
    if json {
      let rows = listed.map { ["path": .string($0.path), "state": .string($0.state.rawValue)] as JSON }
      Terminal.printText((["schemaVersion": .number(1), "references": .array(rows)] as JSON).text)
    } else {
      for (path, state) in listed {
        let advice = state == .kept ? ": it was changed since Galley wrote it; delete it by hand" : ""
        Terminal.print("\(state.rawValue)\t\(path)\(advice)")
      }
      Terminal.print(orphans.isEmpty ? "No reference is orphaned." : totals(orphans.count, left: left))
    }
    if left > 0 { throw ExitStatus.review }
  }

  /// The fate of an orphaned reference.
  private enum State: String {
    case orphaned, deleted
    /// It was to be deleted, and was changed since Galley wrote it.
    case kept
  }

  /// The catalogue's options, and its folder of references.
  private func scope() throws -> (options: CatalogueOptions, root: URL) {
    let folder = URL(exactPath: catalogue, isDirectory: true)
    let isRun = FileBytes.type(of: folder.appendingPathComponent(RunPlaces.fileName)) != nil
    guard let run = OutputFolder.newestRun(in: folder) ?? (isRun ? folder : nil) else {
      let options = try CatalogueOptions.parse(["--", catalogue])
      return (options, references.root(of: options))
    }
    guard let places = try RunPlaces.read(from: run), let catalogue = places.catalogue else {
      throw RunPlaceError.unspecified(run: run.relativePath, .catalogue)
    }
    let url = try RunPlace(.catalogue, catalogue, from: run.path, of: run).url
    let options = try CatalogueOptions.parse(["--", url.relativePath])
    guard references.folder == nil else { return (options, references.root(of: options)) }
    let named = try places.references.map { try RunPlace(.references, $0, from: run.path, of: run).url }
    return (options, named ?? options.defaultReferences)
  }

  private func totals(_ count: Int, left: Int) -> String {
    let orphaned = "\(count) orphaned \(count == 1 ? "reference" : "references")"
    return delete ? "\(orphaned), \(count - left) deleted" : orphaned
  }
}
