import Dispatch
import Scenes
import Snapshots
import Synchronization

/// The rule by which a run stops: after a number of cases that need review.
struct StopRule<Answer: CaseOutcome>: Sendable {
  let count: Int
  let needsReview: @Sendable (RunResult<Answer>, SceneCase) -> Bool
}

/// The right to render one more case, which each case takes before it starts, and gives back unless it needs review.
///
/// Cases start in their order, and a case that is being rendered may need review. So one starts only if fewer than the
/// allowed number before it needs review, and the run ends at the same case however many workers there are.
final class StopPermits: Sendable {
  private let free = DispatchSemaphore(value: 0)
  private let left: Mutex<Int>

  /// - Parameter count: the number of cases that may need review, at least one.
  init(_ count: Int) {
    left = Mutex(count)
    for _ in 0..<count { free.signal() }
  }

  /// Waits until a case may start; false once too many need review.
  func take() -> Bool {
    free.wait()
    return left.withLock { $0 > 0 }
  }

  func release() { free.signal() }

  /// Keeps the permit of a case that needs review. The last one wakes who waits.
  func use() {
    if left.withLock({ left in
      left -= 1
      return left == 0
    }) {
      free.signal()
    }
  }
}
