import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Testing
import ViewRendering

@testable import Scenes

/// The scenes of `two-languages.yaml`, compared with its own text: figures in points, colours from the included file.
@MainActor @Suite struct CatalogueTwoLanguagesTests {
  /// The beginnings of Article 1 of the Universal Declaration of Human Rights.
  private static let beginnings = ["en": "All human beings are born free", "ar": "يولد جميع الناس أحرارًا"]

  /// The mark is 4 points wide on the leading side, followed by 12 points, with 16 around the text.
  @Test(arguments: CatalogueCase.all(of: "two-languages", "article"))
  func theTextIsThatOfTheLocaleAndTheMarkLeads(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let lines = try scene.node("title").lines.map(\.text)
    let beginning = try #require(Self.beginnings[scene.configuration.locale])
    #expect(lines.joined(separator: " ").hasPrefix(beginning), "\(lines)")
    let height = 32 + (try scene.height(of: "title", style: "body"))
    let isMirrored = scene.configuration.direction == .rightToLeft
    #expect(try scene.frame("card") == rect(0, 0, 343, height))
    #expect(try scene.frame("mark") == rect(isMirrored ? 339 : 0, 0, 4, height))
    #expect(try scene.frame("title") == rect(16, 16, 311, height - 32))
    #expect(scene.rendered.findings.isEmpty)
  }

  /// Red, green and blue of `klein`, from `shared/cards.yaml`.
  private static let klein: [String: UInt32] = [
    "card-L@2x": 0x002FA7, "card-L-dark@2x": 0x8AA4FF, "card-L-contrast@2x": 0x001A5E,
    "card-L-dark-contrast@2x": 0xC9D4FF,
  ]

  @Test(arguments: CatalogueCase.all(of: "two-languages", "colours"))
  func theMarkAndTheBorderHaveTheColourOfAppearanceAndContrast(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    let bitmap = try LaidOutCase.renderer.draw(scene.rendered.displayList, scale: 2)
    let color = try #require(Self.klein[tested.scene.configurationName])
    let middle = bitmap.height / 2 * bitmap.width
    #expect(bitmap.pixels[middle + 7] & 0xFFFFFF == color)
    #expect(bitmap.pixels[middle + 685] & 0xFFFFFF == color)
  }

  /// 88 by 64 pixels at 2x and 132 by 96 at 3x are 44 by 32 points.
  @Test(arguments: CatalogueCase.all(of: "two-languages", "pictures"))
  func aPictureHasItsSizeAtEveryScale(_ tested: CatalogueCase) throws {
    #expect(try LaidOutScene(tested).frame("flag") == rect(16, 12, 44, 32))
  }

  @Test(arguments: CatalogueCase.all(of: "two-languages", "cards"))
  func cardsAreThoseOfTheIncludedFile(_ tested: CatalogueCase) throws {
    let cells = try LaidOutScene(tested).node("cards").children
    #expect(cells.count == 2)
    var top: CGFloat = 0
    for cell in cells {
      let content = try #require(cell.children.first)
      #expect(content.children.map(\.name) == ["mark", "text"])
      #expect(content.children.first?.frame == rect(0, top, 4, cell.frame.size.height))
      #expect(cell.frame.origin.y == top)
      top += cell.frame.size.height + 8
    }
  }
}
