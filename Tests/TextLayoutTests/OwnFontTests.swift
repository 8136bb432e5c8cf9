import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import TextLayout

/// A team's own fonts with the names of bundled fonts, or of other teams' fonts.
@Suite struct OwnFontTests {
  private let base: FontLibrary
  private let folder: URL

  init() throws {
    base = try FontLibrary(directory: BundledFonts.locate())
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A copy of a bundled font at half its size.
  private func halved(_ path: String) throws -> URL {
    let url = folder.appendingPathComponent(path.replacing("/", with: "-"))
    try #require(FontCopies.halved(Data(contentsOf: base.directory.appendingPathComponent(path)))).write(to: url)
    return url
  }

  private func overlay(_ urls: URL...) throws -> FontLibrary {
    var files = FontFiles()
    for url in urls { try files.add(url) }
    return FontLibrary(files, over: base)
  }

  private func width(_ text: String, _ font: FontInstance?, in library: FontLibrary) throws -> Double {
    let font = TextFont(cascade: library.cascade(for: try #require(font)), pointSize: 20)
    return TextLayoutEngine.shared.layout(text, font: font).size.width
  }

  @Test(arguments: [
    ("Inter/Inter-Regular.otf", "Inter-Regular", "Inter"),
    ("RobotoSlab/RobotoSlab-Regular.otf", "RobotoSlab-Regular", "Roboto Slab"),
    ("NotoSans/NotoSans-Regular.ttf", "NotoSans-Regular", "Noto Sans"),
  ])
  func aTeamsOwnFontComesBeforeTheBundledOneOfItsName(file: String, name: String, family: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try overlay(try halved(file))
    let bundled = try width("Hamburg", base.font(named: name), in: base)
    for own in [library.font(named: name), library.font(family: family, closestTo: FontTraits())] {
      // Glyph positions are stored in 1/64 of a pixel.
      #expect(abs(try width("Hamburg", own, in: library) - bundled / 2) < 1)
    }
    #expect(library.fontNames.filter { $0 == name }.count == 1)
    #expect(library.familyNames.filter { $0 == family }.count == 1)
    // The underlying library is unchanged.
    #expect(try width("Hamburg", base.font(named: name), in: base) == bundled)
  }

  @Test func theSystemFontAndTheFallbacksStayTheBundledOnes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try overlay(
      try halved("Inter/Inter-Regular.otf"), try halved("NotoSansHebrew/NotoSansHebrew-Regular.ttf"))
    let system = library.systemFont(weight: 400, italic: false, size: 17)
    #expect(system == base.systemFont(weight: 400, italic: false, size: 17))
    let text = TextLayoutEngine.shared.layout(
      "a\u{5D0}", font: TextFont(cascade: library.cascade(for: system), pointSize: 17))
    #expect(text.lines.flatMap(\.runs).map(\.font) == [system, base.font(named: "NotoSansHebrew-Regular")])
  }

  /// On a device a family has exactly the faces that were registered with it.
  @Test func aTeamsOwnFamilyHasItsOwnFacesAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try overlay(try halved("RobotoSlab/RobotoSlab-Regular.otf"))
    #expect(library.fontNames(family: "Roboto Slab") == ["RobotoSlab-Regular"])
    let bold = library.font(family: "Roboto Slab", closestTo: FontTraits(weight: 700))
    #expect(bold == library.font(named: "RobotoSlab-Regular"))
    #expect(library.font(named: "RobotoSlab-Bold") == base.font(named: "RobotoSlab-Bold"))
  }

  /// `expected.json`: an A advances 600 units of 1000 in one font, and 780 in the other.
  @Test func librariesWhoseFontsClashDoNotMix() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (
      try overlay(FontFixtures.url("Pair.ttc")), try overlay(FontFixtures.url("PairAgain.ttf"))
    )
    for _ in 0..<2 {
      #expect(try width("A", first.font(named: "GalleyPair-Regular"), in: first) == 12)
      #expect(abs(try width("A", second.font(named: "GalleyPair-Regular"), in: second) - 15.6) < 1e-9)
    }
    #expect(base.font(named: "GalleyPair-Regular") == nil)
  }

  @Test func registeredFilesComeBeforeTheBundledFontsToo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try halved("Inter/Inter-Regular.otf")
    let fonts = try base.register(url)
    #expect(base.font(named: "Inter-Regular") == fonts.first)
    #expect(fonts.first?.file.path == url.path)
    let over = FontLibrary(FontFiles(), over: base)
    #expect(over.font(named: "Inter-Regular") == fonts.first)
  }
}
