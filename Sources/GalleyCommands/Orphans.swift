import Scenes
import Snapshots

/// References that no case has.
enum Orphans {
  /// Of the whole store, or below the one file that the cases are of.
  ///
  /// Which references belong to a file or scene that cannot be read is not known, so none of theirs are.
  static func paths(in store: ReferenceStore, cases: [SceneCase], ofOneFile: Bool) -> [OrphanedReference] {
    let unreadable = cases.filter { $0.configuration == nil }.map(\.referenceFolder)
    let files = Set(cases.map { "\($0.file)/" })
    // Of a scene that cannot be read, it is not known whether pictures are kept.
    let forms = cases.map { ($0.path, (try? $0.definition.get())?.references ?? .pictures) }
    return store.orphans(expected: Dictionary(forms) { first, _ in first }).filter { orphan in
      !unreadable.contains { orphan.path.hasPrefix($0) }
        && (!ofOneFile || files.contains { orphan.path.hasPrefix($0) })
    }
  }
}
