import Drawing
import Foundation
import OutlineGeometry
import Testing

/// 500 random paths against Skia: `scripts/drawing-fixtures/outlines.py`.
@Suite struct SkiaOutlineTests {
  private static let cases: [SkiaCase] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/skia-outlines.json")
    return (try? JSONDecoder().decode([SkiaCase].self, from: Data(contentsOf: file))) ?? []
  }()

  @Test func thereAreFiveHundred() { #expect(Self.cases.count == 500) }

  /// The fixture has four decimals, and Skia computes in 32 bits, which at coordinates of 100 is exact to 1e-5.
  @Test func curvesHaveSkiasBounds() throws {
    for (index, each) in Self.cases.enumerated() {
      let extent = try #require(each.outline.extent)
      let edges = [extent.minX, extent.minY, extent.maxX, extent.maxY]
      for (edge, expected) in zip(edges, each.bounds) {
        #expect(abs(edge - expected) < 1e-4 + each.precisionOfArcs, "path \(index)")
      }
    }
  }

  @Test func theSamePlacesAreInside() {
    for (index, each) in Self.cases.enumerated() {
      for probe in each.probes {
        let found = [false, true].map { each.outline.contains(probe.place, byEvenOddRule: $0) }
        #expect(found == [probe.winding, probe.evenOdd], "path \(index) at \(probe.place)")
      }
    }
  }

  @Test func theSamePlacesAreOnTheLine() {
    var total = 0
    for (index, each) in Self.cases.enumerated() {
      let line = each.outline.stroked(each.style, tolerance: 0.01)
      for probe in each.probes {
        total += 1
        #expect(
          line.contains(probe.place, byEvenOddRule: false) == probe.stroked, "path \(index) at \(probe.place)")
      }
    }
    #expect(total == 12_000)
  }
}

private struct SkiaCase: Decodable, Sendable {
  struct Probe: Sendable {
    let place: CGPoint
    let winding, evenOdd, stroked: Bool
  }

  /// A line's style as the fixture has it.
  struct Line: Decodable {
    let width, miterLimit, phase: Double
    let cap, join: String
    let dashes: [Double]

    var style: StrokeStyle {
      let caps: [String: StrokeStyle.LineCap] = ["round": .round, "square": .square]
      let joins: [String: StrokeStyle.LineJoin] = ["round": .round, "bevel": .bevel]
      return StrokeStyle(
        width: width, cap: caps[cap] ?? .butt, join: joins[join] ?? .miter, miterLimit: miterLimit, dashes: dashes,
        dashPhase: phase)
    }
  }

  /// An element's kind, or one of its numbers.
  enum Token: Decodable {
    case kind(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .kind(try value.decode(String.self))
      }
    }
  }

  private enum CodingKeys: CodingKey {
    case elements, bounds, style, probes
  }

  let outline: Outline
  let bounds: [Double]
  let style: StrokeStyle
  let probes: [Probe]
  private let radii: [Double]

  /// The precision of an edge where there are arcs, for two reasons. Skia's arcs are circles, and the cubic that stands
  /// for a quarter of one is up to 2.8e-4 radii beside it. And where an arc's lines meet at an acute angle a, it is d =
  /// 2r/a from their corner, which is off by d²/2r times the error of a: 2^-23, as directions have 24 bits.
  var precisionOfArcs: Double {
    guard let least = radii.min(), let most = radii.max() else { return 0 }
    let (width, height) = (bounds[2] - bounds[0], bounds[3] - bounds[1])
    return 2.8e-4 * most + (width * width + height * height) / (2 * least) * 0x1p-23
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    var builder = OutlineBuilder()
    let elements = try values.decode([[Token]].self, forKey: .elements)
    for element in elements { builder.add(element) }
    radii = elements.compactMap { element in
      guard case .kind("A") = element.first, case .number(let radius) = element.last else { return nil }
      return radius
    }
    outline = builder.outline
    bounds = try values.decode([Double].self, forKey: .bounds)
    style = try values.decode(Line.self, forKey: .style).style
    probes = try values.decode([[Double]].self, forKey: .probes).map {
      Probe(place: CGPoint(x: $0[0], y: $0[1]), winding: $0[2] == 1, evenOdd: $0[3] == 1, stroked: $0[4] == 1)
    }
  }
}

extension OutlineBuilder {
  fileprivate mutating func add(_ element: [SkiaCase.Token]) {
    let numbers = element.compactMap { token -> Double? in
      if case .number(let number) = token { return number }
      return nil
    }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    guard case .kind(let kind) = element.first else { return }
    switch kind {
    case "M": move(to: points[0])
    case "L": line(to: points[0])
    case "Q": quadCurve(to: points[1], control: points[0])
    case "C": curve(to: points[2], control1: points[0], control2: points[1])
    case "A": arc(around: points[0], to: points[1], radius: numbers[4])
    default: close()
    }
  }
}
