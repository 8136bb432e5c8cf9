package import Foundation

/// A folder of files that come with Galley, such as fonts or the parts of a page.
///
/// It is located without SwiftPM's `Bundle.module`, which traps in an executable that was copied elsewhere.
package struct BundledFolder: Sendable {
  /// The folder's path next to the executable, where SwiftPM puts it: `galley_Target.resources/Folder`.
  package let bundled: String
  /// The folder's path relative to the prefix of a program installed as `prefix/bin/galley`.
  package let installed: String
  /// The folder's location in the sources that the executable was built from.
  package let inSources: URL
  /// The name of a file in the folder by which it is recognised.
  package let mark: String

  package init(bundled: String, installed: String, inSources: URL, mark: String) {
    (self.bundled, self.installed, self.inSources, self.mark) = (bundled, installed, inSources, mark)
  }

  /// The first location with the mark: next to the running executable (with symbolic links resolved) or in the sources.
  /// No file is read.
  package func locate() throws(BundledFolderError) -> URL {
    try locate(among: (BundledFolder.runningExecutable.map(folders(beside:)) ?? []) + [inSources])
  }

  package func locate(among folders: [URL]) throws(BundledFolderError) -> URL {
    let found = folders.first { folder in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(mark).path)
    }
    guard let found else { throw BundledFolderError(mark: mark, lookedIn: folders.map(\.relativePath)) }
    return found
  }

  /// The possible locations for an executable: in the resources that SwiftPM puts next to it, or installed with it.
  package func folders(beside executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    return [
      folder.appendingPathComponent(bundled, isDirectory: true),
      folder.deletingLastPathComponent().appendingPathComponent(installed, isDirectory: true),
    ]
  }

  /// The running executable; nil if the system does not say.
  private static var runningExecutable: URL? {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map { URL(fileURLWithPath: $0) }
  }
}

/// A folder that should come with the program was not found.
package struct BundledFolderError: Error, Equatable {
  package let mark: String
  /// The locations in the order in which they were tried.
  package let lookedIn: [String]

  package init(mark: String, lookedIn: [String]) { (self.mark, self.lookedIn) = (mark, lookedIn) }

  /// The locations that were tried, in words.
  package var places: String { "no '\(mark)' in " + lookedIn.map { "'\($0)'" }.joined(separator: " or ") }
}
