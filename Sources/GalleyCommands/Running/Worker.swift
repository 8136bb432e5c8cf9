import Foundation
import Glibc
import Scenes
import Snapshots

/// A process of this program that renders cases, one at a time.
///
/// It prints `ready` on a line, then reads the name of a case from each line, and answers with the case's result on a
/// line. Time and memory are limited for each case; a worker that exceeds a limit is ended, and its case has failed. It
/// ends with this process, which closes its end of the pipe.
final class Worker {
  /// The time limit for a case, in seconds.
  static let timeLimit = 60
  /// The limit for a worker's mapped memory, in bytes.
  static let memoryLimit: UInt = 6 << 30
  static let ready = Data("ready".utf8)
  /// The answer if the catalogue has no such case because it has changed since the cases were distributed.
  static let noCase = Data("null".utf8)

  private let process: SpawnedProcess
  private var received = LineBuffer()
  /// The memory that answers are read into.
  private var chunk = [UInt8](repeating: 0, count: 65_536)

  /// Starts a worker, without waiting for it to be ready.
  ///
  /// - Throws: `WorkerStartError` if no process could be started.
  convenience init(_ job: Job, folder: RunFolder) throws {
    let text = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    do throws(SpawnError) {
      self.init(try SpawnedProcess(arguments: ["worker", text], inheriting: folder.descriptor))
    } catch {
      throw WorkerStartError.refused(reason: String(cString: strerror(error.code)))
    }
  }

  init(_ process: SpawnedProcess) { self.process = process }

  /// Whether its process has ended, even if what it wrote has not been read.
  var hasEnded: Bool { process.hasEnded }

  /// Waits for a worker that has done no case yet.
  ///
  /// - Throws: `WorkerStartError` if it ended before it was ready.
  func waitUntilReady() throws(WorkerStartError) {
    do throws(WorkerFailure) {
      guard try receiveLine() == Worker.ready else { throw .answered("something other than 'ready'") }
    } catch {
      throw .died(reason: error.description)
    }
  }

  /// The result of a case. After an error the worker cannot be used any more.
  func run<Answer>(_ item: SceneCase) throws(WorkerFailure) -> RunResult<Answer> {
    try send(item.name)
    let line = try receiveLine()
    do {
      return try TimedResult<Answer>(line: line, of: item.casePath).result
    } catch {
      throw .answered(String(decoding: line.prefix(200), as: UTF8.self))
    }
  }

  private func send(_ name: CaseName) throws(WorkerFailure) {
    let line = name.line
    guard write(process.conversation, line, line.count) == line.count else { throw .ended(process.end()) }
  }

  /// The bytes up to the next line feed.
  private func receiveLine() throws(WorkerFailure) -> Data {
    let deadline = ContinuousClock.now + .seconds(Worker.timeLimit)
    while true {
      if let line = received.nextLine() { return line }
      try waitForOutput(until: deadline)
      let count = read(process.conversation, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .ended(process.wait()) }
      received.append(chunk[..<count])
    }
  }

  private func waitForOutput(until deadline: ContinuousClock.Instant) throws(WorkerFailure) {
    while true {
      let left = max(.zero, deadline - ContinuousClock.now) / .milliseconds(1)
      var poll = pollfd(fd: process.conversation, events: Int16(POLLIN), revents: 0)
      let ready = Glibc.poll(&poll, 1, Int32(left.rounded(.up)))
      if ready > 0 { return }
      guard ready < 0, errno == EINTR else {
        _ = process.end()
        throw .tookTooLong(seconds: Worker.timeLimit)
      }
    }
  }
}

/// A reason that a worker gave no result.
enum WorkerFailure: Error, Equatable {
  case tookTooLong(seconds: Int)
  case ended(ProcessEnd)
  case answered(String)

  static let noCase = WorkerFailure.answered(String(decoding: Worker.noCase, as: UTF8.self))
}

extension WorkerFailure: CustomStringConvertible {
  var description: String {
    switch self {
    case .tookTooLong(let seconds): "rendering took longer than \(seconds) seconds and was stopped"
    case .ended(let end): "the process that rendered it ended: \(end)"
    case .answered(let text): "the renderer returned '\(text)' instead of a result"
    }
  }
}

/// A reason that a worker could not be started.
enum WorkerStartError: Error, Equatable {
  /// The system could not start a process.
  case refused(reason: String)
  case died(reason: String)
}

extension WorkerStartError: CustomStringConvertible {
  var description: String {
    switch self {
    case .refused(let reason): "A worker could not be started: \(reason). Use fewer --jobs."
    case .died(let reason): "A worker ended before its first case: \(reason)."
    }
  }
}
