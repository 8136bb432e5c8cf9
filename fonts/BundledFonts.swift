package import BundledFiles
package import Foundation

/// Locates this folder's fonts at run time.
package enum BundledFonts {
  /// The folder that holds the fonts and their `manifest.json`.
  ///
  /// Looks only in `override` if it is given, otherwise where `BundledFolder` looks. A folder that contains a manifest
  /// is accepted; no file is read.
  ///
  /// - Parameter override: A folder that the user named.
  package static func locate(override: URL? = nil) throws(BundledFontsError) -> URL {
    do throws(BundledFolderError) {
      guard let override else { return try folder.locate() }
      return try folder.locate(among: [override])
    } catch {
      throw .notFound(error)
    }
  }

  /// The bundle's name is SwiftPM's: package, underscore, target.
  static let folder = BundledFolder(
    bundled: "galley_BundledFonts.resources/Files", installed: "share/galley/fonts",
    inSources: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Files", isDirectory: true),
    mark: "manifest.json")
}

/// A reason why the bundled fonts cannot be used.
package enum BundledFontsError: Error, Equatable {
  /// No folder contains a manifest of fonts.
  case notFound(BundledFolderError)
}

extension BundledFontsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let error):
      "The fonts were not found: \(error.places). Install Galley again, keep 'galley_BundledFonts.resources' beside the "
        + "executable, or name a folder of fonts with --fonts."
    }
  }
}
