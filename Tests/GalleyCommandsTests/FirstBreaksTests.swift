import BundledFonts
import DynamicType
import Foundation
import HeadlessUIKit
import Scenes
import Testing
import TextLayout
import ViewRendering

@testable import GalleyCommands

/// Boundaries are found by halving: they are boundaries, and few layouts are made for them.
@MainActor @Suite struct FirstBreaksTests {
  /// The least number of halvings that leave neighbours.
  private func halvings(_ length: Int) -> Int { length <= 1 ? 0 : Int(log2(Double(length)).rounded(.up)) }

  /// Also where places change several times, as texts do: both sides were asked, but for the two that are known.
  @Test(arguments: 0..<200) func anEdgeIsABoundary(seed: Int) {
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    let length = 2 + seed * 7
    let places = (0...length).map { index in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return index == 0 || index < length && random >> 63 == 1
    }
    var asked: [Int] = []
    let edge = FirstBreaks.edge(from: 0, to: length) { place in
      asked.append(place)
      return places[place]
    }
    #expect(places[edge] && !places[edge + 1], "seed \(seed): \(places)")
    #expect(asked.count <= halvings(length) && !asked.contains(0) && !asked.contains(length), "seed \(seed)")
  }

  private func layouts(_ label: String) throws -> MatrixLayouts {
    let workspace = try Workspace(["a.yaml": label])
    let scenes = try MatrixScene.named("a/one", in: Catalogue.load(at: workspace.url("a.yaml")), at: "a.yaml")
    return MatrixLayouts(try scenes[0].source.get(), renderer: ViewRenderer())
  }

  /// Of two widths 800 pixels apart, each text size takes the logarithm of that; of two text sizes each width takes that of
  /// the twelve. Nothing is laid out twice.
  @Test func fewLayoutsAreMade() throws {
    let fonts = try FontLibrary(directory: BundledFonts.locate(override: nil))
    try ViewEnvironment(fonts: fonts).run {
      let layouts = try layouts(Catalogues.label("text: Wanderlust", "font: {textStyle: body}"))
      let (widths, categories) = ([20.0, 820], [ContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge])
      let matrix = SceneMatrix(
        "a/one", layouts, widths: widths, categories: categories, findsFirstBreaks: false)
      #expect(layouts.count == 4 && matrix.firstBreaks == nil)
      let found = FirstBreaks(layouts, widths: widths, categories: categories)
      #expect(layouts.count <= 4 + 2 * halvings(800) + 2 * halvings(11))
      for width in found.widths {
        let (breaks, holds) = (try #require(width.breaks), try #require(width.holds))
        #expect(holds == breaks + 1 && layouts.cell(breaks, width.category).breaks)
        #expect(!layouts.cell(holds, width.category).breaks)
      }
      #expect(found.categories.map(\.breaks) == [.extraSmall, nil])
    }
  }

  @Test func widthsAreListsAndRanges() throws {
    #expect(try MatrixWidths.parse("343") == [343])
    #expect(try MatrixWidths.parse("343, 280,343") == [280, 343])
    #expect(try MatrixWidths.parse("280...340/20,300.5") == [280, 300, 300.5, 320, 340])
    #expect(try MatrixWidths.parse("280...335/20") == [280, 300, 320])
  }
}
