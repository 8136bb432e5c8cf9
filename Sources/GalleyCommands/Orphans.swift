import Scenes
import Snapshots

/// References that belong to no case.
enum Orphans {
  /// The orphans in the whole store, or below the one file that the cases are in.
  ///
  /// References that may belong to a file or scene that cannot be read are left out.
  static func paths(in store: ReferenceStore, cases: [SceneCase], ofOneFile: Bool) -> [OrphanedReference] {
    let unreadable = cases.filter { $0.configuration == nil }.map(\.referenceFolder)
    let files = Set(cases.map { "\($0.file)/" })
    // Whether an unreadable scene keeps pictures is not known.
    let forms = cases.filter(\.keepsReferences).map { ($0.path, (try? $0.definition.get())?.references ?? .pictures) }
    return store.orphans(expected: Dictionary(forms) { first, _ in first }).filter { orphan in
      !unreadable.contains { orphan.path.hasPrefix($0) }
        && (!ofOneFile || files.contains { orphan.path.hasPrefix($0) })
    }
  }
}
