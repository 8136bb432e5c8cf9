package import BundledFiles
package import Foundation

/// Where the fonts of this folder are at run time.
package enum BundledFonts {
  /// The folder that holds the fonts and their `manifest.json`.
  ///
  /// Looks in `override` alone if it is given; else where `BundledFolder` does. A folder counts if it holds a manifest;
  /// nothing is read.
  ///
  /// - Parameter override: The folder a person asked for.
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

/// Why there are no fonts to set text in.
package enum BundledFontsError: Error, Equatable {
  /// No folder holds a font manifest.
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
