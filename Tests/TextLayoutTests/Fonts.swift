import BundledFonts
import Foundation
import Testing

@testable import TextLayout

/// The fonts and fixtures the tests of this target use.
enum Fonts {
  static let library = try? FontLibrary(directory: BundledFonts.locate())
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

  static func font(_ name: String) throws -> FontInstance {
    guard let library else { throw FontError.noSystemFamily(path: "fonts") }
    return try #require(library.font(named: name), "no font \(name)")
  }

  /// The font with all fallbacks, at a size, without tracking.
  static func textFont(_ name: String = "Inter-Regular", size: Double = 17) throws -> TextFont {
    guard let library else { throw FontError.noSystemFamily(path: "fonts") }
    return TextFont(cascade: library.cascade(for: try font(name)), pointSize: size)
  }
}
