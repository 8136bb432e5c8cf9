import BundledFonts
package import Foundation
import Synchronization
package import TextLayout

/// The fonts that `UIFont` finds: the environment's or, where that says nothing, the process's.
package enum FontRegistry {
  /// The bundled fonts and those of registered files, opened when first asked for.
  private static let process = Mutex<FontLibrary?>(nil)

  /// Makes the fonts of a file known, to the process's library and to the environment's.
  ///
  /// - Returns: the fonts' PostScript names; none where there is no library.
  @discardableResult
  package static func register(_ file: URL) throws(FontError) -> [String] {
    let names = try (try? processLibrary())?.register(file).map(\.postScriptName)
    let installed = ViewEnvironment.installed.withLock(\.fonts)
    return try installed?.register(file).map(\.postScriptName) ?? names ?? []
  }

  /// The environment's library or, where that has none, the process's.
  ///
  /// A program that must not stop for missing fonts locates and opens them itself, and gets a typed error.
  package static var library: FontLibrary {
    if let fonts = ViewEnvironment.installed.withLock(\.fonts) { return fonts }
    do {
      return try processLibrary()
    } catch {
      preconditionFailure("UIFont was used, but there are no fonts. \(error)")
    }
  }

  private static func processLibrary() throws -> FontLibrary {
    try process.withLock { library in
      let known = try library ?? FontLibrary(directory: BundledFonts.locate(override: nil))
      library = known
      return known
    }
  }
}
