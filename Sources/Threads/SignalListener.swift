import Glibc
import Synchronization

/// Calls a function, on a separate thread, whenever the process receives one of a set of signals.
///
/// The default actions of these signals are disabled permanently, even after the listener is gone.
package final class SignalListener: Sendable {
  private typealias Function = @Sendable (CInt) -> Void

  private struct State {
    var functions: [Int: (signals: [CInt], call: Function)] = [:]
    var next = 0
    var hasThread = false
  }

  private static let state = Mutex(State())
  /// The write end of the pipe to which signal numbers are written.
  private static let writeEnd = Atomic<CInt>(-1)

  private let number: Int

  /// - Throws: an error if a thread or a pipe cannot be created; the signals are then unaffected.
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
      // A handler is used as child processes do not inherit it.
      signal(number) { number in SignalListener.note(number) }
    }
  }

  deinit { Self.state.withLock { $0.functions[number] = nil } }

  /// Only writes, as a signal handler may do little else (signal-safety(7)).
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
    // The thread that created this one may block all signals, as Dispatch's threads do.
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
