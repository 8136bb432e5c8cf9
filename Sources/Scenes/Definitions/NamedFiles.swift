import Foundation
import Synchronization

/// The files that a catalogue file names, and those that it includes, gathered while it is read: whatever happens to
/// one of them, the file has to be read again. One that is not there is among them.
final class NamedFiles: Sendable {
  /// Those of the file that is being read.
  @TaskLocal static var current: NamedFiles?

  private let gathered = Mutex<Set<String>>([])

  func add(_ url: URL) { _ = gathered.withLock { $0.insert(url.path) } }

  /// Their paths.
  var paths: Set<String> { gathered.withLock { $0 } }
}
