import Glibc
import Synchronization
import Threads

/// Calls a closure on SIGTERM or SIGINT; a second signal ends the program.
final class StopSignals: Sendable {
  private let listener: SignalListener

  init(threads: ThreadMaker = .system, _ stop: @escaping @Sendable () -> Void) throws(ThreadError) {
    let hasReceived = Atomic(false)
    listener = try SignalListener([SIGTERM, SIGINT], threads: threads) { _ in
      guard !hasReceived.exchange(true, ordering: .relaxed) else { _exit(1) }
      stop()
    }
  }
}
