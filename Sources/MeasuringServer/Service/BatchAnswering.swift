import Synchronization
import Threads

/// Answers the requests of a batch in pieces, on several threads, so that other requests are answered in between.
final class BatchAnswering: Sendable {
  /// The number of requests in a piece.
  private static let pieceLength = 16

  private struct State {
    /// The index of the first request that no thread has taken.
    var next = 0
    var answers: [[UInt8]]
    var fault: HTTPFault?
  }

  private let requests: [ArraySlice<UInt8>]
  private let answer: MeasuringService.Answering
  private let isAwaited: @Sendable () -> Bool
  private let limiter: RequestLimiter
  private let held: AnswerBytes
  private let deadline: Deadline
  private let state: Mutex<State>

  /// - Parameter held: counts the bytes of the answers.
  init(
    requests: [ArraySlice<UInt8>], answer: @escaping MeasuringService.Answering,
    isAwaited: @escaping @Sendable () -> Bool, limiter: RequestLimiter, held: AnswerBytes, seconds: Double
  ) {
    (self.requests, self.answer, self.isAwaited) = (requests, answer, isAwaited)
    (self.limiter, self.held) = (limiter, held)
    deadline = Deadline(seconds: seconds)
    state = Mutex(State(answers: Array(repeating: [], count: requests.count)))
  }

  /// The answers in the order of the requests.
  ///
  /// - Throws: `timedOut`, `clientLeft`, `longAnswers`, `answersTooLarge` or `noThread`.
  func answers(jobs: Int, by threads: ThreadMaker) throws(HTTPFault) -> [[UInt8]] {
    let pieces = (requests.count + BatchAnswering.pieceLength - 1) / BatchAnswering.pieceLength
    do throws(ThreadError) { try threads.perform(min(jobs, pieces)) { _ in work() } } catch { throw .noThread }
    let (answers, fault) = state.withLock { ($0.answers, $0.fault) }
    if let fault { throw fault }
    return answers
  }

  private func work() {
    while let range = takeNext() {
      do throws(HTTPFault) {
        let lines = try limiter.run(by: deadline) { requests[range].map { answer(Array($0), goesOn) } }
        // If measuring was stopped early, its result must not be used.
        try checkGoesOn()
        try held.take(lines.reduce(0) { $0 + $1.count })
        state.withLock { $0.answers.replaceSubrange(range, with: lines) }
      } catch {
        state.withLock { $0.fault = error }
      }
    }
  }

  /// Takes the next piece; nil at the end, or once the batch has failed.
  private func takeNext() -> Range<Int>? {
    state.withLock { state in
      guard state.fault == nil, state.next < requests.count else { return nil }
      do throws(HTTPFault) { try checkGoesOn() } catch {
        state.fault = error
        return nil
      }
      defer { state.next = min(state.next + BatchAnswering.pieceLength, requests.count) }
      return state.next..<min(state.next + BatchAnswering.pieceLength, requests.count)
    }
  }

  @Sendable private func goesOn() -> Bool { !deadline.hasPassed && isAwaited() }

  private func checkGoesOn() throws(HTTPFault) {
    guard !deadline.hasPassed else { throw .timedOut(seconds: deadline.seconds) }
    guard isAwaited() else { throw .clientLeft }
  }
}
