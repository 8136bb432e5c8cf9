import BundledFonts
package import TextLayout

/// The fonts of the texts: Latin with all fallbacks, without fallbacks, and faces with other units per em.
package enum FuzzedFonts {
  package static func cascades() throws -> [FontCascade] {
    let library = try FontLibrary(directory: BundledFonts.locate())
    let names = ["Inter-Regular", "NotoSans-Regular", "NotoSansArabic-Regular", "RobotoSlab-Regular"]
    let fonts = names.compactMap(library.font)
    return fonts.map { library.cascade(for: $0) } + fonts.prefix(1).map { FontCascade($0) }
  }
}
