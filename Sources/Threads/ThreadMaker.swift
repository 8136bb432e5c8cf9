import Dispatch
import Glibc

/// Makes threads, or says that the system gives none.
///
/// Foundation's `Thread` does not tell, and Dispatch waits for ever where it needs a thread more: a function that nobody
/// runs is never done.
package struct ThreadMaker: Sendable {
  /// A thread that runs, or has run, its function.
  package struct Running: Sendable {
    fileprivate let identifier: pthread_t

    /// Waits for its end; called once.
    fileprivate func join() { pthread_join(identifier, nil) }

    /// Lets it run without anybody who waits for its end.
    fileprivate func detach() { pthread_detach(identifier) }
  }

  /// The system's.
  package static let system = ThreadMaker(make: ThreadMaker.running)

  private let make: @Sendable (@escaping @Sendable () -> Void) throws(ThreadError) -> Running

  /// - Parameter make: Runs a function on a new thread.
  package init(make: @escaping @Sendable (@escaping @Sendable () -> Void) throws(ThreadError) -> Running) {
    self.make = make
  }

  /// Runs a function on a new thread, and does not wait for its end.
  package func start(_ body: @escaping @Sendable () -> Void) throws(ThreadError) { try make(body).detach() }

  /// Runs a function as many times at once, each with its number from 0, and waits for all of them. The first runs on this
  /// thread: one needs no other.
  ///
  /// - Throws: where not all have a thread; none has been run then.
  package func perform(_ count: Int, _ body: @Sendable (Int) -> Void) throws(ThreadError) {
    let error = withoutActuallyEscaping(body) { body in perform(count, escaping: body) }
    if let error { throw error }
  }

  private func perform(_ count: Int, escaping body: @escaping @Sendable (Int) -> Void) -> ThreadError? {
    let gate = Gate()
    var running: [Running] = []
    // They hold on to the function until their end.
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

/// What a thread runs, as an object that a pointer can lead to.
private final class Function: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Threads wait at it until it is known whether all of them are there.
private final class Gate: @unchecked Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  // Written before anybody is let through.
  private var isOpen = false

  func open(for count: Int) {
    isOpen = true
    close(for: count)
  }

  func close(for count: Int) { for _ in 0..<count { semaphore.signal() } }

  /// Waits, and says whether it is open.
  func isPassed() -> Bool {
    semaphore.wait()
    return isOpen
  }
}
