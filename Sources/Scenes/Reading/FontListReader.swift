import Foundation
import HeadlessUIKit

/// Reads the font files that a catalogue file names, and makes their fonts known to every scene.
enum FontListReader {
  static let key = "fonts"

  /// The files of the list, in its order.
  ///
  /// - Throws: when it is no list of paths, or a file is not there.
  static func read(_ value: Value, in folder: URL) throws(SceneError) -> [(place: Value, file: FilePath)] {
    let values = try value.list("a list of font files")
    guard values.count <= ReadingLimits.fontFiles else {
      throw value.error(.tooLarge(what: "the list of font files", limit: "\(ReadingLimits.fontFiles)"))
    }
    var files: [(place: Value, file: FilePath)] = []
    for value in values {
      files.append((value, try FilePath(value, in: folder, expected: "a font file's path")))
    }
    return files
  }

  /// Registers the files: the first mistake, or nil.
  ///
  /// It is kept with the file's scenes and not with the file: whether a name is taken depends on the fonts in use, and
  /// the cases of a catalogue do not.
  static func register(_ files: [(place: Value, file: FilePath)]) -> SceneError? {
    for (place, file) in files {
      do {
        try FontRegistry.register(file.url)
      } catch {
        // The place of the catalogue on this machine has no part in what is said of it.
        let reason = String(describing: error).replacing(file.url.path, with: file.path)
        return place.error(.unusableFont(reason))
      }
    }
    return nil
  }
}
