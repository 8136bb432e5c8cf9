import ArgumentParser
import BundledFonts
import Foundation
import Snapshots
import TextLayout

/// Which fonts to use.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder of fonts with a manifest.json, in place of the bundled one.", valueName: "folder"))
  var fonts: String?

  /// The folder that was asked for.
  var folder: URL? { fonts.map { URL(exactPath: $0, isDirectory: true) } }

  /// The fonts, opened, with those of a team's own files.
  func library(withFiles files: [String] = []) throws -> FontLibrary {
    let library = try FontLibrary(directory: BundledFonts.locate(override: folder))
    for file in files { try library.register(URL(exactPath: file)) }
    return library
  }
}
