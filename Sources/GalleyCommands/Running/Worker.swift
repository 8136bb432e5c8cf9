import Foundation
import Glibc
import Snapshots

/// A process of this program that renders cases, one at a time.
///
/// It is told the place of a case on a line, and answers with the case's result on a line. Limits of time and memory
/// hold for each case; a worker that breaks one is ended, and its case has failed.
final class Worker {
  /// Seconds a case may take.
  static let timeLimit = 60
  /// Bytes a worker may have mapped.
  static let memoryLimit: UInt = 6 << 30

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received = Data()

  init(_ job: Job) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["worker", String(decoding: try JSONEncoder().encode(job), as: UTF8.self)]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// The result of a case, or why the worker did not give one. After a failure the worker is of no more use.
  func run(_ index: Int) -> Result<CaseResult, WorkerFailure> {
    guard send(index) else { return .failure(failure()) }
    guard let line = receiveLine() else { return .failure(failure()) }
    do {
      return .success(try JSONDecoder().decode(CaseResult.self, from: line))
    } catch {
      return .failure(.answered(String(decoding: line.prefix(200), as: UTF8.self)))
    }
  }

  func stop() {
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
  }

  private func send(_ index: Int) -> Bool {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data("\(index)\n".utf8))
      return true
    } catch {
      return false
    }
  }

  /// The bytes up to the next line feed; nil at the end of the output, or when the time is up.
  private func receiveLine() -> Data? {
    let descriptor = output.fileHandleForReading.fileDescriptor
    let deadline = ContinuousClock.now + .seconds(Worker.timeLimit)
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received = Data(received[received.index(after: end)...]) }
        return received[..<end]
      }
      let left = (deadline - ContinuousClock.now).components.seconds
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = Glibc.poll(&poll, 1, Int32(max(0, left)) * 1000)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        kill(process.processIdentifier, SIGKILL)
        isLate = true
        return nil
      }
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      received += chunk[..<count]
    }
  }

  private var isLate = false

  private func failure() -> WorkerFailure {
    process.waitUntilExit()
    if isLate { return .tookTooLong(seconds: Worker.timeLimit) }
    return .ended(status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal)
  }
}

/// Why a worker gave no result.
enum WorkerFailure: Error, Equatable {
  case tookTooLong(seconds: Int)
  case ended(status: Int32, isSignal: Bool)
  case answered(String)
}

extension WorkerFailure: CustomStringConvertible {
  var description: String {
    switch self {
    case .tookTooLong(let seconds): "rendering took longer than \(seconds) seconds and was stopped"
    case .ended(let status, let isSignal):
      "rendering stopped the process (\(isSignal ? "signal" : "status") \(status)); it may need too much memory"
    case .answered(let text): "the renderer gave no result but '\(text)'"
    }
  }
}
