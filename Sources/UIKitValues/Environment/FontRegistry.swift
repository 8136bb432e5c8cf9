import BundledFonts
package import Foundation
import Synchronization
package import TextLayout

/// The fonts available to `UIFont`: the environment's or, where it has none, the process's.
package enum FontRegistry {
  /// The library of the bundled fonts and of registered files, opened when first needed.
  private static let process = Mutex<FontLibrary?>(nil)

  /// Registers the fonts of a file with the process's library and the environment's.
  ///
  /// - Returns: the fonts' PostScript names; none if there is no library.
  @discardableResult
  package static func register(_ file: URL) throws(FontError) -> [String] {
    let names = try (try? processLibrary())?.register(file).map(\.postScriptName)
    return try ViewEnvironment.current.fonts?.register(file).map(\.postScriptName) ?? names ?? []
  }

  /// The environment's library or, if it has none, the process's.
  ///
  /// A program that must not stop for missing fonts locates and opens them itself, and gets a typed error.
  package static var library: FontLibrary {
    if let fonts = ViewEnvironment.current.fonts { return fonts }
    do {
      return try processLibrary()
    } catch {
      preconditionFailure("UIFont was used, but no fonts are available. \(error)")
    }
  }

  /// The names of the fonts and families that are there, to be suggested for unknown ones.
  package static var names: [String] { library.fontNames + library.familyNames }

  private static func processLibrary() throws -> FontLibrary {
    try process.withLock { library in
      let known = try library ?? FontLibrary(directory: BundledFonts.locate(override: nil))
      library = known
      return known
    }
  }
}
