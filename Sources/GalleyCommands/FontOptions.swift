import ArgumentParser
import BundledFonts
import Foundation
import TextLayout

/// Which fonts to use.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder of fonts with a manifest.json, in place of the bundled one.", valueName: "folder"))
  var fonts: String?

  /// The fonts, opened, with those of a team's own files.
  func library(withFiles files: [String] = []) throws -> FontLibrary {
    let library = try FontLibrary(directory: BundledFonts.locate(override: fonts))
    for file in files { try library.register(URL(fileURLWithPath: file)) }
    return library
  }
}
