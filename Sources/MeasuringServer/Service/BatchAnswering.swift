import Synchronization
import Threads

/// Answers the requests of a batch, a few at a time between those of others, on several threads.
final class BatchAnswering: Sendable {
  /// The requests of one turn.
  private static let turn = 16

  private struct State {
    /// The first request that nobody has taken.
    var next = 0
    var answers: [[UInt8]]
    var fault: HTTPFault?
  }

  private let requests: [ArraySlice<UInt8>]
  private let answer: MeasuringService.Answering
  private let isAwaited: @Sendable () -> Bool
  private let turns: Turns
  private let held: AnswerBytes
  private let deadline: Deadline
  private let state: Mutex<State>

  /// - Parameter held: what the answers are counted by.
  init(
    requests: [ArraySlice<UInt8>], answer: @escaping MeasuringService.Answering,
    isAwaited: @escaping @Sendable () -> Bool, turns: Turns, held: AnswerBytes, seconds: Double
  ) {
    (self.requests, self.answer, self.isAwaited) = (requests, answer, isAwaited)
    (self.turns, self.held) = (turns, held)
    deadline = Deadline(seconds: seconds)
    state = Mutex(State(answers: Array(repeating: [], count: requests.count)))
  }

  /// The answers in the order of the requests.
  ///
  /// - Throws: `noTurn` where not all are there in time, `unawaited` once nobody waits for them; `longAnswers`,
  ///   `answersTooLarge` and `noThread`.
  func answers(jobs: Int, by threads: ThreadMaker) throws(HTTPFault) -> [[UInt8]] {
    let pieces = (requests.count + BatchAnswering.turn - 1) / BatchAnswering.turn
    do throws(ThreadError) { try threads.perform(min(jobs, pieces)) { _ in work() } } catch { throw .noThread }
    let (answers, fault) = state.withLock { ($0.answers, $0.fault) }
    if let fault { throw fault }
    return answers
  }

  private func work() {
    while let range = takeNext() {
      do throws(HTTPFault) {
        let lines = try turns.taking(by: deadline) { requests[range].map { answer(Array($0), goesOn) } }
        // Measuring that ended early has no answer to give away.
        try checkGoesOn()
        try held.take(lines.reduce(0) { $0 + $1.count })
        state.withLock { $0.answers.replaceSubrange(range, with: lines) }
      } catch {
        state.withLock { $0.fault = error }
      }
    }
  }

  /// The next requests, unless the batch is lost.
  private func takeNext() -> Range<Int>? {
    state.withLock { state in
      guard state.fault == nil, state.next < requests.count else { return nil }
      do throws(HTTPFault) { try checkGoesOn() } catch {
        state.fault = error
        return nil
      }
      defer { state.next = min(state.next + BatchAnswering.turn, requests.count) }
      return state.next..<min(state.next + BatchAnswering.turn, requests.count)
    }
  }

  @Sendable private func goesOn() -> Bool { !deadline.hasPassed && isAwaited() }

  private func checkGoesOn() throws(HTTPFault) {
    guard !deadline.hasPassed else { throw .noTurn(seconds: deadline.seconds) }
    guard isAwaited() else { throw .unawaited }
  }
}
