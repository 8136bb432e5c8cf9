package import Foundation
import Glibc
import Synchronization

/// A named pipe in the place of a file. Whoever opens it for reading finds it empty, instead of waiting forever.
package final class EmptyPipe: Sendable {
  private let path: String
  private let isOver = Atomic(false)
  private let ended = DispatchSemaphore(value: 0)

  private init(at url: URL) throws {
    path = url.path
    guard mkfifo(path, 0o600) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  /// Runs `body` while there is a pipe at a location.
  package static func standing<Result>(at url: URL, while body: () throws -> Result) throws -> Result {
    let pipe = try EmptyPipe(at: url)
    Thread.detachNewThread { pipe.writeNothing() }
    defer { pipe.end() }
    return try body()
  }

  private func writeNothing() {
    // Opening waits for a reader.
    while case let descriptor = open(path, O_WRONLY | O_CLOEXEC), descriptor >= 0 {
      close(descriptor)
      if isOver.load(ordering: .acquiring) { break }
    }
    ended.signal()
  }

  private func end() {
    isOver.store(true, ordering: .releasing)
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    ended.wait()
    close(descriptor)
  }
}
