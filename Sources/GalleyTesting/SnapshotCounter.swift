import Synchronization
import XCTest

/// Counts a test's calls without a name, from 1.
enum SnapshotCounter {
  /// That of the test around, where a trait gives it one; else there is one for the process, which XCTest's tests begin
  /// anew.
  @TaskLocal static var ofTest: Counts?

  final class Counts: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    func next(for key: String) -> Int {
      counts.withLock { counts in
        counts[key, default: 0] += 1
        return counts[key, default: 1]
      }
    }

    func reset() { counts.withLock { $0 = [:] } }
  }

  private static let ofProcess: Counts = {
    let counts = Counts()
    XCTestObservationCenter.shared.addTestObserver(CountResetting(counts))
    return counts
  }()

  static func next(for key: String) -> Int { (ofTest ?? ofProcess).next(for: key) }
}

/// Begins counting anew with each of XCTest's tests, also one that is repeated.
private final class CountResetting: NSObject, XCTestObservation {
  private let counts: SnapshotCounter.Counts

  init(_ counts: SnapshotCounter.Counts) {
    self.counts = counts
  }

  func testCaseWillStart(_ testCase: XCTestCase) { counts.reset() }
}
