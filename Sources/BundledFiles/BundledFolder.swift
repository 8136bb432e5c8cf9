package import Foundation

/// A folder of files that Galley has with it: fonts, or the parts of a page.
///
/// It is found without SwiftPM's `Bundle.module`, which traps in an executable that was copied elsewhere.
package struct BundledFolder: Sendable {
  /// Where SwiftPM puts the folder, beside the executable: `galley_Target.resources/Folder`.
  package let bundled: String
  /// Where it is below the prefix of a program that was installed as `prefix/bin/galley`.
  package let installed: String
  /// Where it is in the sources that the executable was built from.
  package let inSources: URL
  /// A file that the folder has, and no folder of other things.
  package let mark: String

  package init(bundled: String, installed: String, inSources: URL, mark: String) {
    (self.bundled, self.installed, self.inSources, self.mark) = (bundled, installed, inSources, mark)
  }

  /// The first place with the mark: beside the running executable (symbolic links resolved), then in the sources.
  /// Nothing is read.
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

  /// Where an executable's folder may be: in the resources that SwiftPM puts beside it, or installed with it.
  package func folders(beside executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    return [
      folder.appendingPathComponent(bundled, isDirectory: true),
      folder.deletingLastPathComponent().appendingPathComponent(installed, isDirectory: true),
    ]
  }

  /// Nil where the system does not say which file is running.
  private static var runningExecutable: URL? {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map { URL(fileURLWithPath: $0) }
  }
}

/// A folder that should be with the program is not there.
package struct BundledFolderError: Error, Equatable {
  package let mark: String
  /// In the order they were tried.
  package let lookedIn: [String]

  package init(mark: String, lookedIn: [String]) { (self.mark, self.lookedIn) = (mark, lookedIn) }

  /// Where it was looked for, in words.
  package var places: String { "no '\(mark)' in " + lookedIn.map { "'\($0)'" }.joined(separator: " or ") }
}
