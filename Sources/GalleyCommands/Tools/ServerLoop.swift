import Dispatch
import Foundation
import Glibc
import ModelContextProtocol
import Snapshots
import TextCommands
import Threads

/// Lines from standard input to a server, and its answers to standard output, until the input ends.
///
/// Another thread reads ahead, so that a request can be cancelled while an earlier one is answered.
@MainActor
struct ServerLoop {
  /// The largest length of a line in bytes.
  private nonisolated static let lineLimit = 8 << 20
  /// The largest number of lines that are read ahead.
  private nonisolated static let aheadLimit = 256

  private let server: ToolServer
  private let output: CInt

  /// Takes standard output for answers alone: what anything else prints goes to standard error.
  ///
  /// - Throws: if the output cannot be used.
  init(_ server: ToolServer) throws(CallError) {
    self.server = server
    output = dup(STDOUT_FILENO)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw .failed(reason: "Standard output cannot be used: \(FileBytes.systemReason).")
    }
    // A write to a closed pipe then fails with an error.
    signal(SIGPIPE, SIG_IGN)
  }

  /// - Throws: `ThreadError` if there is no thread to read with.
  func run() throws(ThreadError) {
    let (input, waiting) = (ServerInput(), LineQueue(ahead: ServerLoop.aheadLimit))
    try ThreadMaker.system.start {
      var lines = RequestLines(descriptor: STDIN_FILENO, limit: ServerLoop.lineLimit)
      while let batch = try? lines.next() {
        for line in batch.lines {
          waiting.awaitRoom()
          let arrival = line.map { ServerInput.Arrival.line(Array(batch.bytes[$0])) } ?? .tooLongLine
          waiting.note(isQueued: input.add(arrival))
        }
      }
      waiting.end()
    }
    while true {
      waiting.awaitLine()
      guard let arrival = input.next() else { return }
      let answer: [UInt8]? =
        switch arrival {
        case .line(let line): server.answer(line) { input.isCancelled($0) }
        case .tooLongLine: server.answerToTooLongLine(limit: ServerLoop.lineLimit)
        }
      waiting.makeRoom()
      if let answer, !(answer + [UInt8(ascii: "\n")]).withUnsafeBytes({ FileBytes.write($0, to: output) }) { return }
    }
  }
}

/// The waiting lines, with room for a limited number.
private final class LineQueue: Sendable {
  private let lines = DispatchSemaphore(value: 0)
  private let room: DispatchSemaphore

  init(ahead: Int) { room = DispatchSemaphore(value: ahead) }

  func awaitRoom() { room.wait() }
  func makeRoom() { room.signal() }

  /// - Parameter isQueued: false for a line that took effect at once.
  func note(isQueued: Bool) { if isQueued { lines.signal() } else { room.signal() } }

  /// Wakes the server, which then finds no line.
  func end() { lines.signal() }

  /// Waits for a line, or the end.
  func awaitLine() { lines.wait() }
}
