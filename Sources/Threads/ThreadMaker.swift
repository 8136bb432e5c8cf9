import Dispatch
import Glibc

/// Creates threads, or reports that the system cannot.
///
/// Foundation's `Thread` does not report that, and Dispatch waits forever if it needs another thread: a function that
/// no thread runs never finishes.
package struct ThreadMaker: Sendable {
  /// A thread that runs, or has run, its function.
  package struct Running: Sendable {
    fileprivate let identifier: pthread_t

    /// Waits for the thread to end; must be called once.
    fileprivate func join() { pthread_join(identifier, nil) }

    /// Lets the thread run without waiting for its end.
    fileprivate func detach() { pthread_detach(identifier) }
  }

  /// Creates threads of the system.
  package static let system = ThreadMaker(make: ThreadMaker.running)

  private let make: @Sendable (@escaping @Sendable () -> Void) throws(ThreadError) -> Running

  /// - Parameter make: Runs a function on a new thread.
  package init(make: @escaping @Sendable (@escaping @Sendable () -> Void) throws(ThreadError) -> Running) {
    self.make = make
  }

  /// Runs a function on a new thread, and does not wait for its end.
  package func start(_ body: @escaping @Sendable () -> Void) throws(ThreadError) { try make(body).detach() }

  /// Runs a function `count` times concurrently, with numbers from 0, and waits for all of them. The first runs on the
  /// current thread, so a count of one needs no other thread.
  ///
  /// - Throws: an error if not all threads can be created; the function has then not been called at all.
  package func perform(_ count: Int, _ body: @Sendable (Int) -> Void) throws(ThreadError) {
    let error = withoutActuallyEscaping(body) { body in perform(count, escaping: body) }
    if let error { throw error }
  }

  private func perform(_ count: Int, escaping body: @escaping @Sendable (Int) -> Void) -> ThreadError? {
    let gate = Gate()
    var running: [Running] = []
    // The threads use the function until they end.
    defer { for thread in running { thread.join() } }
    do throws(ThreadError) {
      for number in 1..<max(1, count) {
        running.append(try make { if gate.isPassed() { body(number) } })
      }
    } catch {
      gate.close(for: running.count)
      return error
    }
    gate.open(for: running.count)
    body(0)
    return nil
  }

  /// Runs a function on a new thread of the system's.
  package static func running(_ body: @escaping @Sendable () -> Void) throws(ThreadError) -> Running {
    let function = Unmanaged.passRetained(Function(body))
    var identifier = pthread_t()
    let code = pthread_create(
      &identifier, nil,
      { pointer in
        pointer.map { Unmanaged<Function>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, function.toOpaque())
    guard code == 0 else {
      function.release()
      throw ThreadError(code: code)
    }
    return Running(identifier: identifier)
  }
}

/// A thread's function as an object, so that a pointer can refer to it.
private final class Function: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// A gate at which threads wait until it is known whether all of them could be created.
private final class Gate: @unchecked Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  // Written before any thread is released.
  private var isOpen = false

  func open(for count: Int) {
    isOpen = true
    close(for: count)
  }

  func close(for count: Int) { for _ in 0..<count { semaphore.signal() } }

  /// Waits, and returns whether the gate was opened.
  func isPassed() -> Bool {
    semaphore.wait()
    return isOpen
  }
}
