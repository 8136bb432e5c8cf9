import Glibc
import Synchronization
import Testing

@testable import Threads

/// The behaviour when the system cannot create threads, which these makers simulate; `pthread_create` reports it by
/// EAGAIN (pthread_create(3)).
@Suite struct ThreadMakerTests {
  private static let refusing = ThreadMaker { _ throws(ThreadError) in throw ThreadError(code: EAGAIN) }

  @Test func aThreadThatIsNotThereIsAnError() {
    let message =
      "The system provides no more threads: Resource temporarily unavailable. Raise the limit of processes (ulimit -u), end "
      + "other programs, or use fewer --jobs."
    #expect(throws: ThreadError(code: EAGAIN)) { try Self.refusing.start {} }
    #expect("\(ThreadError(code: EAGAIN))" == message)
  }

  @Test func workRunsOncePerNumberAndIsDoneAtTheEnd() throws {
    let numbers = Mutex<[Int]>([])
    try ThreadMaker.system.perform(5) { number in numbers.withLock { $0.append(number) } }
    #expect(numbers.withLock { $0.sorted() } == [0, 1, 2, 3, 4])
  }

  @Test func workOfOneNeedsNoThread() throws {
    let threads = Mutex<[pthread_t]>([])
    try Self.refusing.perform(1) { _ in threads.withLock { $0.append(pthread_self()) } }
    #expect(threads.withLock { $0 } == [pthread_self()])
  }

  /// Some threads already exist when one is refused: they end without having done anything.
  @Test(arguments: 0...3) func workThatLacksAThreadIsNotBegun(given: Int) {
    let made = Atomic(0)
    let maker = ThreadMaker { body throws(ThreadError) in
      guard made.add(1, ordering: .relaxed).newValue <= given else { throw ThreadError(code: EAGAIN) }
      return try ThreadMaker.running(body)
    }
    let begun = Atomic(0)
    #expect(throws: ThreadError(code: EAGAIN)) {
      try maker.perform(5) { _ in begun.add(1, ordering: .relaxed) }
    }
    #expect(begun.load(ordering: .relaxed) == 0)
    #expect(made.load(ordering: .relaxed) == given + 1)
  }

  /// In a separate process, as the listeners of a process share a thread, which another test may have created.
  @Test func signalsNeedAThread() async {
    await #expect(processExitsWith: .success) {
      do throws(ThreadError) {
        _ = try SignalListener([SIGWINCH], threads: Self.refusing) { _ in }
        exit(EXIT_FAILURE)
      } catch {
        exit(error == ThreadError(code: EAGAIN) ? EXIT_SUCCESS : EXIT_FAILURE)
      }
    }
  }

  @Test func signalsAreHeardByAllWhoListen() throws {
    let heard = Mutex<[String]>([])
    let both = Gathering(count: 2)
    let first = try SignalListener([SIGWINCH, SIGURG]) { number in
      heard.withLock { $0.append("first \(number)") }
      both.arrive()
    }
    let second = try SignalListener([SIGWINCH]) { number in
      heard.withLock { $0.append("second \(number)") }
      both.arrive()
    }
    kill(getpid(), SIGWINCH)
    both.wait()
    #expect(heard.withLock { $0.sorted() } == ["first \(SIGWINCH)", "second \(SIGWINCH)"])
    withExtendedLifetime((first, second)) {}
  }
}
