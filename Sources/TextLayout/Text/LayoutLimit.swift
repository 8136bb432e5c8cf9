import Synchronization

/// A check that can stop a layout before it is complete.
protocol LayoutChecking: Sendable {
  associatedtype Failure: Error
  /// Called for every line, and for every piece of a text that is shaped.
  func check() throws(Failure)
}

/// A check that never stops the layout.
struct UnlimitedLayout: LayoutChecking {
  typealias Failure = Never
  func check() {}
}

/// The reason that a layout stopped before it was complete.
package enum LayoutInterruption: Error, Hashable, Sendable {
  /// It exceeded its time limit.
  case late(seconds: Double)
  /// The caller is no longer waiting for it.
  case unawaited
}

/// A time limit for layouts, and whether the caller is still waiting for them. Several layouts may share one.
///
/// A stopped layout has no result: what was laid out so far is discarded.
package final class LayoutLimit: LayoutChecking {
  /// The clock, and `isAwaited`, are consulted once per this number of checks. Between two checks a line is broken or a
  /// piece of text is shaped, which takes a millisecond or two at most.
  static let interval = 64

  private let seconds: Double
  private let end: ContinuousClock.Instant
  private let isAwaited: @Sendable () -> Bool
  private let checks = Atomic<Int>(0)

  /// - Parameters:
  ///   - seconds: The limit, from now on.
  ///   - isAwaited: Whether the caller is still waiting for the result; called now and then, on the threads of the
  ///     layouts.
  package init(seconds: Double, isAwaited: @escaping @Sendable () -> Bool = { true }) {
    self.seconds = seconds
    end = ContinuousClock.now + .seconds(seconds)
    self.isAwaited = isAwaited
  }

  package func check() throws(LayoutInterruption) {
    let count = checks.wrappingAdd(1, ordering: .relaxed).newValue
    guard count % LayoutLimit.interval == 0 else { return }
    guard isAwaited() else { throw .unawaited }
    guard ContinuousClock.now < end else { throw .late(seconds: seconds) }
  }
}
