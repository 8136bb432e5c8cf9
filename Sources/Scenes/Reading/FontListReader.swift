import Foundation
import TextLayout

/// Reads the font files that a catalogue file names, whose fonts its own scenes find before all others.
enum FontListReader {
  static let key = "fonts"

  /// The files of the list, in its order.
  ///
  /// - Throws: when it is no list of paths, or a file is not there.
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
  /// - Throws: for the first that cannot be used, or has a font of the same name as one before it.
  static func open(_ files: [(place: Value, file: FilePath)]) throws(SceneError) -> SceneFonts {
    var fonts = FontFiles()
    for (place, file) in files {
      do throws(FontError) {
        try fonts.add(file.url)
      } catch {
        // The place of the catalogue on this machine has no part in what is said of it.
        let reason = files.reduce(String(describing: error)) { $0.replacing($1.file.url.path, with: $1.file.path) }
        throw place.error(.unusableFont(reason))
      }
    }
    return SceneFonts(fonts)
  }
}
