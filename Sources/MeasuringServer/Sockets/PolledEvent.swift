import Glibc
import Synchronization

/// An event that happens once, and that threads polling sockets can poll as well.
final class PolledEvent: Sendable {
  /// A descriptor that is readable once the event has happened.
  let descriptor: CInt
  private let source: CInt
  private let happened = Atomic(false)

  init() throws(ListenError) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (descriptor, source) = (ends[0], ends[1])
  }

  deinit { for end in [descriptor, source] { close(end) } }

  func happen() {
    guard !happened.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 0
    _ = write(source, &byte, 1)
  }

  var hasHappened: Bool { happened.load(ordering: .acquiring) }
}
