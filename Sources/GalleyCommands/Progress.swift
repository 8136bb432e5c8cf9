import CommandSupport
import Foundation
import Synchronization

/// Shows the progress of a run: on a terminal, in one line that is overwritten; elsewhere, such as in CI's log, in
/// occasional lines.
final class Progress: Sendable {
  /// The time between two lines of a log.
  static let logInterval = Duration.seconds(30)
  private static let screenInterval = Duration.milliseconds(100)

  private let total: Int
  private let isInteractive: Bool
  private let now: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private let last: Mutex<Duration>

  init(
    total: Int, isInteractive: Bool = Terminal.isInteractive,
    now: @escaping @Sendable () -> Duration = TimeSource.system.now,
    write: @escaping @Sendable (String) -> Void = Terminal.writeProgress
  ) {
    self.total = total
    self.isInteractive = isInteractive
    self.now = now
    self.write = write
    last = Mutex(now())
  }

  /// Shows the number of finished cases, if it has risen and enough time has passed since the last report. May be
  /// called on any thread.
  func report(_ done: Int) {
    guard done < total else { return }
    let interval = isInteractive ? Progress.screenInterval : Progress.logInterval
    let isDue = last.withLock { last in
      guard now() - last >= interval else { return false }
      last = now()
      return true
    }
    guard isDue else { return }
    write(isInteractive ? "\r\u{1B}[K\(done) of \(total)" : "\(done) of \(total) cases\n")
  }

  /// Clears the line that was overwritten.
  func end() {
    if isInteractive { write("\r\u{1B}[K") }
  }
}
