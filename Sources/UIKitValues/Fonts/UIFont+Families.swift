public import Foundation
import TextLayout

extension UIFont {
  /// The names of all families, in the order of the fonts folder, then those of registered files by name.
  public class var familyNames: [String] { FontRegistry.library.familyNames }

  /// The PostScript names of a family's faces; empty for a family that is not there.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontRegistry.library.fontNames(family: familyName)
  }

  /// Makes the fonts of a file known: every face of a `.ttf`, `.otf`, `.ttc`, `.woff` or `.woff2` file, and the named
  /// places of a variable font. They are found by PostScript name and by family.
  ///
  /// They come before the bundled fonts of the same names; the system font stays what it is.
  ///
  /// Galley's own, in the place of `CTFontManagerRegisterFontsForURL` and of `UIAppFonts` in an `Info.plist`. A file
  /// may be registered again; the order of files does not matter.
  ///
  /// - Returns: their PostScript names, in the file's order.
  /// - Throws: a `FontError` for a file that cannot be used, or one that has another font than a file registered before
  ///   under the same name.
  @discardableResult
  public class func registerFonts(at url: URL) throws -> [String] {
    try FontRegistry.register(url)
  }
}
