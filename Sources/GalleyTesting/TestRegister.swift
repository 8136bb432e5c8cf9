import Foundation
import Synchronization
import Testing

/// Who has which references in this process: two tests of one name in one file would share them, and so would two calls
/// whose names become one file, at least on a volume where case does not count.
enum TestRegister {
  private static let tests = Mutex<[String: String]>([:])
  private static let calls = Mutex<[String: Call]>([:])

  /// What tells a call from others of its test, and where its references are.
  private struct Call: Hashable {
    let name: String
    let path: String

    /// The name, or where that does not tell it from another call, the reference's.
    func told(from other: Call) -> String {
      name == other.name ? "'\(path.split(separator: "/").last ?? "")'" : name
    }
  }

  /// - Parameter path: where the references of all calls of a test are.
  /// - Throws: `SnapshotError` if they are another test's.
  static func claim(_ path: String, forTestNamed name: String) throws(SnapshotError) {
    guard let test = TestIssue.currentTest else { return }
    let owner = owner(of: folded(path), in: tests, or: test)
    guard owner == test else { throw .sharedName(name, other: owner) }
  }

  /// - Parameters:
  ///   - path: where the references of a call are.
  ///   - call: what tells the call from others of its test.
  /// - Throws: `SnapshotError` if they are those of another call.
  static func claim(_ path: String, forCall call: String) throws(SnapshotError) {
    let call = Call(name: call, path: path)
    let owner = owner(of: folded(path), in: calls, or: call)
    guard owner == call else { throw .clashingNames(call.told(from: owner), owner.told(from: call)) }
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
