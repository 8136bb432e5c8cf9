import Dispatch
import Glibc
import Synchronization

/// SIGTERM and SIGINT as a call; the second of them ends the program.
final class StopSignals: @unchecked Sendable {
  // Kept, so that they go on; nothing else is done with them.
  private let sources: [any DispatchSourceSignal]
  private let heard = Atomic(false)

  init(_ stop: @escaping @Sendable () -> Void) {
    sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number)
    }
    for source in sources {
      source.setEventHandler { [weak self] in
        guard let self, !heard.exchange(true, ordering: .relaxed) else { _exit(1) }
        stop()
      }
      source.resume()
    }
  }
}
