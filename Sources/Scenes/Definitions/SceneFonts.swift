import Synchronization
import TextLayout

/// A catalogue file's own fonts, for its own scenes.
final class SceneFonts: Sendable {
  private let files: FontFiles
  /// One for all scenes, so that what is kept of a text serves them all.
  private let made = Mutex<(base: FontLibrary, library: FontLibrary)?>(nil)

  init(_ files: FontFiles) { self.files = files }

  /// The fonts of `base` with the file's own before them.
  func library(over base: FontLibrary) -> FontLibrary {
    made.withLock { made in
      if let made, made.base === base { return made.library }
      let library = FontLibrary(files, over: base)
      made = (base, library)
      return library
    }
  }
}
