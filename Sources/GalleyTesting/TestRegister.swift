import Synchronization
import Testing

/// Which of Swift Testing's tests has which references: two of one name in one file would share them.
enum TestRegister {
  private static let owners = Mutex<[String: Test.ID]>([:])

  /// - Parameter test: the path of the test's references, without what tells its calls apart.
  /// - Throws: `SnapshotError` if they are another test's.
  static func claim(_ test: String, named name: String) throws(SnapshotError) {
    guard let id = Test.current?.id else { return }
    let owner = owners.withLock { owners in
      let owner = owners[test] ?? id
      owners[test] = owner
      return owner
    }
    guard owner == id else { throw .sharedName(name) }
  }
}
