import Foundation
import Testing
import TextLayout
import UIKitTestSupport
import UIKitValues

/// Fonts that come with iOS, for which the system font stands in. Names, families, faces and traits: Apple's list of system
/// fonts, iosfonts.com, and what a Mac's font manager prints of the same files (mrJean1/PyCocoa, test_Fonts.py).
@MainActor @Suite(.ownEnvironment) struct PlatformFontTests {
  typealias Traits = UIFontDescriptor.SymbolicTraits

  struct Face: Sendable {
    let name: String
    let family: String
    let style: String
    var traits: Traits = []
    var standIn = UIFont.Weight.regular
  }

  nonisolated static let faces = [
    Face(name: "HelveticaNeue", family: "Helvetica Neue", style: "Regular"),
    Face(name: "HelveticaNeue-Bold", family: "Helvetica Neue", style: "Bold", traits: .traitBold, standIn: .bold),
    Face(name: "HelveticaNeue-UltraLight", family: "Helvetica Neue", style: "UltraLight", standIn: .ultraLight),
    Face(name: "HelveticaNeue-Thin", family: "Helvetica Neue", style: "Thin", standIn: .thin),
    Face(
      name: "HelveticaNeue-CondensedBold", family: "Helvetica Neue", style: "Condensed Bold",
      traits: [.traitBold, .traitCondensed], standIn: .bold),
    Face(name: "AvenirNext-Medium", family: "Avenir Next", style: "Medium", standIn: .medium),
    Face(
      name: "AvenirNextCondensed-DemiBold", family: "Avenir Next Condensed", style: "Demi Bold",
      traits: [.traitBold, .traitCondensed], standIn: .semibold),
    Face(name: "Avenir-Book", family: "Avenir", style: "Book"),
    Face(name: "Avenir-Black", family: "Avenir", style: "Black", traits: .traitBold, standIn: .black),
    Face(name: "Georgia", family: "Georgia", style: "Regular"),
    Face(name: "GillSans-UltraBold", family: "Gill Sans", style: "UltraBold", traits: .traitBold, standIn: .black),
    Face(name: "ArialMT", family: "Arial", style: "Regular"),
    Face(name: "Arial-BoldMT", family: "Arial", style: "Bold", traits: .traitBold, standIn: .bold),
    Face(name: "TrebuchetMS", family: "Trebuchet MS", style: "Regular"),
    Face(name: "TimesNewRomanPSMT", family: "Times New Roman", style: "Regular"),
    Face(name: "HiraginoSans-W6", family: "Hiragino Sans", style: "W6", traits: .traitBold, standIn: .semibold),
    Face(name: "PingFangSC-Semibold", family: "PingFang SC", style: "Semibold", traits: .traitBold, standIn: .semibold),
    Face(name: "Zapfino", family: "Zapfino", style: "Regular"),
  ]

  @Test(arguments: faces) func aFontOfIOSHasItsNames(face: Face) throws {
    let font = try #require(UIFont(name: face.name, size: 14))
    #expect(font.fontName == face.name && font.familyName == face.family && font.pointSize == 14)
    let descriptor = font.fontDescriptor
    #expect(descriptor.postscriptName == face.name && descriptor.symbolicTraits == face.traits)
    #expect(descriptor.object(forKey: .family) as? String == face.family)
    #expect(descriptor.object(forKey: .face) as? String == face.style)
    #expect(UIFont.familyNames.contains(face.family))
    #expect(UIFont.fontNames(forFamilyName: face.family).contains(face.name))
    #expect(font.withSize(20).fontName == face.name)
  }

  private func expectLooksLike(_ other: UIFont, _ font: UIFont) {
    #expect(font.ascender == other.ascender && font.descender == other.descender && font.leading == other.leading)
    #expect(font.lineHeight == other.lineHeight && font.capHeight == other.capHeight && font.xHeight == other.xHeight)
    func width(_ font: UIFont) -> CGFloat { "Hamburgefonstiv 0123".size(withAttributes: [.font: font]).width }
    #expect(width(font) == width(other))
    #expect(font != other, "the names differ")
  }

  @Test(arguments: faces) func theSystemFontOfItsWeightStandsIn(face: Face) throws {
    expectLooksLike(.systemFont(ofSize: 14, weight: face.standIn), try #require(UIFont(name: face.name, size: 14)))
  }

  @Test(arguments: [
    ("Georgia-Italic", "Italic"), ("Helvetica-Oblique", "Oblique"), ("TrebuchetMS-Italic", "Italic"),
    ("TimesNewRomanPS-ItalicMT", "Italic"), ("BodoniSvtyTwoITCTT-BookIta", "Book Italic"),
    ("BodoniSvtyTwoOSITCTT-BookIt", "Book Italic"), ("Avenir-BookOblique", "Book Oblique"),
  ])
  func theItalicSystemFontStandsInForItalics(name: String, style: String) throws {
    let font = try #require(UIFont(name: name, size: 14))
    expectLooksLike(.italicSystemFont(ofSize: 14), font)
    #expect(font.fontDescriptor.symbolicTraits == .traitItalic)
    #expect(font.fontDescriptor.object(forKey: .face) as? String == style)
  }

  @Test(arguments: ["Menlo-Regular", "Courier", "CourierNewPSMT"])
  func theMonospacedFontStandsInForMonospacedOnes(name: String) throws {
    let font = try #require(UIFont(name: name, size: 14))
    expectLooksLike(.monospacedSystemFont(ofSize: 14, weight: .regular), font)
    #expect(font.fontDescriptor.symbolicTraits == .traitMonoSpace)
  }

  @Test(arguments: [
    ("Helvetica Neue", "HelveticaNeue"), ("Avenir Next", "AvenirNext-Regular"), ("Avenir", "Avenir-Book"),
    ("Menlo", "Menlo-Regular"), ("Times New Roman", "TimesNewRomanPSMT"), ("Marker Felt", "MarkerFelt-Thin"),
    ("Hiragino Sans", "HiraginoSans-W3"), ("Futura", "Futura-Medium"),
  ])
  func aFamilysNameGivesItsRegularFace(family: String, name: String) {
    #expect(UIFont(name: family, size: 14)?.fontName == name)
    #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: family]), size: 14).fontName == name)
    #expect(UIKitFaults.take().isEmpty)
  }

  @Test func everyFaceIsFoundByItsName() {
    let families = UIFont.familyNames
    #expect(Set(families).count == families.count)
    for family in families where !FontRegistry.library.familyNames.contains(family) {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty && Set(names).count == names.count)
      for name in names {
        let font = UIFont(name: name, size: 10)
        #expect(font?.fontName == name && font?.familyName == family, "\(name)")
      }
    }
  }

  // MARK: Descriptors

  nonisolated static let changes: [(String, Traits, String)] = [
    ("Georgia", .traitBold, "Georgia-Bold"), ("Georgia", [.traitBold, .traitItalic], "Georgia-BoldItalic"),
    ("HelveticaNeue-Light", .traitItalic, "HelveticaNeue-LightItalic"), ("Georgia-Bold", [], "Georgia"),
    ("Menlo-Regular", .traitBold, "Menlo-Bold"), ("Menlo-Regular", [.traitBold, .traitMonoSpace], "Menlo-Bold"),
    ("AvenirNextCondensed-Regular", .traitBold, "AvenirNextCondensed-Bold"),
    ("Futura-Medium", .traitBold, "Futura-Bold"),
  ]

  @Test(arguments: changes)
  func traitsGiveAnotherFaceOfTheFamily(name: String, traits: Traits, other: String) throws {
    let font = try #require(UIFont(name: name, size: 14))
    let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(traits))
    let changed = UIFont(descriptor: descriptor, size: 0)
    #expect(changed.fontName == other && changed.pointSize == 14)
  }

  @Test func traitsThatNoFaceHasGiveNil() throws {
    #expect(UIFontDescriptor(name: "Zapfino", size: 14).withSymbolicTraits(.traitBold) == nil)
    #expect(UIFontDescriptor(name: "Georgia", size: 14).withSymbolicTraits(.traitMonoSpace) == nil)
  }

  @Test func aDescriptorNamesAFaceOrAFamily() {
    let next = UIFontDescriptor(fontAttributes: [.family: "Avenir Next"])
    #expect(next.withFace("Ultra Light").postscriptName == "AvenirNext-UltraLight")
    #expect(next.withFace("Demi Bold Italic").postscriptName == "AvenirNext-DemiBoldItalic")
    #expect(next.withFamily("Georgia").postscriptName == "Georgia")
    let heavy = next.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 14).fontName == "AvenirNext-Heavy")
    let verdana = UIFontDescriptor(fontAttributes: [.family: "Verdana"]).matchingFontDescriptors(withMandatoryKeys: nil)
    #expect(verdana.map(\.postscriptName) == UIFont.fontNames(forFamilyName: "Verdana") && verdana.count == 4)
    #expect(UIFont(descriptor: UIFontDescriptor(name: "Georgia-Bold", size: 14), size: 0).fontName == "Georgia-Bold")
    #expect(UIKitFaults.take().isEmpty)
  }

  /// Only system fonts follow the setting.
  @Test func boldTextDoesNotMakeItHeavier() throws {
    let bold = UITraitCollection(legibilityWeight: .bold)
    var font: UIFont?
    bold.performAsCurrent { font = UIFont(name: "Georgia", size: 14) }
    expectLooksLike(.systemFont(ofSize: 14), try #require(font))
  }

  @Test func fontsOfTwoNamesAreNotEqual() {
    #expect(UIFont(name: "Georgia", size: 14) != UIFont(name: "Palatino-Roman", size: 14))
    #expect(UIFont(name: "Georgia", size: 14) == UIFont(name: "Georgia", size: 14))
  }

  @Test(arguments: ["Georgia-Light", "georgia", "Frutiger", "SF Pro Text", "Helvetica-UltraLight"])
  func aNameThatIOSHasNotGivesNil(name: String) {
    #expect(UIFont(name: name, size: 14) == nil)
    #expect(CGFont(name as CFString) == nil)
  }

  @Test func aGraphicsFontIsFoundByName() throws {
    #expect(try #require(CGFont("Palatino" as CFString)).postScriptName == "Palatino-Roman")
  }

  // MARK: Files

  /// A copy of the fixture whose PostScript name is another of as many letters. An A advances 600 units of 1000 in it
  /// (`expected.json` of TextLayout's tests).
  private func file(named name: String) throws -> URL {
    var data = try Data(contentsOf: uikitFixtures.appendingPathComponent("Fonts/Plain.ttf"))
    for encoding in [String.Encoding.macOSRoman, .utf16BigEndian] {
      let former = try #require("GalleyPlain-Regular".data(using: encoding))
      let range = try #require(data.range(of: former))
      data.replaceSubrange(range, with: try #require(name.data(using: encoding)))
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try data.write(to: file)
    return file
  }

  @Test func aRegisteredFileOfTheNameComesFirst() throws {
    let file = try file(named: "PingFangSC-Semibold")
    defer { try? FileManager.default.removeItem(at: file) }
    let library = FontLibrary(FontFiles(), over: FontRegistry.library)
    try library.register(file)
    try ViewEnvironment(fonts: library).run {
      let font = try #require(UIFont(name: "PingFangSC-Semibold", size: 100))
      #expect(font.fontName == "PingFangSC-Semibold" && font.familyName == "Galley Plain")
      #expect(font != UIFont(name: "PingFangSC-Medium", size: 100))
      #expect(font.capHeight != UIFont.systemFont(ofSize: 100).capHeight)
      #expect(UIFont(name: "PingFangSC-Medium", size: 100)?.familyName == "PingFang SC")
    }
  }
}
