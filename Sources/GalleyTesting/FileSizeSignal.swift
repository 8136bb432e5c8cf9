import Foundation

/// The signal for a file that grows beyond the limit of file sizes (`ulimit -f`). Unless it is ignored, it ends the process,
/// and the results of its tests are lost.
enum FileSizeSignal {
  private static let isIgnored: Void = {
    // An existing handler stays.
    if let handler = signal(SIGXFSZ, SIG_IGN) { signal(SIGXFSZ, handler) }
  }()

  /// Ignores the signal: such a write fails with an error.
  static func ignore() { isIgnored }
}
