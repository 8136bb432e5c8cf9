import Foundation
import Synchronization

/// Collects the files that a catalogue file names or includes while it is read, missing ones as well: when any of them
/// changes, the catalogue file has to be read again.
final class NamedFiles: Sendable {
  /// The collector for the file that is being read.
  @TaskLocal static var current: NamedFiles?

  private let gathered = Mutex<Set<String>>([])

  func add(_ url: URL) { _ = gathered.withLock { $0.insert(url.path) } }

  /// Their paths.
  var paths: Set<String> { gathered.withLock { $0 } }
}
