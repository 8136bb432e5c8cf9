import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// A team's own font files. Widths are fontTools' for the letter A, with 1000 units per em: `expected.json` of
/// TextLayout's tests.
@MainActor @Suite struct UIFontFilesTests {
  private func register(_ name: String) throws -> [String] {
    try UIFont.registerFonts(at: uikitFixtures.appendingPathComponent("Fonts/\(name)"))
  }

  private func width(_ font: UIFont, _ text: String = "A") -> CGFloat { text.size(withAttributes: [.font: font]).width }

  private func axes(_ traits: [UIFontDescriptor.TraitKey: Any]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: [.family: "Galley Axes", .traits: traits])
  }

  @Test func registeredFontsAreFoundByNameAndFamily() throws {
    #expect(try register("Pair.ttc") == ["GalleyPair-Regular", "GalleyPair-BoldItalic"])
    #expect(try register("Pair.ttc").count == 2)
    #expect(UIFont(name: "Galley Pair", size: 10)?.fontName == "GalleyPair-Regular")
    let regular = try #require(UIFont(name: "GalleyPair-Regular", size: 10))
    let both = try #require(regular.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 0).fontName == "GalleyPair-BoldItalic")
    #expect(regular.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
    #expect(UIFont.familyNames.filter { $0 == "Galley Pair" }.count == 1)
    #expect(UIFont.fontNames(forFamilyName: "Galley Pair") == ["GalleyPair-BoldItalic", "GalleyPair-Regular"])
  }

  /// At 14 points the optical size is the default.
  @Test(arguments: [(UIFont.Weight.regular, 600.0), (.bold, 720), (UIFont.Weight(0.35), 700), (.ultraLight, 500)])
  func aWeightTraitMovesTheWeightAxis(weight: UIFont.Weight, advance: Double) throws {
    _ = try register("Axes.ttf")
    let font = UIFont(descriptor: axes([.weight: weight]), size: 14)
    #expect(abs(width(font) - advance * 14 / 1000) < 1e-9)
  }

  /// Class 3 is 75 %, the condensed end of the font's axis.
  @Test func aWidthTraitMovesTheWidthAxis() throws {
    _ = try register("Axes.ttf")
    let font = UIFont(descriptor: axes([.width: UIFont.Width.condensed]), size: 14)
    #expect(abs(width(font) - 450.0 * 14 / 1000) < 1e-9)
    #expect(font.fontName == "GalleyAxes-Condensed")
    #expect(font == UIFont(name: "GalleyAxes-Condensed", size: 14))
  }

  @Test(arguments: [(8.0, 660.0), (14, 600), (144, 560), (300, 560), (2, 660)])
  func theOpticalSizeFollowsThePointSize(size: Double, advance: Double) throws {
    _ = try register("Axes.ttf")
    let font = try #require(UIFont(name: "GalleyAxes-Regular", size: size))
    #expect(abs(width(font) - advance * size / 1000) < 1e-9)
    #expect(
      abs(width(try #require(UIFont(name: "Galley Axes", size: 14)).withSize(size)) - advance * size / 1000) < 1e-9)
  }

  @Test func symbolicTraitsMoveAxesToo() throws {
    _ = try register("Axes.ttf")
    let regular = try #require(UIFont(name: "GalleyAxes-Regular", size: 14))
    let bold = try #require(regular.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "GalleyAxes-BoldSlanted")
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let condensed = try #require(regular.fontDescriptor.withSymbolicTraits(.traitCondensed))
    #expect(abs(width(UIFont(descriptor: condensed, size: 0)) - 450.0 * 14 / 1000) < 1e-9)
    #expect(regular.fontDescriptor.withSymbolicTraits(.traitMonoSpace) == nil)
  }

  /// The fixture's small capital is 480 units wide where its letter is 450.
  @Test func smallCapsAreAFeature() throws {
    _ = try register("Plain.ttf")
    let font = try #require(UIFont(name: "GalleyPlain-Regular", size: 100))
    let setting: [UIFontDescriptor.FeatureKey: Any] = [.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector]
    let small = UIFont(descriptor: font.fontDescriptor.addingAttributes([.featureSettings: [setting]]), size: 0)
    #expect(abs(width(font, "a") - 45) < 1e-9)
    #expect(abs(width(small, "a") - 48) < 1e-9)
    #expect(small.withSize(10).fontDescriptor.fontAttributes[.featureSettings] != nil)
  }

  @Test func aFileThatIsNoFontThrows() {
    #expect(throws: (any Error).self) { try register("../README.md") }
    #expect(throws: (any Error).self) { try register("no-such-file.ttf") }
  }
}
