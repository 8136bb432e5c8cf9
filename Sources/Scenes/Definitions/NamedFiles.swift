import Foundation
import Synchronization

/// The files that a catalogue file names, and those that it includes, gathered while it is read: whatever happens to
/// one of them, the file has to be read again. One that is not there is among them.
final class NamedFiles: Sendable {
  /// Those of the file that is being read.
  @TaskLocal static var current: NamedFiles?

  private let gathered = Mutex<Set<String>>([])

  func add(_ url: URL) { _ = gathered.withLock { $0.insert(SceneFile.stem(ofFile: url.path)) } }

  var stems: Set<String> { gathered.withLock { $0 } }
}

extension SceneFile {
  /// A path without what files of one picture differ in: `images/icon` stands for `images/icon.png`, `icon@2x.png` and
  /// so on.
  package static func stem(ofFile path: String) -> String {
    var stem = path.hasSuffix(".png") ? path.dropLast(4) : path[...]
    if let scale = ["@1x", "@2x", "@3x"].first(where: stem.hasSuffix) { stem = stem.dropLast(scale.count) }
    return String(stem)
  }
}
