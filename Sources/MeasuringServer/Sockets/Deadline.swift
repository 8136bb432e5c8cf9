/// A point in time by which something must be done.
package struct Deadline: Sendable {
  private let instant: ContinuousClock.Instant
  /// The total time in seconds, for messages.
  let seconds: Double

  package init(seconds: Double) {
    self.seconds = seconds
    instant = ContinuousClock.now + .seconds(seconds)
  }

  var secondsLeft: Double {
    let (seconds, attoseconds) = (instant - .now).components
    return max(0, Double(seconds) + Double(attoseconds) / 1e18)
  }

  var hasPassed: Bool { ContinuousClock.now >= instant }

  /// The remaining time in milliseconds, for `poll`.
  var milliseconds: CInt { CInt(min(secondsLeft * 1_000, 1e9).rounded(.up)) }
}
