import Synchronization
import TextLayout

/// A catalogue file's own fonts, for its own scenes.
final class SceneFonts: Sendable {
  private let files: FontFiles
  /// The library, shared by all scenes so that cached texts serve them all.
  private let made = Mutex<(base: FontLibrary, library: FontLibrary)?>(nil)

  init(_ files: FontFiles) { self.files = files }

  /// The file's own fonts, followed by those of `base`.
  func library(over base: FontLibrary) -> FontLibrary {
    made.withLock { made in
      if let made, made.base === base { return made.library }
      let library = FontLibrary(files, over: base)
      made = (base, library)
      return library
    }
  }
}
