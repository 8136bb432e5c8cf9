import HeadlessUIKit
import Synchronization
import XCTest

/// Counts a test's calls without a name, from 1.
enum SnapshotCounter {
  /// That of the test around, where a trait gives it one; else there is one for the process, which XCTest's tests begin
  /// anew.
  @TaskLocal static var ofTest: Counts?

  final class Counts: Sendable {
    private let state = Mutex<(counts: [String: Int], test: String)>(([:], "an earlier test"))

    func next(for key: String) -> Int {
      state.withLock { state in
        state.counts[key, default: 0] += 1
        return state.counts[key, default: 1]
      }
    }

    /// The one of XCTest's tests that is counted for.
    var test: String { state.withLock(\.test) }

    func begin(_ test: String) { state.withLock { $0 = ([:], test) } }
  }

  private static let ofProcess: Counts = {
    let counts = Counts()
    XCTestObservationCenter.shared.addTestObserver(CountResetting(counts))
    return counts
  }()

  static func next(for key: String) -> Int { (ofTest ?? ofProcess).next(for: key) }

  /// The one of XCTest's tests that runs, by its name; what asks for it is first in a test that began unseen.
  static var currentXCTest: String { ofProcess.test }
}

/// Begins counting anew with each of XCTest's tests, also one that is repeated.
private final class CountResetting: NSObject, XCTestObservation {
  private let counts: SnapshotCounter.Counts

  init(_ counts: SnapshotCounter.Counts) {
    self.counts = counts
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    counts.begin(testCase.name)
    // Those of a test that asserted nothing.
    _ = ViewEnvironment.takeFaultsOutside()
  }
}
