import Glibc

/// The reason why a request is not answered as usual.
enum Interruption: Error, Equatable {
  /// The request is invalid; the client gets an error.
  case fault(HTTPFault)
  /// The client has disconnected, or does not read.
  case gone
}

/// The socket of one client, with a buffer of bytes that have arrived but have not been read. Used by one thread.
final class Connection {
  let descriptor: CInt
  private var buffer: [UInt8] = []
  /// The index in the buffer of the first unread byte.
  private var start = 0
  var chunk = [UInt8](repeating: 0, count: 65_536)

  init(_ descriptor: CInt) {
    self.descriptor = descriptor
    // Answers are written whole, so delaying small packets (Nagle's algorithm) gains nothing.
    var yes: CInt = 1
    setsockopt(descriptor, CInt(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<CInt>.size))
  }

  deinit { close(descriptor) }

  private var unread: ArraySlice<UInt8> { buffer[start...] }

  // MARK: Reading

  /// Waits for the first bytes of a request; false if none arrive by the deadline, or if the server stops.
  func hasRequest(by deadline: Deadline, or stop: PolledEvent) -> Bool {
    if start < buffer.count { return true }
    var polled = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&polled, 2, deadline.milliseconds) < 0, errno == EINTR {}
    return polled[0].revents != 0
  }

  /// Whether there are unread bytes.
  var hasBytes: Bool { start < buffer.count || isReady(POLLIN, milliseconds: 0) }

  /// The bytes up to an end mark, without it.
  ///
  /// - Parameter fault: the error if there are more than `limit`.
  func read(upTo mark: [UInt8], limit: Int, else fault: HTTPFault, by deadline: Deadline) throws(Interruption)
    -> ArraySlice<UInt8>
  {
    var searched = start
    while true {
      if let end = position(of: mark, from: searched) {
        guard end - start <= limit else { throw .fault(fault) }
        defer { start = end + mark.count }
        return buffer[start..<end]
      }
      guard buffer.count - start <= limit else { throw .fault(fault) }
      let seen = buffer.count - start
      try fill(by: deadline)
      searched = start + max(0, seen - mark.count + 1)
    }
  }

  /// The bytes before the empty line that ends a head; empty if the head is just an empty line.
  func readHead(limit: Int, else fault: HTTPFault, by deadline: Deadline) throws(Interruption) -> ArraySlice<UInt8> {
    while buffer.count - start < 2 { try fill(by: deadline) }
    if unread.starts(with: [13, 10]) {
      start += 2
      return []
    }
    return try read(upTo: [13, 10, 13, 10], limit: limit, else: fault, by: deadline)
  }

  /// Some of the next bytes: at least one, at most `limit`.
  func readSome(atMost limit: Int, by deadline: Deadline) throws(Interruption) -> ArraySlice<UInt8> {
    if start == buffer.count { try fill(by: deadline) }
    let bytes = unread.prefix(limit)
    start += bytes.count
    return bytes
  }

  private func position(of mark: [UInt8], from first: Int) -> Int? {
    var index = first
    while index + mark.count <= buffer.count {
      guard let next = buffer[index...].firstIndex(of: mark[0]), next + mark.count <= buffer.count else { return nil }
      if buffer[next..<next + mark.count].elementsEqual(mark) { return next }
      index = next + 1
    }
    return nil
  }

  /// Drops the bytes that were read from the buffer, and appends new ones.
  private func fill(by deadline: Deadline) throws(Interruption) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    while true {
      let count = recv(descriptor, &chunk, chunk.count, CInt(MSG_DONTWAIT))
      if count > 0 {
        buffer += chunk[..<count]
        return
      }
      guard count < 0, [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) else { throw .gone }
      guard isReady(POLLIN, by: deadline) else { throw .fault(.slowRequest(seconds: deadline.seconds)) }
    }
  }

  func isReady(_ event: Int32, by deadline: Deadline) -> Bool {
    while !deadline.hasPassed {
      if isReady(event, milliseconds: deadline.milliseconds) { return true }
    }
    return false
  }

  func isReady(_ event: Int32, milliseconds: CInt) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&polled, 1, milliseconds) > 0
  }
}
