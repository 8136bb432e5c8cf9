import Glibc
import TextMeasuring

/// Requests that arrive on a file descriptor, a line each, taken out in batches.
///
/// A line that is longer than a request may be is passed over as it arrives: memory is that of a batch.
struct RequestLines {
  /// Lines that arrived together.
  struct Batch {
    fileprivate(set) var bytes: [UInt8] = []
    /// Without their line feeds; nil for one that was too long.
    fileprivate(set) var lines: [Range<Int>?] = []
    /// Where the line that has not ended begins.
    fileprivate var end = 0
  }

  /// The input cannot be read, for this reason.
  struct ReadError: Error, CustomStringConvertible {
    var description: String
  }

  /// Bytes after which a batch is answered, though more may be there.
  private static let batchSize = 1 << 20
  private static let readSize = 1 << 16

  private let descriptor: Int32
  private let limit: Int
  /// What has arrived of the line that has not ended.
  private var rest: [UInt8] = []
  /// The line that has not ended is too long already.
  private var isPassing = false
  private var hasEnded = false

  /// - Parameter limit: the most bytes of a line.
  init(descriptor: Int32, limit: Int = MeasuringLimits.line) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The lines that are there, at least one; nil at the end of the input.
  mutating func next() throws(ReadError) -> Batch? {
    var batch = Batch()
    swap(&batch.bytes, &rest)
    repeat {
      let searched = batch.bytes.count
      try read(into: &batch.bytes)
      cut(&batch, from: searched)
    } while !hasEnded && (batch.lines.isEmpty || batch.bytes.count < RequestLines.batchSize && isReady)
    if hasEnded, batch.end < batch.bytes.count || isPassing {
      batch.lines.append(isPassing ? nil : batch.end..<batch.bytes.count)
      (isPassing, batch.end) = (false, batch.bytes.count)
    }
    rest = Array(batch.bytes[batch.end...])
    return batch.lines.isEmpty ? nil : batch
  }

  /// Notes the lines that end behind `offset`.
  private mutating func cut(_ batch: inout Batch, from offset: Int) {
    var offset = offset
    while let end = batch.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) {
      batch.lines.append(isPassing || end - batch.end > limit ? nil : batch.end..<end)
      (isPassing, batch.end, offset) = (false, end + 1, end + 1)
    }
    guard batch.bytes.count - batch.end > limit else { return }
    batch.bytes.removeSubrange(batch.end...)
    isPassing = true
  }

  /// Waits for bytes, and adds them.
  private mutating func read(into bytes: inout [UInt8]) throws(ReadError) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: RequestLines.readSize))
    let count = bytes.withUnsafeMutableBytes { buffer in
      var count = -1
      repeat {
        count = Glibc.read(descriptor, buffer.baseAddress?.advanced(by: start), RequestLines.readSize)
      } while count < 0 && errno == EINTR
      return count
    }
    let reason = errno
    bytes.removeLast(RequestLines.readSize - max(0, count))
    guard count >= 0 else { throw ReadError(description: String(cString: strerror(reason))) }
    if count == 0 { hasEnded = true }
  }

  /// Whether more can be read without waiting.
  private var isReady: Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, 0) > 0
  }
}
