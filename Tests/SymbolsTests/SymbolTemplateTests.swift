import Drawing
import DynamicType
import Foundation
import SystemText
import Testing

@testable import Symbols

/// Templates as the app SF Symbols exports them, made by hand: at 100 points, the baseline of M at 1126, capital letters
/// 70.46 tall.
@Suite struct SymbolTemplateTests {
  private func template(_ drawings: String, guides: String = SymbolTemplateTests.guides) throws -> SymbolTemplate {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg width="3300" height="2200" xmlns="http://www.w3.org/2000/svg">
       <g id="Guides">\(guides)</g>
       <g id="Symbols">\(drawings)</g>
      </svg>
      """
    return try SymbolTemplate(Data(text.utf8), path: "badge.svg")
  }

  private static let guides = """
    <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
    <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
    <line id="Baseline-L" x1="263" x2="3036" y1="1556" y2="1556"/>
    <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
    <line id="right-margin-Regular-M" x1="1520" x2="1520" y1="1030" y2="1150"/>
    """

  /// A square of 100 that stands 10 below the baseline, 10 from the left margin.
  private static let square = """
    <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M10 10 L110 10 V-90 h-100 Z"/></g>
    """

  @Test func aDrawingStandsBetweenItsMarginsOnItsBaseline() throws {
    let symbol = try #require(
      try template(Self.square).symbol(named: "badge", style: SymbolStyle(pointSize: 100), on: PixelGrid(scale: 1)))
    // Between the margins 120; 100 and 2 · 100/17 high; the baseline 10 and 100/17 above the lower edge.
    #expect(symbol.size == CGSize(width: 120, height: 112))
    #expect(symbol.box.baseline == 16)
    let ink = try #require(symbol.outline.tightBounds)
    #expect(abs(ink.minX - 10) < 1e-9 && abs(ink.maxX - 110) < 1e-9)
    #expect(abs(ink.maxY - (112 - 16 + 10)) < 1e-9 && abs(ink.height - 100) < 1e-9)
    #expect(symbol.drawing == .own)
  }

  @Test func theNearestWeightOfTheScaleIsDrawn() throws {
    let drawings = ["Ultralight-S", "Regular-S", "Black-S", "Regular-M"].enumerated().map {
      "<g id=\"\($1)\"><path d=\"M0 0H\($0 + 1)V1126Z\"/></g>"
    }
    let read = try template(drawings.joined())
    func width(_ weight: Int, _ scale: SymbolStyle.Scale) -> Double {
      let design = read.design(SystemFontWeight(rawValue: weight) ?? .regular, scale)
      return ((design?.outline.tightBounds?.width ?? 0) * 100).rounded()
    }
    #expect(width(100, .small) == 1 && width(200, .small) == 1 && width(400, .small) == 2 && width(900, .small) == 3)
    #expect(width(900, .medium) == 4 && width(100, .large) == 4)
    #expect(width(500, .small) == 2)
  }

  @Test func scalesThatAreMissingAreScaled() throws {
    let read = try template(Self.square)
    let (medium, large) = try (
      #require(
        read.symbol(named: "b", style: SymbolStyle(pointSize: 100), on: PixelGrid(scale: 1))?.outline.tightBounds),
      #require(
        read.symbol(named: "b", style: SymbolStyle(pointSize: 100, scale: .large), on: PixelGrid(scale: 1))?.outline
          .tightBounds)
    )
    #expect(abs(large.width - 1.29 * medium.width) < 1e-9)
  }

  @Test func pathsHaveEveryCommandButArcs() throws {
    // The same unit square with absolute and relative commands, and a curve that is a straight line.
    for data in [
      "M0,0 1,0 1,1 0,1z", "m0 0l1 0 0 1-1 0Z", "M0 0H1V1H0Z", "m0 0h1v1h-1z", "M0 0C.25 0 .75 0 1 0S1 .5 1 1L0 1Z",
      "M0 0Q.5 0 1 0T1 1H0Z",
    ] {
      let box = Outline(try #require(PathData.outline(data), "\(data)")).bounds
      #expect(box?.minX == 0 && box?.minY == 0 && box?.maxY == 1, "\(data)")
    }
    for data in ["M0", "L", "M0 0 A1 1 0 0 0 1 1", "5", "M0 0L1", "M0 0X", "M1e999 0", "M0 0Z5 5"] {
      #expect(PathData.outline(data) == nil, "\(data)")
    }
    #expect(PathData.outline("") == [])
  }

  @Test func whatIsWrongWithATemplateIsSaid() throws {
    func problem(_ drawings: String, guides: String = SymbolTemplateTests.guides) -> SymbolTemplate.Problem? {
      do {
        _ = try template(drawings, guides: guides)
        return nil
      } catch {
        return error as? SymbolTemplate.Problem
      }
    }
    #expect(problem("") == .noDrawing)
    #expect(problem(Self.square, guides: "") == .noBaseline(drawing: "Regular-M"))
    #expect(problem("<g id=\"Bold-L\"><path d=\"M0 0A1 1 0 0 0 1 1\"/></g>") == .wrongPath(drawing: "Bold-L"))
    #expect(problem("<g id=\"Bold-L\"><path d=\"M0 0H1e9\"/></g>") == .wrongPath(drawing: "Bold-L"))
    if case .unreadable? = problem("<g>") {} else { Issue.record("unclosed") }
    let many = String(repeating: "L1 1", count: 100_001)
    #expect(problem("<g id=\"Bold-L\"><path d=\"M0 0\(many)\"/></g>") == .wrongPath(drawing: "Bold-L"))
  }
}
