package import Foundation
import Glibc
import Synchronization

/// The text that arrives through a pipe, read until nobody has the pipe open for writing any more.
package final class ProcessOutput: Sendable {
  private struct State {
    var bytes = Data()
    var hasEnded = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  /// The pipe ended without the expected text.
  package struct Ended: Error, CustomStringConvertible {
    package let text: String

    package var description: String { "the output ended before what was waited for: \(text)" }
  }

  private let state = Mutex(State())

  /// Starts reading a descriptor, which is closed at the end.
  package init(reading descriptor: Int32) {
    Thread.detachNewThread { [self] in
      var chunk = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        change { $0.bytes += chunk[..<count] }
      }
      close(descriptor)
      change { $0.hasEnded = true }
    }
  }

  /// Changes the state, and wakes those waiting for that.
  private func change(_ body: (inout State) -> Void) {
    let waiting = state.withLock { state in
      body(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// The text so far.
  package var text: String { String(decoding: state.withLock(\.bytes), as: UTF8.self) }

  /// All of the text, once the pipe has ended.
  package func whole() async -> String {
    while !state.withLock(\.hasEnded) { await change(from: state.withLock(\.bytes.count)) }
    return text
  }

  /// Waits until the complete lines satisfy the condition.
  ///
  /// - Throws: `Ended` if the pipe ends first.
  package func wait(until isThere: ([String]) throws -> Bool) async throws {
    while true {
      let (bytes, hasEnded) = state.withLock { ($0.bytes, $0.hasEnded) }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      if try isThere(lines.dropLast().map(String.init)) { return }
      guard !hasEnded else { throw Ended(text: String(decoding: bytes, as: UTF8.self)) }
      await change(from: bytes.count)
    }
  }

  /// Waits for more than this many bytes, or for the end.
  private func change(from count: Int) async {
    await withCheckedContinuation { continuation in
      let isChanged = state.withLock { state in
        if state.hasEnded || state.bytes.count != count { return true }
        state.waiting.append(continuation)
        return false
      }
      if isChanged { continuation.resume() }
    }
  }
}
