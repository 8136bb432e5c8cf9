import Glibc
import Synchronization

/// Detects whether a client is still waiting for the answer to its request. It may be used on any thread until the
/// answer is sent.
package final class ClientWatch: Sendable {
  private let descriptor: CInt
  /// Whether the client understands interim responses (RFC 9110, section 15.2).
  private let readsInterimAnswers: Bool
  private let isAsked = Atomic(false)
  /// Happens when the server is stopped.
  private let stop: PolledEvent

  init(_ descriptor: CInt, of head: HTTPHead, until stop: PolledEvent) {
    (self.descriptor, self.stop) = (descriptor, stop)
    readsInterimAnswers = head.minorVersion > 0
  }

  /// Whether the client is still connected.
  ///
  /// A client that has shut down its sending side may still be waiting. To find out, it is sent `100 Continue`, which
  /// clients ignore; if the client has closed the connection, it responds with a reset, which the next call detects.
  package var isWaiting: Bool {
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

  /// Waits for an event, but no longer than the client does, the server runs, or the deadline allows. It looks at
  /// nothing in between: the thread sleeps until one of them happens.
  func wait(for event: PolledEvent, by deadline: Deadline) {
    var polled = [
      pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: Self.halfClosed), revents: 0),
      pollfd(fd: event.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while !event.hasHappened, !stop.hasHappened, !deadline.hasPassed, isWaiting {
      guard poll(&polled, nfds_t(polled.count), deadline.milliseconds) > 0 else { continue }
      // A client that has only ended its own side is reported once; later polls report a reset alone.
      if Int32(polled[0].revents) & Self.halfClosed != 0 { polled[0].events = 0 }
    }
  }

  /// `POLLRDHUP` from Linux's poll.h, which C only declares with `_GNU_SOURCE`.
  private static let halfClosed: Int32 = 0x2000
}
