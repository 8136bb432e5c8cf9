import HeadlessUIKit
import Synchronization
import XCTest

/// The numbers of a test's calls without a name, from 1.
enum SnapshotCounter {
  /// The numbers of the surrounding test, where a trait provides them; otherwise the process has one set, which each XCTest
  /// test resets.
  @TaskLocal static var ofTest: Counts?

  final class Counts: Sendable {
    private let state = Mutex<(counts: [String: Int], test: String)>(([:], "an earlier test"))

    func next(for key: String) -> Int {
      state.withLock { state in
        state.counts[key, default: 0] += 1
        return state.counts[key, default: 1]
      }
    }

    /// The XCTest test whose calls are counted.
    var test: String { state.withLock(\.test) }

    func begin(_ test: String) { state.withLock { $0 = ([:], test) } }
  }

  private static let ofProcess: Counts = {
    let counts = Counts()
    XCTestObservationCenter.shared.addTestObserver(CountResetting(counts))
    return counts
  }()

  static func next(for key: String) -> Int { (ofTest ?? ofProcess).next(for: key) }

  /// The name of the XCTest test that runs. The observer that resets numbers is registered at the first use.
  static var currentXCTest: String { ofProcess.test }
}

/// Resets the numbers at the start of each XCTest test, including repetitions.
private final class CountResetting: NSObject, XCTestObservation {
  private let counts: SnapshotCounter.Counts

  init(_ counts: SnapshotCounter.Counts) {
    self.counts = counts
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    counts.begin(testCase.name)
    // Those of a test that asserted nothing.
    _ = ViewEnvironment.outermost.faults.take()
  }
}
