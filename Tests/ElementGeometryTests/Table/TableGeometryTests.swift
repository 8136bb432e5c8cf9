import Foundation
import Testing
import UIKitTestSupport

@testable import ElementGeometry

/// Compares the arithmetic of tables with `scripts/layout-fixtures/tables.py`: a thousand random tables, in whole
/// quarters of a point, which floating point represents exactly.
@Suite struct TableGeometryTests {
  struct Case: Decodable {
    enum Part: Decodable {
      case length(Double)
      case rows([Double])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let rows = try? container.decode([Double].self) {
          self = .rows(rows)
        } else {
          self = .length(try container.decode(Double.self))
        }
      }

      var numbers: [Double] {
        switch self {
        case .length(let length): [length]
        case .rows(let rows): rows
        }
      }
    }

    let header: Double
    let footer: Double
    /// The space above the header, the header, the rows and the footer of each section.
    let sections: [[Part]]
    let tops: [Double]
    let contentHeight: Double
    let shown: [Double]
    let visible: [String]
    let pinned: [[Double]]
  }

  private static func cases() throws -> [Case] {
    let text = try String(contentsOf: uikitFixtures.appending(path: "Tables/cases.jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
  }

  private func geometry(_ table: Case, _ height: (CGFloat) -> PartHeight) -> TableGeometry {
    let sections = table.sections.map { parts in
      TableGeometry.Section(
        topPadding: CGFloat(parts[0].numbers[0]), header: height(CGFloat(parts[1].numbers[0])),
        rows: parts[2].numbers.map { height(CGFloat($0)) }, footer: height(CGFloat(parts[3].numbers[0])))
    }
    return TableGeometry(sections: sections, header: CGFloat(table.header), footer: CGFloat(table.footer))
  }

  private func parts(_ geometry: TableGeometry) -> [TablePart] {
    (0..<geometry.sectionCount).flatMap { section in
      [.header(section)]
        + (0..<geometry.rowCount(in: section)).map { TablePart.row(IndexPath(row: $0, section: section)) }
        + [.footer(section)]
    }
  }

  private func name(_ part: TablePart) -> String {
    switch part {
    case .header(let section): "h\(section)"
    case .row(let path): "r\(path[0]).\(path[1])"
    case .footer(let section): "f\(section)"
    }
  }

  @Test func partsAreWhereAnIndependentProgramPutsThem() throws {
    let cases = try Self.cases()
    #expect(cases.count == 1000)
    for (number, table) in cases.enumerated() {
      let geometry = geometry(table, PartHeight.exact)
      #expect(parts(geometry).map { Double(geometry.span(of: $0).top) } == table.tops, "case \(number)")
      #expect(Double(geometry.height) == table.contentHeight, "case \(number)")
      let visible = geometry.parts(from: CGFloat(table.shown[0]), to: CGFloat(table.shown[1]))
      #expect(visible.map(name) == table.visible, "case \(number)")
    }
  }

  @Test func plainHeadersAndFootersStayInSight() throws {
    for (number, table) in try Self.cases().enumerated() {
      let geometry = geometry(table, PartHeight.exact)
      let pinning = TablePinning(geometry: geometry, top: CGFloat(table.shown[0]), bottom: CGFloat(table.shown[1]))
      let places = (0..<geometry.sectionCount).map {
        [Double(pinning.headerTop($0)), Double(pinning.footerTop($0))]
      }
      #expect(places == table.pinned, "case \(number)")
    }
  }

  /// From the bottom up as well as all at once: positions depend only on the heights.
  @Test func measuredHeightsTakeTheEstimatesPlaces() throws {
    for (number, table) in try Self.cases().enumerated().prefix(200) {
      let exact = geometry(table, PartHeight.exact)
      var measured = geometry(table) { _ in .estimated(44) }
      for part in parts(measured).reversed() {
        #expect(measured.state(of: part) == .estimated)
        measured.setHeight(.measured(exact.span(of: part).height), of: part)
        #expect(measured.state(of: part) == .measured)
      }
      #expect(parts(measured).map(measured.span) == parts(exact).map(exact.span), "case \(number)")
    }
  }

  @Test func sectionsAreFoundByTheirPlaces() throws {
    for table in try Self.cases() {
      let geometry = geometry(table, PartHeight.exact)
      for section in 0..<geometry.sectionCount where geometry.span(ofSection: section).height > 0 {
        let span = geometry.span(ofSection: section)
        #expect(geometry.section(at: span.top + span.height / 2) == section)
        #expect(geometry.section(at: span.top) == section)
      }
    }
    #expect(TableGeometry(sections: []).section(at: 0) == nil)
  }

  @Test func tablesWithoutAnythingHaveNoHeight() {
    let geometry = TableGeometry(sections: [])
    #expect(geometry.height == 0)
    #expect(geometry.parts(from: 0, to: 100) == [])
    #expect(TableGeometry(sections: [TableGeometry.Section()]).parts(from: 0, to: 100) == [])
  }
}
