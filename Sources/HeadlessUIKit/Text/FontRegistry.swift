import BundledFonts
package import Foundation
import Synchronization
package import TextLayout

/// The fonts that `UIFont` finds: one library for the process, or another one for as long as a scope lasts.
package enum FontRegistry {
  private struct State {
    var library: FontLibrary?
    /// Files that were registered, for a library that is installed later.
    var files: [URL] = []
  }

  private static let state = Mutex(State())

  @TaskLocal private static var scoped: FontLibrary?

  /// Calls `body` with `library` as the one that fonts are found in. Fonts made meanwhile keep theirs afterwards.
  package static func with<Value>(_ library: FontLibrary, _ body: () throws -> Value) rethrows -> Value {
    try $scoped.withValue(library, operation: body)
  }

  /// Makes `library` the process's own. Fonts made before keep theirs; files that were registered before are registered
  /// with it.
  package static func install(_ library: FontLibrary) {
    state.withLock { state in
      for file in state.files { _ = try? library.register(file) }
      state.library = library
    }
  }

  /// Makes the fonts of a file known, to the process's library and to that of the scope. As long as the process has
  /// none, they are registered with the one that will be installed.
  ///
  /// - Returns: the fonts' PostScript names; none as long as there is no library.
  @discardableResult
  package static func register(_ file: URL) throws(FontError) -> [String] {
    let names = try state.withLock { (state) throws(FontError) in
      let library = try? state.library ?? bundledLibrary()
      let names = try library?.register(file).map(\.postScriptName) ?? []
      state.library = library
      if !state.files.contains(file) { state.files.append(file) }
      return names
    }
    return try scoped?.register(file).map(\.postScriptName) ?? names
  }

  /// The library of the scope or, outside of any, the process's: the installed one or, if none was installed, that of
  /// the bundled fonts.
  ///
  /// A program that must not stop for missing fonts locates and installs them itself, and gets a typed error.
  package static var library: FontLibrary {
    if let scoped { return scoped }
    return state.withLock { state in
      if let library = state.library { return library }
      do {
        let library = try bundledLibrary()
        state.library = library
        return library
      } catch {
        preconditionFailure("UIFont was used, but there are no fonts. \(error)")
      }
    }
  }

  private static func bundledLibrary() throws -> FontLibrary {
    try FontLibrary(directory: BundledFonts.locate(override: nil))
  }
}
