/// Reads one body within the limits. Until `end`, its bytes count towards the limit for all bodies.
struct BodyReader {
  let connection: Connection
  let limit: Int
  let bodies: ByteLimit
  let deadline: Deadline
  /// Whether the client waits for `100 Continue` before it sends the body.
  var isAwaited = false
  private(set) var body: [UInt8] = []

  init(connection: Connection, limit: Int, bodies: ByteLimit, deadline: Deadline) {
    (self.connection, self.limit, self.bodies, self.deadline) = (connection, limit, bodies, deadline)
  }

  func end() { bodies.release(body.count) }

  mutating func read(_ length: BodyLength) throws(Interruption) {
    if isAwaited { try connection.write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), by: deadline) }
    switch length {
    case .bytes(let count): try append(count)
    case .chunked: try readChunks()
    }
  }

  private mutating func append(_ count: Int) throws(Interruption) {
    var left = count
    while left > 0 {
      let bytes = try connection.readSome(atMost: left, by: deadline)
      guard bodies.take(bytes.count) else { throw .fault(.bodiesTooLarge(limit: bodies.limit)) }
      body += bytes
      left -= bytes.count
    }
  }

  /// Reads a chunked body (RFC 9112, section 7.1).
  private mutating func readChunks() throws(Interruption) {
    while case let size = try chunkSize(), size > 0 {
      guard size <= limit - body.count else { throw .fault(.bodyTooLarge(limit: limit)) }
      try append(size)
      guard try line().isEmpty else { throw .fault(.malformedChunk) }
    }
    // Trailer fields are ignored.
    var trailers = 0
    while case let count = try line().count, count > 0 {
      trailers += count
      guard trailers <= BodyReader.longestLine else { throw .fault(.malformedChunk) }
    }
  }

  private mutating func chunkSize() throws(Interruption) -> Int {
    let digits = try line().prefix { $0 != UInt8(ascii: ";") }
    let text = HTTPHead.trimmed(String(decoding: digits, as: UTF8.self)[...])
    guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { throw .fault(.malformedChunk) }
    guard let size = Int(text, radix: 16) else { throw .fault(.bodyTooLarge(limit: limit)) }
    return size
  }

  private func line() throws(Interruption) -> ArraySlice<UInt8> {
    try connection.read(upTo: [13, 10], limit: BodyReader.longestLine, else: .malformedChunk, by: deadline)
  }

  private static let longestLine = 4_096
}
