package import Foundation
import Glibc
import Synchronization

/// A gate at which processes wait, each when it first opens a file for writing whose path has a given part.
package final class CallGate: Sendable {
  /// The environment of the first process; its children inherit it.
  package let environment: [String: String]
  /// Keeps the library and the pipes alive.
  private let points: CallPoints
  private let held: ProcessOutput
  private let gate: Mutex<Int32?>
  private let ownEnd: Mutex<Int32?>

  fileprivate static func pipe(in folder: URL) throws -> String {
    let path = folder.appendingPathComponent("fifo-\(UUID().uuidString)").path
    guard mkfifo(path, 0o600) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return path
  }

  init(at part: String, library: String, folder: URL, of points: CallPoints) throws {
    self.points = points
    let (says, closed) = (try CallGate.pipe(in: folder), try CallGate.pipe(in: folder))
    environment = ["LD_PRELOAD": library, "HOLD_AT": part, "HOLD_SAYS": says, "HOLD_GATE": closed]
    // With both ends open here, neither open waits for the other end, and the pipe does not end before
    // `processHasEnded`.
    let reading = Glibc.open(says, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    ownEnd = Mutex(Glibc.open(says, O_WRONLY | O_CLOEXEC))
    _ = fcntl(reading, F_SETFL, 0)
    held = ProcessOutput(reading: reading)
    gate = Mutex(Glibc.open(closed, O_RDWR | O_CLOEXEC))
  }

  deinit {
    open()
    processHasEnded()
  }

  /// Waits until this many processes are held.
  ///
  /// - Returns: their identifiers, in order of arrival.
  /// - Throws: `ProcessOutput.Ended` if all end first.
  package func processes(_ count: Int) async throws -> [Int32] {
    try await held.wait { $0.count >= count }
    return held.text.split(separator: "\n").compactMap { Int32($0) }
  }

  /// Releases all processes, including later ones.
  package func open() { CallGate.close(gate) }

  /// Must be called at the end of the first process, so that nobody waits for more.
  package func processHasEnded() { CallGate.close(ownEnd) }

  /// Waits until all processes have ended, including the first one.
  package func allHaveEnded() async { _ = await held.whole() }

  private static func close(_ descriptor: borrowing Mutex<Int32?>) {
    descriptor.withLock { descriptor in
      descriptor.map { _ = Glibc.close($0) }
      descriptor = nil
    }
  }
}
