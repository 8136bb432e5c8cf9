import ArgumentParser
import CommandSupport
import Gallery
import Renderers

/// The options for sheets of scenes, for people without a browser.
struct SheetOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Also write a sheet of each scene: all its cases as one picture and as pages of A4, sheets/file/scene.png and .pdf, "
        + "and those of all scenes in sheets.pdf."))
  var sheet = false

  @Option(
    help: ArgumentHelp(
      "Write sheets only of scenes whose path, file/scene, contains this text. Can be repeated.", valueName: "text"))
  var filter: [String] = []

  @OptionGroup var fonts: FontOptions

  func validate() throws {
    guard filter.isEmpty || sheet else {
      throw ValidationError("--filter needs --sheet: it selects which sheets are written.")
    }
  }

  /// The writer of sheets; nil if none were requested.
  func writing() throws -> SheetWriting? {
    guard sheet else { return nil }
    let library = try fonts.library()
    return MainActor.assumeIsolated {
      SheetWriting(SheetDrawing(fonts: library, Renderers.standard()), filters: filter)
    }
  }
}
