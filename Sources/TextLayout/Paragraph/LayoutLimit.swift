import Synchronization

/// What may end a layout before it is done.
protocol LayoutChecking: Sendable {
  associatedtype Failure: Error
  /// Called for every line, and for every piece of a text that is shaped.
  func check() throws(Failure)
}

/// Nothing ends the layout.
struct UnlimitedLayout: LayoutChecking {
  typealias Failure = Never
  func check() {}
}

/// Why a layout ended before it was done.
package enum LayoutInterruption: Error, Hashable, Sendable {
  /// It took longer than it may.
  case late(seconds: Double)
  /// Nobody waits for it any more.
  case unawaited
}

/// How long layouts may take, and whether somebody waits for them. Several layouts may share one.
///
/// A layout that is ended has no result: what it has made until then is thrown away.
package final class LayoutLimit: LayoutChecking {
  /// The clock, and whoever waits, are asked once in so many checks. Between two checks a line is broken or a piece of text
  /// is shaped, which takes a millisecond or two at most.
  static let interval = 64

  private let seconds: Double
  private let end: ContinuousClock.Instant
  private let isAwaited: @Sendable () -> Bool
  private let checks = Atomic<Int>(0)

  /// - Parameters:
  ///   - seconds: From now on.
  ///   - isAwaited: Whether somebody waits for the result; called now and then, on the threads of the layouts.
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
