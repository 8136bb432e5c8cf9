import Foundation
import Synchronization
import Testing

/// The owners of references in this process. Two tests with the same name in one file would share references, and so would
/// two calls whose names become the same file name, on volumes that ignore case.
enum TestRegister {
  private static let tests = Mutex<[String: String]>([:])
  private static let calls = Mutex<[String: Call]>([:])

  /// A call's name in its test, and the path of its references.
  private struct Call: Hashable {
    let name: String
    let path: String

    /// The name, or that of the reference where another call has the same name.
    func described(apartFrom other: Call) -> String {
      name == other.name ? "'\(path.split(separator: "/").last ?? "")'" : name
    }
  }

  /// Registers a test's references.
  ///
  /// - Parameter path: the path of the references of all calls of the test.
  /// - Throws: `SnapshotError` if another test owns them.
  static func claim(_ path: String, forTestNamed name: String) throws(SnapshotError) {
    guard let test = TestIssue.currentTest else { return }
    let owner = owner(of: folded(path), in: tests, or: test)
    guard owner == test else { throw .sharedName(name, other: owner) }
  }

  /// Registers a call's references.
  ///
  /// - Parameters:
  ///   - path: the path of the references.
  ///   - call: the call's name in its test.
  /// - Throws: `SnapshotError` if another call owns them.
  static func claim(_ path: String, forCall call: String) throws(SnapshotError) {
    let call = Call(name: call, path: path)
    let owner = owner(of: folded(path), in: calls, or: call)
    guard owner == call else {
      throw .clashingNames(call.described(apartFrom: owner), owner.described(apartFrom: call))
    }
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

  /// A path as file systems compare it that ignore case and the normalization of `é`.
  private static func folded(_ path: String) -> String { path.precomposedStringWithCanonicalMapping.lowercased() }
}
