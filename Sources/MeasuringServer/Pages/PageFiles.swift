import Foundation
import Glibc

/// The files of a page, by names relative to its folder. They are not read while they are being written again.
final class PageFiles: @unchecked Sendable {
  private let folder: String
  // The lock guards `names` and `isWriting`.
  private let lock = NSCondition()
  private var names: Set<String> = []
  private var isWriting = true

  /// - Parameter folder: its path. The folder may be behind a link; what is in it may not.
  init(in folder: String) { self.folder = folder }

  /// Has the files written, and from then on gives those with the returned names. Nothing is given until it has been
  /// called; if it throws, the earlier names remain.
  func write(_ write: () throws -> Set<String>) throws {
    lock.withLock { isWriting = true }
    defer {
      lock.withLock {
        isWriting = false
        lock.broadcast()
      }
    }
    let written = try write()
    lock.withLock { names = written }
  }

  /// The bytes of a file; nil if no file with exactly this name was written, or if it is no longer there.
  ///
  /// - Throws: `timedOut` if the files are still being written at the deadline.
  func bytes(of name: String, by deadline: Deadline) throws(HTTPFault) -> [UInt8]? {
    guard try isWritten(name, by: deadline) else { return nil }
    return read(name)
  }

  private func isWritten(_ name: String, by deadline: Deadline) throws(HTTPFault) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    while isWriting {
      guard lock.wait(until: Date(timeIntervalSinceNow: deadline.secondsLeft)) else {
        throw .timedOut(seconds: deadline.seconds)
      }
    }
    return names.contains(name)
  }

  /// Reads a regular file, following no link in the folder.
  private func read(_ name: String) -> [UInt8]? {
    var descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    let steps = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for (index, step) in steps.enumerated() {
      guard descriptor >= 0, !["", ".", ".."].contains(step) else { return nil }
      let kind = index < steps.count - 1 ? O_DIRECTORY : O_NONBLOCK
      let next = openat(descriptor, step, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
      close(descriptor)
      descriptor = next
    }
    return bytes(of: descriptor)
  }

  private func bytes(of descriptor: CInt) -> [UInt8]? {
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let some = Glibc.read(descriptor, start + count, size - count)
        guard some > 0 else { break }
        count += some
      }
      isWhole = count == size
    }
    return isWhole ? bytes : nil
  }
}
