import Glibc

/// A listening socket on 127.0.0.1.
final class Listener: Sendable {
  private let descriptor: CInt
  /// The port: the given one, or one that the system chose.
  let port: Int

  /// - Parameter port: the port; 0 for any free one.
  init(port: Int) throws(ListenError) {
    let type = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    descriptor = socket(AF_INET, type, 0)
    guard descriptor >= 0 else { throw .system(errno) }
    do {
      self.port = try Listener.listen(descriptor, port)
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func listen(_ descriptor: CInt, _ port: Int) throws(ListenError) -> Int {
    // Allows reusing a port while its last connections are in TIME_WAIT.
    var yes: CInt = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listens = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, size) == 0 && Glibc.listen(descriptor, SOMAXCONN) == 0
          && getsockname(descriptor, generic, &size) == 0
      }
    }
    if listens { return Int(UInt16(bigEndian: address.sin_port)) }
    switch errno {
    case EADDRINUSE: throw .portInUse(port)
    case EACCES: throw .portForbidden(port)
    case let number: throw .system(number)
    }
  }

  deinit { close(descriptor) }

  /// Refuses further clients.
  func end() { shutdown(descriptor, CInt(SHUT_RDWR)) }

  /// Waits for a client or for `stop`. After `stop` it returns the clients that are already waiting, then nil.
  func accept(or stop: PolledEvent) -> CInt? {
    while true {
      let client = Glibc.accept(descriptor, nil, nil)
      if client >= 0 {
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        _ = fcntl(client, F_SETFL, O_NONBLOCK)
        return client
      }
      let isWaiting = errno == EAGAIN || errno == EWOULDBLOCK
      if stop.hasHappened { return nil }
      // The connection was lost before it was accepted, or there are no more descriptors: wait a little.
      wait(or: stop, milliseconds: isWaiting ? -1 : 10, forClient: isWaiting)
    }
  }

  private func wait(or stop: PolledEvent, milliseconds: CInt, forClient: Bool) {
    var polled = [
      pollfd(fd: forClient ? descriptor : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&polled, nfds_t(polled.count), milliseconds)
  }
}
