import ArgumentParser
import BundledFonts
import Foundation
import Snapshots
import TextLayout

/// The options that select fonts.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder of fonts with a manifest.json, in place of the bundled one.", valueName: "folder"))
  var fonts: String?

  /// The selected folder.
  var folder: URL? { fonts.map { URL(exactPath: $0, isDirectory: true) } }

  /// The selected fonts, opened, with those in a team's own files.
  func library(withFiles files: [String] = []) throws -> FontLibrary {
    let library = try FontLibrary(directory: BundledFonts.locate(override: folder))
    for file in files { try library.register(URL(exactPath: file)) }
    return library
  }
}
