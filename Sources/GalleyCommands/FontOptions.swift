import ArgumentParser
import BundledFonts
import TextLayout

/// Which fonts to use.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder of fonts with a manifest.json, in place of the bundled one.", valueName: "folder"))
  var fonts: String?

  /// The fonts, opened.
  func library() throws -> FontLibrary {
    try FontLibrary(directory: BundledFonts.locate(override: fonts))
  }
}
