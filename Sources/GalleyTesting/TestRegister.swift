import Foundation
import Synchronization
import Testing

/// Who has which references in this process: two tests of one name in one file would share them, and so would two names
/// that become one file, at least on a volume where case does not count.
enum TestRegister {
  private static let owners = Mutex<[String: Test.ID]>([:])
  private static let names = Mutex<[String: String]>([:])

  /// - Parameter path: where the references of all calls of a test are.
  /// - Throws: `SnapshotError` if they are another test's.
  static func claim(_ path: String, forTestNamed name: String) throws(SnapshotError) {
    guard let id = Test.current?.id else { return }
    guard owner(of: folded(path), in: owners, or: id) == id else { throw .sharedName(name) }
  }

  /// - Parameter path: where the references of a call are.
  /// - Throws: `SnapshotError` if they are those of a call of another name.
  static func claim(_ path: String, named name: String) throws(SnapshotError) {
    let owner = owner(of: folded(path), in: names, or: name)
    guard owner == name else { throw .clashingNames(name, owner) }
  }

  private static func owner<Owner: Sendable>(
    of key: String, in register: borrowing Mutex<[String: Owner]>, or claimant: Owner
  ) -> Owner {
    register.withLock { owners in
      let owner = owners[key] ?? claimant
      owners[key] = owner
      return owner
    }
  }

  /// As a file system that takes letters of both cases, and both forms of `é`, for one.
  private static func folded(_ path: String) -> String { path.precomposedStringWithCanonicalMapping.lowercased() }
}
