import BundledFonts
import Synchronization
package import TextLayout

/// The fonts that `UIFont` finds: one library for the process.
package enum FontRegistry {
  private static let installed = Mutex<FontLibrary?>(nil)

  /// Makes `library` the one that fonts are found in. Fonts made before keep theirs.
  package static func install(_ library: FontLibrary) { installed.withLock { $0 = library } }

  /// The installed library or, if none was installed, that of the bundled fonts.
  ///
  /// A program that must not stop for missing fonts locates and installs them itself, and gets a typed error.
  package static var library: FontLibrary {
    installed.withLock { installed in
      if let installed { return installed }
      do {
        let library = try FontLibrary(directory: BundledFonts.locate(override: nil))
        installed = library
        return library
      } catch {
        preconditionFailure("UIFont was used, but there are no fonts. \(error)")
      }
    }
  }
}
