import ArgumentParser
import BundledFonts
import HeadlessUIKit
import TextLayout

/// Which fonts to use.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder of fonts with a manifest.json, in place of the bundled one.", valueName: "folder"))
  var fonts: String?

  /// Makes the fonts those that `UIFont` finds.
  func install() throws {
    FontRegistry.install(try FontLibrary(directory: BundledFonts.locate(override: fonts)))
  }
}
