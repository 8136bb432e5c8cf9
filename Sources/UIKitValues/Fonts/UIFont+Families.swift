public import Foundation
import TextLayout

extension UIFont {
  /// The names of all families, in the order of the fonts folder, then those of registered files by name, then those that
  /// come with iOS, for which a bundled font stands in.
  public class var familyNames: [String] {
    let names = FontRegistry.library.familyNames
    return names + PlatformFonts.familyNames.filter { !names.contains($0) }
  }

  /// The PostScript names of a family's faces; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let names = FontRegistry.library.fontNames(family: familyName)
    return names.isEmpty ? PlatformFonts.faces(family: familyName).map(\.postScriptName) : names
  }

  /// Registers the fonts of a file: every face of a `.ttf`, `.otf`, `.ttc`, `.woff` or `.woff2` file, and the named
  /// instances of a variable font. They are found by PostScript name and by family.
  ///
  /// They take precedence over bundled fonts of the same names; the system font is not affected.
  ///
  /// This is Galley's own method, in place of `CTFontManagerRegisterFontsForURL` and of `UIAppFonts` in an
  /// `Info.plist`. A file may be registered again; the order of files does not matter.
  ///
  /// - Returns: the fonts' PostScript names, in the file's order.
  /// - Throws: a `FontError` for a file that cannot be used, or that has a different font than an already registered
  ///   file under the same name.
  @discardableResult
  public class func registerFonts(at url: URL) throws -> [String] {
    try FontRegistry.register(url)
  }
}
