package import Foundation

/// Where the fonts of this folder are at run time.
///
/// They are found without SwiftPM's `Bundle.module`, which traps in an executable that was copied elsewhere.
package enum BundledFonts {
  /// The folder that holds the fonts and their `manifest.json`.
  ///
  /// Looks in `override` alone if it is given; else beside the running executable (symbolic links resolved), then in the
  /// sources it was built from. A folder counts if it holds a manifest; nothing is read.
  ///
  /// - Parameter override: The path a person asked for; a relative one starts at the working directory.
  package static func locate(override: String? = nil) throws(BundledFontsError) -> URL {
    if let override { return try locate(among: [URL(fileURLWithPath: override, isDirectory: true)]) }
    let beside = runningExecutable.map(folders(beside:)) ?? []
    return try locate(among: beside + [inSources])
  }

  static func locate(among folders: [URL]) throws(BundledFontsError) -> URL {
    let found = folders.first { folder in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(manifestName).path)
    }
    guard let found else { throw .notFound(lookedIn: folders.map(\.relativePath)) }
    return found
  }

  static let manifestName = "manifest.json"

  /// The bundle's name is SwiftPM's: package, underscore, target.
  static let bundledFolder = "galley_BundledFonts.resources/Files"

  /// Where a program that was installed as `prefix/bin/galley` has its fonts below `prefix`.
  static let installedFolder = "share/galley/fonts"

  /// Where an executable's fonts may be: in the resources that SwiftPM puts beside it, or installed with it.
  static func folders(beside executable: URL) -> [URL] {
    let folder = executable.deletingLastPathComponent()
    return [
      folder.appendingPathComponent(bundledFolder, isDirectory: true),
      folder.deletingLastPathComponent().appendingPathComponent(installedFolder, isDirectory: true),
    ]
  }

  /// Nil where the system does not say which file is running.
  private static var runningExecutable: URL? {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).map { URL(fileURLWithPath: $0) }
  }

  private static var inSources: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Files", isDirectory: true)
  }
}

/// Why there are no fonts to set text in.
package enum BundledFontsError: Error, Equatable {
  /// None of these folders, in the order they were tried, holds a font manifest.
  case notFound(lookedIn: [String])
}

extension BundledFontsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let folders):
      "The fonts were not found: no '\(BundledFonts.manifestName)' in "
        + folders.map { "'\($0)'" }.joined(separator: " or ")
        + ". Install Galley again, keep 'galley_BundledFonts.resources' beside the executable, "
        + "or name a folder of fonts with --fonts."
    }
  }
}
