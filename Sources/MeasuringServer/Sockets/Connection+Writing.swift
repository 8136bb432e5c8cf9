import Glibc

extension Connection {
  func write(_ bytes: [UInt8], by deadline: Deadline) throws(Interruption) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        send(descriptor, rest.baseAddress, rest.count, CInt(MSG_NOSIGNAL))
      }
      if count > 0 {
        written += count
      } else {
        guard [EAGAIN, EWOULDBLOCK, EINTR].contains(errno), isReady(POLLOUT, by: deadline) else { throw .gone }
      }
    }
  }

  /// Ends the connection so that a client who is still sending reads the last answer: a socket that is closed with bytes
  /// that nobody read takes what it sent along.
  func finish(by deadline: Deadline) {
    guard shutdown(descriptor, CInt(SHUT_WR)) == 0 else { return }
    while !deadline.hasPassed {
      let count = recv(descriptor, &chunk, chunk.count, CInt(MSG_DONTWAIT))
      if count > 0 { continue }
      guard count < 0, [EAGAIN, EWOULDBLOCK, EINTR].contains(errno), isReady(POLLIN, by: deadline) else { return }
    }
  }

  /// Ends it whatever it does, from another thread.
  static func cut(_ descriptor: CInt) { shutdown(descriptor, CInt(SHUT_RDWR)) }
}
