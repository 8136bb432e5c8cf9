import Glibc
import Synchronization
import TextMeasuring
import Threads

/// Answers requests that arrive one a line, in their order, until the input ends.
///
/// Everything that has arrived is answered before waiting for more, so all answers are out when the input pauses. If
/// the reader of the answers goes away, no more requests are read.
struct MeasuringStream {
  /// The end of a stream.
  enum End: Equatable {
    /// All requests were answered.
    case finished
    /// The reader of the answers has gone away.
    case closed
  }

  /// Answers cannot be written.
  struct WriteError: Error, CustomStringConvertible {
    var description: String
  }

  /// The size of pending answers, in bytes, from which they are written before more requests are answered.
  private static let answerSize = 8 << 20
  /// The number of requests from which several threads are used.
  private static let parallelCount = 8

  let measurer: TextMeasurer
  let jobs: Int
  let output: Int32
  var threads = ThreadMaker.system

  /// - Throws: `RequestLines.ReadError` or `WriteError`; `ThreadError` if not enough threads can be started.
  func run(_ input: Int32) throws -> End {
    var lines = RequestLines(descriptor: input, limit: MeasuringLimits.line)
    while let batch = try lines.next() {
      var next = 0
      while next < batch.lines.count {
        let answers = try answers(to: batch, from: next)
        next += answers.count
        guard try write(answers) else { return .closed }
      }
    }
    return .finished
  }

  // MARK: Answering

  /// The answers to the requests from an index on, as many as there is room for, but at least one.
  private func answers(to batch: RequestLines.Batch, from start: Int) throws(ThreadError) -> [[UInt8]] {
    let count = batch.lines.count - start
    let work = BatchWork(batch: batch, start: start, room: MeasuringStream.answerSize)
    try threads.perform(count < MeasuringStream.parallelCount ? 1 : min(jobs, count)) { _ in work.run(measurer) }
    return work.answers
  }

  // MARK: Writing

  /// False if the reader has gone away.
  private func write(_ answers: [[UInt8]]) throws(WriteError) -> Bool {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(answers.reduce(answers.count) { $0 + $1.count })
    for answer in answers {
      bytes += answer
      bytes.append(UInt8(ascii: "\n"))
    }
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        offset += count
      } else if errno == EPIPE {
        return false
      } else if errno != EINTR {
        throw WriteError(description: String(cString: strerror(errno)))
      }
    }
    return true
  }
}

/// The requests of a batch, which several threads answer one by one.
private final class BatchWork: Sendable {
  private struct State {
    /// The index of the next request that no thread has taken.
    var next: Int
    /// The answers, from the first request on; empty for requests in progress.
    var answers: [[UInt8]] = []
    var room: Int
  }

  private let batch: RequestLines.Batch
  private let start: Int
  private let state: Mutex<State>

  init(batch: RequestLines.Batch, start: Int, room: Int) {
    self.batch = batch
    self.start = start
    state = Mutex(State(next: start, room: room))
  }

  var answers: [[UInt8]] { state.withLock(\.answers) }

  /// Answers requests until there are none left, or enough answers.
  func run(_ measurer: TextMeasurer) {
    var done: (index: Int, answer: [UInt8])?
    while let index = next(after: done) { done = (index, answer(to: batch.lines[index], measurer)) }
  }

  /// Stores an answer, and takes the next request. Requests are taken in order, so that when there is no more room, all
  /// requests up to some point are answered, and none after it.
  private func next(after done: (index: Int, answer: [UInt8])?) -> Int? {
    state.withLock { state in
      if let done {
        state.answers[done.index - start] = done.answer
        state.room -= done.answer.count
      }
      guard state.next < batch.lines.count, state.room > 0 else { return nil }
      state.answers.append([])
      state.next += 1
      return state.next - 1
    }
  }

  private func answer(to line: Range<Int>?, _ measurer: TextMeasurer) -> [UInt8] {
    guard let line else { return measurer.answerToTooLongLine }
    return batch.bytes.withUnsafeBytes { measurer.answerLine(UnsafeRawBufferPointer(rebasing: $0[line])) }
  }
}
