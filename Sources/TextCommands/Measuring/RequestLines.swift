import Glibc

/// Requests that arrive on a file descriptor, one a line, read in batches.
///
/// A line that is too long for a request is skipped as it arrives, so memory is limited to a batch. Blank lines are
/// dropped, and so is a byte order mark at the start.
package struct RequestLines {
  /// Lines that arrived together.
  package struct Batch {
    package fileprivate(set) var bytes: [UInt8] = []
    /// Without their line feeds and without blank lines; nil for a line that was too long.
    package fileprivate(set) var lines: [Range<Int>?] = []
    /// The start of the incomplete line.
    fileprivate var end = 0
  }

  /// The input cannot be read.
  package struct ReadError: Error, CustomStringConvertible {
    package var description: String
  }

  /// The number of bytes after which a batch is answered, even if more input is available.
  private static let batchSize = 1 << 20
  private static let readSize = 1 << 16

  private let descriptor: Int32
  private let limit: Int
  /// The received part of the incomplete line.
  private var rest: [UInt8] = []
  /// Whether the incomplete line is already too long.
  private var isPassing = false
  /// Whether no line is complete yet.
  private var isFirst = true
  private var hasEnded = false

  /// - Parameter limit: the largest length of a line in bytes.
  package init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The available lines, at least one; nil at the end of the input.
  package mutating func next() throws(ReadError) -> Batch? {
    var batch = Batch()
    swap(&batch.bytes, &rest)
    repeat {
      let searched = batch.bytes.count
      try read(into: &batch.bytes)
      cut(&batch, from: searched)
    } while !hasEnded && (batch.lines.isEmpty || batch.bytes.count < RequestLines.batchSize && isReady)
    if hasEnded, batch.end < batch.bytes.count || isPassing {
      note(batch.end..<batch.bytes.count, in: &batch)
      batch.end = batch.bytes.count
    }
    rest = Array(batch.bytes[batch.end...])
    return batch.lines.isEmpty ? nil : batch
  }

  /// Adds the lines that end after `offset` to the batch, and drops the bytes of blank ones.
  private mutating func cut(_ batch: inout Batch, from offset: Int) {
    var offset = offset
    while let end = RequestLines.lineFeed(in: batch.bytes, from: offset) {
      note(batch.end..<end, in: &batch)
      (batch.end, offset) = (end + 1, end + 1)
    }
    if batch.lines.isEmpty {
      batch.bytes.removeSubrange(..<batch.end)
      batch.end = 0
    }
    guard batch.bytes.count - batch.end > limit else { return }
    batch.bytes.removeSubrange(batch.end...)
    isPassing = true
  }

  /// Adds a line to the batch, unless it is blank.
  private mutating func note(_ line: Range<Int>, in batch: inout Batch) {
    let isTooLong = isPassing || line.count > limit
    var line = line
    if isFirst, batch.bytes[line].starts(with: [0xEF, 0xBB, 0xBF]) { line = line.lowerBound + 3..<line.upperBound }
    (isFirst, isPassing) = (false, false)
    guard isTooLong || !batch.bytes[line].allSatisfy(RequestLines.isSpace) else { return }
    batch.lines.append(isTooLong ? nil : line)
  }

  /// White space in JSON, except the line feed.
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private static func lineFeed(in bytes: [UInt8], from offset: Int) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, offset < buffer.count,
        let found = memchr(start + offset, Int32(UInt8(ascii: "\n")), buffer.count - offset)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  /// Waits for bytes, and appends them.
  private mutating func read(into bytes: inout [UInt8]) throws(ReadError) {
    var failure: Int32 = 0
    let part = [UInt8](unsafeUninitializedCapacity: RequestLines.readSize) { buffer, count in
      var result = -1
      repeat {
        result = Glibc.read(descriptor, buffer.baseAddress, RequestLines.readSize)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = errno }
      count = max(0, result)
    }
    guard failure == 0 else { throw ReadError(description: String(cString: strerror(failure))) }
    if part.isEmpty { hasEnded = true }
    bytes += part
  }

  /// Whether more can be read without waiting.
  private var isReady: Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, 0) > 0
  }
}
