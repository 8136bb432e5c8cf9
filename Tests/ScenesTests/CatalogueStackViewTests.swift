import Drawing
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The catalogue's stack views, computed by hand from the public description of their constraints: four pictures of 40
/// x 20, 60 x 30, 10 x 50 and 25 x 25 points, 5 points apart, the second with the lowest hugging priority.
@MainActor @Suite struct CatalogueStackViewTests {
  /// The origins of the four along the axis, and their lengths.
  struct Spans: Sendable {
    let starts: [CGFloat]
    let lengths: [CGFloat]
  }

  private static let sizes = [
    CGSize(width: 40, height: 20), CGSize(width: 60, height: 30), CGSize(width: 10, height: 50),
    CGSize(width: 25, height: 25),
  ]

  /// In 400 points. With `fill` the remaining space goes to the second; with `fillProportionally` each has its share of
  /// what would be 15 points longer, and the last one gives way; with `equalCentering` the centres have equal
  /// distances.
  private static let distributions: [(name: String, row: Spans, column: Spans)] = [
    (
      "fill", Spans(starts: [0, 45, 360, 375], lengths: [40, 310, 10, 25]),
      Spans(starts: [0, 25, 320, 375], lengths: [20, 290, 50, 25])
    ),
    (
      "fillEqually", Spans(starts: [0, 101.25, 202.5, 303.75], lengths: [96.25, 96.25, 96.25, 96.25]),
      Spans(starts: [0, 101.25, 202.5, 303.75], lengths: [96.25, 96.25, 96.25, 96.25])
    ),
    (
      "fillProportionally",
      Spans(starts: [0, 111.667, 276.667, 308.333], lengths: [106.667, 160, 26.667, 91.667]),
      Spans(starts: [0, 62.143, 152.857, 300.714], lengths: [57.143, 85.714, 142.857, 99.286])
    ),
    (
      "equalSpacing", Spans(starts: [0, 128.333, 276.667, 375], lengths: [40, 60, 10, 25]),
      Spans(starts: [0, 111.667, 233.333, 375], lengths: [20, 30, 50, 25])
    ),
    (
      "equalCentering", Spans(starts: [0, 112.5, 260, 375], lengths: [40, 60, 10, 25]),
      Spans(starts: [0, 120.833, 236.667, 375], lengths: [20, 30, 50, 25])
    ),
  ]

  /// In 100 points across the axis.
  private static func across(_ alignment: String, _ lengths: [CGFloat]) -> Spans {
    switch alignment {
    case "fill": Spans(starts: [0, 0, 0, 0], lengths: [100, 100, 100, 100])
    case "top", "leading": Spans(starts: [0, 0, 0, 0], lengths: lengths)
    case "center": Spans(starts: lengths.map { (100 - $0) / 2 }, lengths: lengths)
    default: Spans(starts: lengths.map { 100 - $0 }, lengths: lengths)
    }
  }

  private func check(
    _ tested: CatalogueCase, x: Spans, y: Spans, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scene = try LaidOutScene(tested)
    let width = scene.rendered.layout.frame.width
    let isMirrored = scene.configuration.direction == .rightToLeft
    for (index, name) in ["a", "b", "c", "d"].enumerated() {
      let frame = try scene.frame(name)
      let start = isMirrored ? width - x.starts[index] - x.lengths[index] : x.starts[index]
      let edges = [
        (frame.minX, start), (frame.maxX, start + x.lengths[index]), (frame.minY, y.starts[index]),
        (frame.maxY, y.starts[index] + y.lengths[index]),
      ]
      let isRight = edges.allSatisfy { abs($0 - $1) <= scene.halfPixel + 0.001 }
      #expect(isRight, "\(name): \(frame), expected \(edges.map(\.1))", sourceLocation: sourceLocation)
    }
    #expect(scene.rendered.findings.isEmpty, "\(scene.rendered.findings)", sourceLocation: sourceLocation)
  }

  @Test func distributionsShareTheAxis() throws {
    let (widths, heights) = (Self.sizes.map(\.width), Self.sizes.map(\.height))
    for (name, row, column) in Self.distributions {
      let rows = CatalogueCase.all(of: "stack-views", "row-\(name)")
      #expect(rows.count == 2)
      for tested in rows { try check(tested, x: row, y: Self.across("center", heights)) }
      let columns = CatalogueCase.all(of: "stack-views", "column-\(name)")
      #expect(columns.count == 1)
      for tested in columns { try check(tested, x: Self.across("center", widths), y: column) }
    }
  }

  @Test func alignmentsPlaceAcrossTheAxis() throws {
    let (widths, heights) = (Self.sizes.map(\.width), Self.sizes.map(\.height))
    let equalSpacing = try #require(Self.distributions.first { $0.name == "equalSpacing" })
    for alignment in ["fill", "top", "bottom"] {
      let cases = CatalogueCase.all(of: "stack-views", "row-aligned-\(alignment)")
      #expect(cases.count == 2)
      for tested in cases { try check(tested, x: equalSpacing.row, y: Self.across(alignment, heights)) }
    }
    for alignment in ["fill", "leading", "trailing"] {
      let cases = CatalogueCase.all(of: "stack-views", "column-aligned-\(alignment)")
      #expect(cases.count == (["leading", "trailing"].contains(alignment) ? 2 : 1))
      for tested in cases { try check(tested, x: Self.across(alignment, widths), y: equalSpacing.column) }
    }
  }

  @Test func customSpacingTakesThePlaceOfTheSpacing() throws {
    let cases = CatalogueCase.all(of: "stack-views", "column-custom-spacing")
    #expect(cases.count == 2)
    let column = Spans(starts: [0, 40, 320, 375], lengths: [20, 275, 50, 25])
    for tested in cases { try check(tested, x: Self.across("leading", Self.sizes.map(\.width)), y: column) }
  }

  @Test func baselinesAreInLine() throws {
    for (alignment, baseline) in [("firstBaseline", \[LayoutNode.Line].first), ("lastBaseline", \.last)] {
      for tested in CatalogueCase.all(of: "stack-views", "row-aligned-\(alignment)") {
        let scene = try LaidOutScene(tested)
        let baselines = try ["a", "b", "c"].map { name in
          try #require(scene.node(name).lines[keyPath: baseline]).baseline
        }
        for other in baselines {
          #expect(abs(other - baselines[0]) <= 2 * scene.halfPixel, "\(alignment): \(baselines)")
        }
        #expect(try scene.node("b").lines.count == 2)
      }
    }
  }
}
