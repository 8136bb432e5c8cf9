import Glibc
import Synchronization

/// Whether a client still waits for the answer to its request. It may be asked on any thread, until that is sent.
final class ClientWatch: Sendable {
  private let descriptor: CInt
  /// Whether clients know what to do with an interim answer (RFC 9110, section 15.2).
  private let readsInterimAnswers: Bool
  private let isAsked = Atomic(false)

  init(_ descriptor: CInt, of head: HTTPHead) {
    self.descriptor = descriptor
    readsInterimAnswers = head.minorVersion > 0
  }

  /// False once the connection is gone.
  ///
  /// A client that has ended its own side may wait all the same: whether it does, the answer to something sent to it tells.
  /// `100 Continue` is what clients pass over, and a connection that nobody has any more is reset by it, which the next
  /// call sees.
  var isWaiting: Bool {
    var polled = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: Self.halfClosed), revents: 0)
    guard poll(&polled, 1, 0) > 0 else { return true }
    let events = Int32(polled.revents)
    guard events & (POLLERR | POLLHUP | POLLNVAL) == 0 else { return false }
    if readsInterimAnswers, !isAsked.exchange(true, ordering: .relaxed) {
      let interim = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
      _ = send(descriptor, interim, interim.count, CInt(MSG_NOSIGNAL) | CInt(MSG_DONTWAIT))
    }
    return true
  }

  /// `POLLRDHUP` of Linux's poll.h, which C sees with `_GNU_SOURCE` alone.
  private static let halfClosed: Int32 = 0x2000
}
