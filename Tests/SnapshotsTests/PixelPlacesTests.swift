import Drawing
import Foundation
import ImageComparison
import Raster
import Testing

@testable import Snapshots

@Suite struct PixelPlacesTests {
  /// At 2x: a card of 100 × 80 points with a picture at its left, and a stack with two labels at its right.
  private static let layout = LayoutNode(
    kind: "UIView", name: "card", frame: .init(x: 0, y: 0, width: 100, height: 80),
    children: [
      LayoutNode(kind: "UIImageView", name: "photo", frame: .init(x: 10, y: 10, width: 30, height: 60)),
      LayoutNode(
        kind: "UIStackView", frame: .init(x: 50, y: 10, width: 40, height: 60),
        children: [
          LayoutNode(kind: "UILabel", name: "title", frame: .init(x: 50, y: 10, width: 40, height: 30)),
          LayoutNode(kind: "UILabel", frame: .init(x: 50, y: 40, width: 40, height: 30)),
        ]),
    ])

  private func views(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [String] {
    let tree = LayoutTree(Self.layout)
    return tree.nodes(under: .init(x: x, y: y, width: width, height: height), scale: 2).map(tree.name(at:))
  }

  @Test func aBoxIsOfTheInnermostViewsItTouches() {
    #expect(views(100, 20, 10, 10) == ["title"])
    #expect(views(100, 80, 1, 1) == ["UILabel"])
    #expect(views(100, 70, 10, 20) == ["title", "UILabel"])
    #expect(views(30, 30, 120, 10) == ["photo", "title"])
    #expect(views(0, 0, 200, 160) == ["card"])
  }

  @Test func whatNoViewHoldsIsTheCards() {
    #expect(views(0, 0, 5, 5) == ["card"])
    #expect(views(300, 300, 5, 5) == ["card"])
  }

  /// The label begins where the title ends.
  @Test func edgesOnOneLineDoNotTouch() {
    #expect(views(100, 20, 80, 60) == ["title"])
    #expect(views(80, 20, 20, 100) == ["card"])
  }

  private func pixels(at marks: [(x: Int, y: Int)]) throws -> PixelDifference {
    let card = try Card()
    (card.layout, card.scale, card.width, card.height) = (Self.layout, 2, 200, 160)
    let expected = try card.bitmap()
    for mark in marks { card.marks[mark.y * 200 + mark.x] = 0xFF00_0000 }
    var drawn = try DrawnCase(
      card.rendered, ViewMask([], in: [card.layout], others: [], scale: card.scale),
      keptAs: .pictures)
    drawn.expected = expected
    let difference = try #require(ImageComparison.compare(expected: expected, actual: drawn.actual))
    return drawn.located(difference, at: drawn.differingPlaces(in: drawn.actual))
  }

  @Test func placesNameTheirViews() throws {
    let places = try pixels(at: [(30, 30), (120, 30), (121, 30), (140, 120)]).places
    #expect(
      places?.listed == [
        .init(box: .init(x: 30, y: 30, width: 1, height: 1), differing: 1, views: ["photo"]),
        .init(box: .init(x: 120, y: 30, width: 2, height: 1), differing: 2, views: ["title"]),
        .init(box: .init(x: 140, y: 120, width: 1, height: 1), differing: 1, views: ["UILabel"]),
      ])
    #expect(places?.others == nil)
    #expect(places?.views == ["photo", "title", "UILabel"])
  }

  @Test func resultsAndMessagesSayWhere() throws {
    let pixels = try pixels(at: [(30, 30), (120, 30)] + (0..<40).map { (x: 5 * ($0 % 2), y: 2) })
    let outcome = Outcome.changed(.pixels(pixels, engine: .same), Outcome.pictures, isRecorded: false)
    #expect(outcome.details.hasSuffix(" of 255, in card, photo and title"), "\(outcome.details)")
    let coded = try JSONDecoder().decode(PixelDifference.self, from: JSONEncoder().encode(pixels))
    #expect(coded == pixels)
  }

  @Test func aPlaceThatIsNoBoxIsRefused() {
    let line = #"{"box":[1,2,3],"differing":1,"views":[]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(PixelPlaces.Place.self, from: Data(line.utf8))
    }
  }
}
