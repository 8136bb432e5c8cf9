import BundledFonts
import DynamicType
import Foundation
import HeadlessUIKit
import Renderers
import Scenes
import Testing
import TextLayout
import ViewRendering

@testable import GalleyCommands

/// Boundaries are found by bisection: they are boundaries, and few layouts are needed.
@MainActor @Suite struct FirstBreaksTests {
  /// The minimum number of bisection steps until only neighbours remain.
  private func halvings(_ length: Int) -> Int { length <= 1 ? 0 : Int(log2(Double(length)).rounded(.up)) }

  /// Also if the result changes several times, as with texts: both sides were evaluated, except for the two known ends.
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

  /// Between two widths 800 pixels apart, each text size takes the logarithm of that; between two text sizes each width
  /// takes that of twelve. Nothing is laid out twice.
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

  /// A label without a trailing constraint leaves the screen, and one in a box that clips it leaves the box: bisection
  /// finds the same as trying every pixel and every text size, as both only get worse.
  @Test(arguments: [
    """
    constraints: ["V:|-10-[a]", "H:|-10-[a]"]
    subviews: [{class: UILabel, name: a, text: Wander, font: {textStyle: body}}]
    """,
    """
    constraints: ["V:|-10-[box]-10-|", "H:|-10-[box]-10-|", "a.top = box.top", "a.leading = box.leading"]
    subviews:
      - {class: UIView, name: box, clipsToBounds: true, subviews: [{class: UILabel, name: a, text: Wander, font: {textStyle: body}}]}
    """,
  ])
  func textsOutsideAreFoundAsByLookingEverywhere(view: String) throws {
    let scene = """
      matrix: {devices: [{name: card, width: 100, height: 120}], categories: [L]}
      scenes:
        - name: one
          view:
            class: UIView
            \(view.replacing("\n", with: "\n      "))
      """
    let fonts = try FontLibrary(directory: BundledFonts.locate(override: nil))
    try ViewEnvironment(fonts: fonts).run {
      let layouts = try layouts(scene)
      let all = ContentSizeCategory.allCases
      let found = FirstBreaks(layouts, widths: [40, 320], categories: all)
      for width in found.widths {
        let widest = stride(from: 320.0, through: 40, by: -1).first { layouts.cell($0, width.category).breaks }
        #expect(width.breaks == widest, "\(width)")
      }
      for category in found.categories {
        #expect(category.breaks == all.first { layouts.cell(category.width, $0).breaks }, "\(category)")
      }
      #expect(Set(found.widths.map(\.breaks)).count > 1)
    }
  }

  @Test func widthsAreListsAndRanges() throws {
    #expect(try MatrixWidths.parse(["343"]) == [343])
    #expect(try MatrixWidths.parse(["343, 280,343"]) == [280, 343])
    #expect(try MatrixWidths.parse(["280...340/20,300.5"]) == [280, 300, 300.5, 320, 340])
    #expect(try MatrixWidths.parse(["280...335/20"]) == [280, 300, 320])
    #expect(try MatrixWidths.parse([" 280 ... 335 / 20 , 343 "]) == [280, 300, 320, 343])
    #expect(try MatrixWidths.parse(["343,280", "300...320/20", "343"]) == [280, 300, 320, 343])
  }
}
