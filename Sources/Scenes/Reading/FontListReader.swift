import Foundation
import TextLayout

/// Reads the font files that a catalogue file names. Its own scenes look for fonts in them first.
enum FontListReader {
  static let key = "fonts"

  /// The files of the list, in order.
  ///
  /// - Throws: if it is not a list of paths, or a file is missing.
  static func read(_ value: Value, in folder: URL) throws(SceneError) -> [(place: Value, file: FilePath)] {
    let values = try value.list("a list of font files", ofTexts: true)
    guard values.count <= ReadingLimits.fontFiles else {
      throw value.error(.tooLarge(what: "the list of font files", limit: "\(ReadingLimits.fontFiles)"))
    }
    var files: [(place: Value, file: FilePath)] = []
    for value in values {
      files.append((value, try FilePath(value, in: folder, expected: "a font file's path")))
    }
    return files
  }

  /// Opens the files' fonts.
  ///
  /// - Throws: for the first file that cannot be used, or that has a font with the name of an earlier one.
  static func open(_ files: [(place: Value, file: FilePath)]) throws(SceneError) -> SceneFonts {
    var fonts = FontFiles()
    for (place, file) in files {
      do throws(FontError) {
        try fonts.add(file.url)
      } catch {
        // Messages must not contain the catalogue's location on this machine.
        let reason = files.reduce(String(describing: error)) { $0.replacing($1.file.url.path, with: $1.file.path) }
        throw place.error(.unusableFont(reason))
      }
    }
    return SceneFonts(fonts)
  }
}
