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

  /// Ends the connection such that a client which is still sending can read the last answer. Closing a socket with
  /// unread bytes would reset the connection, and the client might lose the answer.
  func finish(by deadline: Deadline) {
    guard shutdown(descriptor, CInt(SHUT_WR)) == 0 else { return }
    while !deadline.hasPassed {
      let count = recv(descriptor, &chunk, chunk.count, CInt(MSG_DONTWAIT))
      if count > 0 { continue }
      guard count < 0, [EAGAIN, EWOULDBLOCK, EINTR].contains(errno), isReady(POLLIN, by: deadline) else { return }
    }
  }

  /// Makes the thread that handles a connection end it. It may be called from any thread.
  static func shutDown(_ descriptor: CInt) { shutdown(descriptor, CInt(SHUT_RDWR)) }
}
