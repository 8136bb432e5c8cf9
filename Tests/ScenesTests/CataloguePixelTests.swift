import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Raster
import Testing
import ViewRendering

@testable import Scenes

/// The colours of the catalogue's scenes as drawn: `Fixtures/system-colors.json`.
@MainActor @Suite struct CataloguePixelTests {
  /// The bitmap of a case, and its pixels as red, green, blue and alpha from 0 to 255, premultiplied.
  private struct Picture {
    let bitmap: Bitmap

    subscript(x: Int, y: Int) -> [Double] {
      let pixel = bitmap.pixels[y * bitmap.width + x]
      return [16, 8, 0, 24].map { Double(pixel >> $0 & 255) }
    }

    func contains(_ color: [Double]) -> Bool {
      let word = color.reduce(0xFF) { $0 << 8 | UInt32($1) }
      return bitmap.pixels.contains(word)
    }
  }

  private func picture(_ tested: CatalogueCase) throws -> (picture: Picture, laidOut: LaidOutCase) {
    let laidOut = try LaidOutCase(tested)
    let bitmap = try LaidOutCase.renderer.draw(laidOut.rendered.displayList, scale: laidOut.scale)
    return (Picture(bitmap: bitmap), laidOut)
  }

  private func rgb(_ name: String, _ appearance: Configuration.Appearance) throws -> [Double] {
    Array(try ColorFacts.shared.get().color(name, appearance).prefix(3))
  }

  @Test(arguments: CatalogueCase.cards)
  func theCardIsDrawnInItsColour(_ tested: CatalogueCase) throws {
    let (picture, laidOut) = try picture(tested)
    let background = try rgb("secondarySystemBackground", laidOut.configuration.appearance)
    #expect(picture.bitmap.width == 686)
    #expect(CGFloat(picture.bitmap.height) == laidOut.rendered.layout.frame.size.height * 2)
    // Between the edge and the label, where there is neither border nor glyph.
    #expect(picture[343, 12] == background + [255])
    #expect(picture[12, picture.bitmap.height / 2] == background + [255])
    // Outside of the rounded corner.
    #expect(picture[0, 0] == [0, 0, 0, 0])
  }

  /// The strokes of semibold letters are wide enough to cover whole pixels at every size.
  @Test(arguments: CatalogueCase.all(of: "appearance"))
  func textFollowsTheAppearance(_ tested: CatalogueCase) throws {
    let (picture, laidOut) = try picture(tested)
    let appearance = laidOut.configuration.appearance
    #expect(picture.contains(try rgb("label", appearance)))
    #expect(!picture.contains(try rgb("label", appearance == .light ? .dark : .light)))
  }

  /// The border is 1 point wide, 2 at accessibility sizes, in a translucent colour.
  @Test(arguments: CatalogueCase.all(of: "appearance"))
  func theBorderFollowsAppearanceAndTextSize(_ tested: CatalogueCase) throws {
    let (picture, laidOut) = try picture(tested)
    let appearance = laidOut.configuration.appearance
    let background = try rgb("secondarySystemBackground", appearance)
    let separator = try ColorFacts.shared.get().color("separator", appearance)
    let blended = zip(separator, background).map { $0 * separator[3] + $1 * (1 - separator[3]) }
    let width = laidOut.configuration.category.isAccessibilityCategory ? 4 : 2
    let middle = picture.bitmap.height / 2
    for x in 0..<6 {
      let pixel = picture[x, middle]
      let expected = x < width ? blended : background
      // Premultiplying the colour rounds by half a step, blending by another half.
      for (channel, value) in zip(pixel, expected) { #expect(abs(channel - value) <= 1, "pixel \(x): \(pixel)") }
    }
  }
}
