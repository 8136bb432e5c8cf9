import BundledFonts
import Dispatch
import Foundation
import Testing

@testable import TextLayout

@Suite struct FontRegistrationTests {
  private func library(_ names: String...) throws -> FontLibrary {
    let library = try FontLibrary(directory: BundledFonts.locate())
    for name in names { try library.register(FontFixtures.url(name)) }
    return library
  }

  @Test func aFileGivesAllItsFaces() throws {
    let library = try library()
    let pair = try library.register(FontFixtures.url("Pair.ttc")).map(\.postScriptName)
    #expect(pair == ["GalleyPair-Regular", "GalleyPair-BoldItalic"])
    let web = try library.register(FontFixtures.url("Plain.woff2")).map(\.postScriptName)
    #expect(web == ["GalleyPlain-Regular"])
    #expect(library.font(named: "GalleyPair-BoldItalic")?.faceIndex == 1)
  }

  /// The file has four named instances; its default is one of them.
  @Test func aVariableFontGivesItsNamedPlaces() throws {
    let library = try library()
    let fonts = try library.register(FontFixtures.url("Axes.ttf"))
    #expect(
      fonts.map(\.postScriptName) == [
        "GalleyAxes-Regular", "GalleyAxes-Bold", "GalleyAxes-Condensed", "GalleyAxes-BoldSlanted",
      ])
    let bold = try #require(library.font(named: "GalleyAxes-Bold"))
    #expect(FontFixtures.width("A", in: bold) == 720)  // instancer at wght=700, expected.json
  }

  @Test func theOrderOfRegistrationDoesNotMatter() throws {
    let (first, second) = (
      try library("Pair.ttc", "Axes.ttf", "PairCondensedLight.ttf"),
      try library("PairCondensedLight.ttf", "Pair.ttc", "Axes.ttf")
    )
    #expect(first.fontNames == second.fontNames)
    #expect(first.familyNames == second.familyNames)
    for weight in stride(from: 100.0, through: 900, by: 50) {
      for width in [75.0, 90, 100, 125] {
        for isItalic in [false, true] {
          let traits = FontTraits(weight: weight, width: width, isItalic: isItalic)
          for family in ["Galley Pair", "Galley Axes"] {
            let font = first.font(family: family, closestTo: traits)
            #expect(font?.identity == second.font(family: family, closestTo: traits)?.identity)
          }
        }
      }
    }
  }

  @Test func aFileMayBeRegisteredTwice() throws {
    let library = try library("Pair.ttc")
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).ttc")
    try FileManager.default.copyItem(at: FontFixtures.url("Pair.ttc"), to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let fonts = try library.register(FontFixtures.url("Pair.ttc"))
    #expect(try library.register(copy) == fonts)
    #expect(fonts.first == library.font(named: "GalleyPair-Regular"))
  }

  @Test func filesMayBeRegisteredAtTheSameTime() throws {
    let library = try library()
    let names = ["Axes.ttf", "Pair.ttc", "Plain.woff2", "PairCondensedLight.ttf", "Mono.ttf"]
    DispatchQueue.concurrentPerform(iterations: 40) { index in
      _ = try? library.register(FontFixtures.url(names[index % names.count]))
      _ = library.font(family: "Galley Axes", closestTo: FontTraits(weight: Double(100 + index * 20)))
    }
    #expect(library.fontNames.filter { $0.hasPrefix("Galley") }.count == 9)
    #expect(library.faults.isEmpty)
  }

  @Test func aBundledFontMayBeRegisteredToo() throws {
    let library = try library()
    let file = library.directory.appendingPathComponent("RobotoSlab/RobotoSlab-Bold.otf")
    #expect(try library.register(file).first == library.font(named: "RobotoSlab-Bold"))
  }

  @Test func twoFontsOfOneNameAreAnError() throws {
    let library = try library("Pair.ttc")
    let url = FontFixtures.url("PairAgain.ttf")
    let other = FontFixtures.url("Pair.ttc").path
    let error = #expect(throws: FontError.self) { try library.register(url) }
    #expect(error == .sameName(postScriptName: "GalleyPair-Regular", path: url.path, other: other))
    let message = "'\(url.path)' has a font named 'GalleyPair-Regular', and so has '\(other)'. Register one of them."
    #expect(error?.description == message)
  }

  @Test func aFileThatIsNoFontIsAnError() throws {
    let library = try library()
    #expect(throws: FontError.self) { try library.register(FontFixtures.url("README.md")) }
    #expect(throws: FontError.self) { try library.register(FontFixtures.url("no-such-file.ttf")) }
    #expect(library.faults.isEmpty)
  }

  // MARK: Families

  @Test(arguments: [
    (400.0, 100.0, false, "GalleyPair-Regular"), (900, 100, true, "GalleyPair-BoldItalic"),
    (900, 100, false, "GalleyPair-Regular"), (400, 80, false, "GalleyPair-CondensedLight"),
    (100, 60, true, "GalleyPair-BoldItalic"),
  ])
  func aFamilyGivesTheNearestFace(weight: Double, width: Double, isItalic: Bool, name: String) throws {
    let library = try library("Pair.ttc", "PairCondensedLight.ttf")
    let traits = FontTraits(weight: weight, width: width, isItalic: isItalic)
    #expect(library.font(family: "Galley Pair", closestTo: traits)?.postScriptName == name)
  }

  @Test func aVariableFamilyIsPlacedWhereItIsAskedFor() throws {
    let library = try library("Axes.ttf")
    for place in try FontFixtures.expected.get().places where place.place["opsz"] == nil {
      let traits = FontTraits(weight: place.place["wght"] ?? 400, width: place.place["wdth"] ?? 100)
      let font = try #require(library.font(family: "Galley Axes", closestTo: traits))
      #expect(FontFixtures.width("A", in: font) == place.advanceOfA, "at \(place.place)")
    }
    #expect(library.font(family: "Galley Axes", closestTo: FontTraits()) == library.font(named: "GalleyAxes-Regular"))
    let bold = library.font(family: "Galley Axes", closestTo: FontTraits(weight: 700))
    #expect(bold == library.font(named: "GalleyAxes-Bold"))
  }

  @Test func opticalSizeFollowsThePointSize() throws {
    let font = try #require(library("Axes.ttf").font(named: "Galley Axes"))
    for place in try FontFixtures.expected.get().places {
      guard let size = place.place["opsz"], place.place.count == 1 else { continue }
      let library = try library("Axes.ttf")
      let own = try #require(library.font(named: font.postScriptName))
      let sized = library.font(own, size: size)
      #expect(FontFixtures.width("A", in: sized) == place.advanceOfA)
      #expect(library.font(own, size: size) == sized)
    }
  }

  @Test func facesAreFoundByTheirStylesName() throws {
    let library = try library("Pair.ttc", "Axes.ttf")
    #expect(library.font(family: "Galley Pair", style: "Bold Italic")?.postScriptName == "GalleyPair-BoldItalic")
    #expect(library.font(family: "Galley Axes", style: "Condensed")?.postScriptName == "GalleyAxes-Condensed")
    #expect(library.font(family: "Galley Pair", style: "Heavy") == nil)
    #expect(library.fontNames(family: "Galley Pair") == ["GalleyPair-BoldItalic", "GalleyPair-Regular"])
    #expect(library.fontNames(family: "No Such Family").isEmpty)
  }

  // MARK: Cascades

  @Test func fontsAskedForComeBeforeTheFallbacks() throws {
    let library = try library("Plain.ttf")
    let (plain, slab) = (
      try #require(library.font(named: "GalleyPlain-Regular")), try #require(library.font(named: "RobotoSlab-Regular"))
    )
    let japanese = try #require(library.font(named: "NotoSansCJKjp-Regular"))
    let cascade = library.cascade(for: plain, then: [slab, japanese])
    #expect(cascade === library.cascade(for: plain, then: [slab, japanese]))
    let text = TextLayoutEngine().layout(
      "Ab\u{76F4}", font: TextFont(cascade: cascade, pointSize: 17), style: ParagraphStyle(language: "zh-Hans"))
    let names = text.lines.flatMap(\.runs).map(\.font.postScriptName)
    #expect(names == ["GalleyPlain-Regular", "RobotoSlab-Regular", "NotoSansCJKjp-Regular"])
  }
}
