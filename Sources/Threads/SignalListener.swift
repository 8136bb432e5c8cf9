import Glibc
import Synchronization

/// Calls a function, on a thread of its own, whenever the process is told of one of some signals.
///
/// What the signals would do otherwise they do not any more, not even once the listener is gone.
package final class SignalListener: Sendable {
  private typealias Function = @Sendable (CInt) -> Void

  private struct State {
    var functions: [Int: (signals: [CInt], call: Function)] = [:]
    var next = 0
    var hasThread = false
  }

  private static let state = Mutex(State())
  /// The end of a pipe that numbers of signals are written to.
  private static let writeEnd = Atomic<CInt>(-1)

  private let number: Int

  /// - Throws: where there is no thread that could listen, or no pipe; nothing is done with the signals then.
  package init(
    _ signals: [CInt], threads: ThreadMaker = .system, _ call: @escaping @Sendable (CInt) -> Void
  ) throws(ThreadError) {
    number = try Self.state.withLock { state throws(ThreadError) in
      if !state.hasThread { try Self.startThread(threads) }
      state.hasThread = true
      state.next += 1
      state.functions[state.next] = (signals, call)
      return state.next
    }
    for number in signals {
      // A handler, which processes that this one starts do not inherit.
      signal(number) { number in SignalListener.note(number) }
    }
  }

  deinit { Self.state.withLock { $0.functions[number] = nil } }

  /// Writes alone, as a handler of a signal may do little else (signal-safety(7)).
  private static func note(_ number: CInt) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writeEnd.load(ordering: .relaxed), &byte, 1)
    errno = saved
  }

  private static func startThread(_ threads: ThreadMaker) throws(ThreadError) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ThreadError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let readEnd = ends[0]
    do throws(ThreadError) {
      try threads.start { listen(to: readEnd) }
    } catch {
      for end in ends { close(end) }
      throw error
    }
    writeEnd.store(ends[1], ordering: .relaxed)
  }

  private static func listen(to readEnd: CInt) {
    // Whoever made the thread may let no signals through, as the threads of Dispatch do.
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    var byte: UInt8 = 0
    while true {
      let count = read(readEnd, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return }
      let signal = CInt(byte)
      let functions = state.withLock { $0.functions.values.filter { $0.signals.contains(signal) } }
      for function in functions { function.call(signal) }
    }
  }
}
