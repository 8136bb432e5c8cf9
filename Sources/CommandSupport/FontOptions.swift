package import ArgumentParser
import BundledFonts
package import Foundation
import Snapshots
package import TextLayout

/// The options that select fonts.
package struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of fonts with a manifest.json, to use instead of the bundled fonts.", valueName: "folder"))
  package var fonts: String?

  /// The selected folder.
  package var folder: URL? { fonts.map { URL(exactPath: $0, isDirectory: true) } }

  package init() {}

  /// The selected fonts, opened, with those in a team's own files.
  package func library(withFiles files: [String] = []) throws -> FontLibrary {
    let library = try FontLibrary(directory: BundledFonts.locate(override: folder))
    for file in files { try library.register(URL(exactPath: file)) }
    return library
  }
}
