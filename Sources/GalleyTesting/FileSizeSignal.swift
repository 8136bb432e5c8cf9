import Foundation

/// The signal for a file that grows beyond the limit of file sizes (`ulimit -f`), which ends a process unless it says
/// otherwise, and with it what its tests found.
enum FileSizeSignal {
  private static let isIgnored: Void = {
    // Whoever handles it goes on doing so.
    if let handler = signal(SIGXFSZ, SIG_IGN) { signal(SIGXFSZ, handler) }
  }()

  /// From now on such a write fails as any other.
  static func ignore() { isIgnored }
}
