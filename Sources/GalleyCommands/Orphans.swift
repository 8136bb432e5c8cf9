import Scenes
import Snapshots

/// References that no case has.
enum Orphans {
  /// Of the whole store, or below the one file that the cases are of.
  ///
  /// Which references belong to a file or scene that cannot be read is not known, so none of theirs are.
  static func paths(in store: ReferenceStore, cases: [SceneCase], ofOneFile: Bool) -> [String] {
    let unreadable = cases.filter { $0.configuration == nil }.map(\.referenceFolder)
    let files = Set(cases.map { "\($0.file)/" })
    return store.orphans(expected: Set(cases.map(\.path))).filter { path in
      !unreadable.contains { path.hasPrefix($0) } && (!ofOneFile || files.contains { path.hasPrefix($0) })
    }
  }
}
