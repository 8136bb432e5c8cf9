import Foundation

/// The source of a command's time.
package struct TimeSource: Sendable {
  /// The time since a moment that does not change.
  package let now: @Sendable () -> Duration
  /// Waits for a while.
  package let wait: @Sendable (Duration) -> Void

  package static let system: TimeSource = {
    let start = ContinuousClock.now
    return TimeSource(
      now: { ContinuousClock.now - start }, wait: { Thread.sleep(forTimeInterval: $0 / .seconds(1)) })
  }()
}
