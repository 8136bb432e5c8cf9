import Foundation
import Glibc
import Snapshots

/// Checks that references can be kept in their folder: it is writable, no links lead out of it, and no names in it
/// coincide on other systems.
enum StoreCheck {
  static func diagnosis(of setUp: SetUp) -> Diagnosis {
    let store = setUp.store
    var diagnosis = Diagnosis("store", "references can be written to '\(store.root.shownPath)'")
    do throws(StoreError) {
      try store.requireFolder()
    } catch {
      diagnosis.wrong("\(error)")
      return diagnosis
    }
    let contents = store.contents
    checkFolders(store, contents, &diagnosis)
    checkLinks(store, contents, &diagnosis)
    checkNames(contents, &diagnosis)
    for path in contents where ReferenceStore.isLeftOver(path) {
      diagnosis.note(path, "a killed process left it. It is removed when something is recorded beside it.")
    }
    return diagnosis
  }

  private static func checkFolders(_ store: ReferenceStore, _ contents: [String], _ diagnosis: inout Diagnosis) {
    let existing = SetUp.existing(store.root)
    let folders = contents.filter { FileBytes.type(of: url($0, store), followingLinks: false) == S_IFDIR }
    for folder in [existing] + folders.map({ url($0, store) }) where access(folder.path, R_OK | W_OK | X_OK) != 0 {
      diagnosis.wrong(
        folder.shownPath, "it cannot be written: \(String(cString: strerror(errno))). Check its permissions.")
    }
    for folder in folders where store.isBeingWritten(folder) {
      diagnosis.note(
        url(folder, store).shownPath, "a process is writing references here, or was stopped while writing.")
    }
  }

  private static func checkLinks(_ store: ReferenceStore, _ contents: [String], _ diagnosis: inout Diagnosis) {
    for path in contents where FileBytes.type(of: url(path, store), followingLinks: false) == S_IFLNK {
      do throws(StoreError) {
        try StoreLinks.check(path, below: store.root.path)
      } catch {
        diagnosis.wrong("\(error)")
      }
    }
  }

  /// Systems that ignore case, or the encoding of accents, have a single file for names that differ only in it.
  private static func checkNames(_ contents: [String], _ diagnosis: inout Diagnosis) {
    let groups = Dictionary(grouping: contents) { $0.precomposedStringWithCanonicalMapping.lowercased() }
    for (_, paths) in groups.sorted(by: { $0.key < $1.key }) where paths.count > 1 {
      diagnosis.wrong(
        paths[0],
        "on macOS and Windows it is the same as '\(paths[1])'. Delete the one that no scene has: galley orphans.")
    }
  }

  private static func url(_ path: String, _ store: ReferenceStore) -> URL { store.root.appendingPathComponent(path) }
}
