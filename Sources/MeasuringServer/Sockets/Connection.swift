import Glibc

/// Why a request is not answered as usual.
enum Interruption: Error, Equatable {
  /// The client is told what is wrong with the request.
  case fault(HTTPFault)
  /// The client is gone, or does not read.
  case gone
}

/// The socket of one client, with the bytes that arrived and are not read yet. One thread uses it.
final class Connection {
  let descriptor: CInt
  private var buffer: [UInt8] = []
  /// The index in the buffer of the first byte that is not read yet.
  private var start = 0
  var chunk = [UInt8](repeating: 0, count: 65_536)

  init(_ descriptor: CInt) {
    self.descriptor = descriptor
    // Answers are written whole, so there is nothing to gain by waiting for more to send.
    var yes: CInt = 1
    setsockopt(descriptor, CInt(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<CInt>.size))
  }

  deinit { close(descriptor) }

  private var unread: ArraySlice<UInt8> { buffer[start...] }

  // MARK: Reading

  /// Waits until the first bytes of a request are there; false if there are none by the deadline, or when the server stops.
  func hasRequest(by deadline: Deadline, or stop: StopEvent) -> Bool {
    if start < buffer.count { return true }
    var polled = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&polled, 2, deadline.milliseconds) < 0, errno == EINTR {}
    return polled[0].revents != 0
  }

  /// Whether bytes have arrived that are not read yet.
  var hasBytes: Bool { start < buffer.count || isReady(POLLIN, milliseconds: 0) }

  /// The bytes up to an end mark, without it.
  ///
  /// - Parameter fault: what is wrong where there are more than `limit`.
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

  /// The bytes before the empty line that ends a head; none of an empty line.
  func readHead(limit: Int, else fault: HTTPFault, by deadline: Deadline) throws(Interruption) -> ArraySlice<UInt8> {
    while buffer.count - start < 2 { try fill(by: deadline) }
    if unread.starts(with: [13, 10]) {
      start += 2
      return []
    }
    return try read(upTo: [13, 10, 13, 10], limit: limit, else: fault, by: deadline)
  }

  /// Some of the bytes that come next: at least one, at most `limit`.
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

  /// Adds what has arrived to the buffer; what was read goes.
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
