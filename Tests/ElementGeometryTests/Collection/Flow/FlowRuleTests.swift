import Foundation
import SystemText
import Testing
import UIKitTestSupport

@testable import ElementGeometry
@testable import UIKitValues

/// Rules of flow layouts that are documented in words, each with its source.
@Suite struct FlowRuleTests {
  static func lines(_ items: FlowItems, length: CGFloat = 320, spacing: CGFloat = 10) -> FlowLines {
    FlowLines(items, length: length, spacing: spacing, lineSpacing: 10)
  }

  static func extents(_ sizes: [(CGFloat, CGFloat)]) -> [FlowExtents] {
    sizes.map { FlowExtents(line: $0.0, scroll: $0.1) }
  }

  // openradar 20825965: the last row is left-aligned if heights differ, and otherwise spaced like the others.

  @Test("The last row of items of one height stands in columns")
  func uniformLastRow() {
    let lines = Self.lines(FlowItems(given: Self.extents(Array(repeating: (90, 40), count: 5))))
    #expect(lines.positions == [0, 115, 230, 0, 115])
  }

  @Test("The last row keeps the minimum spacing as soon as one item has another height")
  func raggedLastRow() {
    let lines = Self.lines(FlowItems(given: Self.extents([(90, 40), (90, 40), (90, 41), (90, 40), (90, 40)])))
    #expect(lines.positions == [0, 115, 230, 0, 100])
  }

  // "Collection View Programming Guide for iOS", "Using the Flow Layout".

  @Test("Items are added while they fit, and what is left over goes into the gaps")
  func greedy() {
    let lines = Self.lines(FlowItems(given: Self.extents([(100, 10), (100, 20), (101, 10), (50, 10), (60, 10)])))
    #expect(lines.lines.map(\.items) == [0..<2, 2..<5])
    #expect(lines.positions.prefix(2) == [0, 220])
  }

  @Test("Items that fill the line exactly have the minimum spacing")
  func exact() {
    #expect(Self.lines(FlowItems(size: FlowExtents(line: 100, scroll: 1), count: 3)).positions == [0, 110, 220])
  }

  @Test("Thirds of any whole width make three columns")
  func thirds() {
    for width in 100...1400 {
      let third = (CGFloat(width) - 2 * 7.3) / 3
      let uniform = Self.lines(
        FlowItems(size: FlowExtents(line: third, scroll: 5), count: 6), length: CGFloat(width), spacing: 7.3)
      let ragged = Self.lines(
        FlowItems(given: (0..<6).map { FlowExtents(line: third, scroll: CGFloat($0)) }), length: CGFloat(width),
        spacing: 7.3)
      #expect(uniform.lines.count == 2, "\(width)")
      #expect(ragged.lines.count == 2, "\(width)")
    }
  }

  @Test("A line is as high as its highest item, and centres the others")
  func centred() throws {
    let arrangement = FlowArrangementTests.arrangement([FlowItems(given: Self.extents([(50, 20), (50, 60), (50, 40)]))])
    #expect((0..<3).compactMap { arrangement.frame(ofItem: $0, section: 0)?.minY } == [20, 0, 10])
    #expect(arrangement.contentSize == CGSize(width: 320, height: 60))
  }

  @Test("Sections are header, inset, lines with line spacing between them, inset, footer; headers span the view")
  func sections() {
    let section = FlowSection(
      items: FlowItems(size: FlowExtents(line: 200, scroll: 30), count: 2), lineSpacing: 4, itemSpacing: 0,
      insets: UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8), header: 11, footer: 13)
    var empty = section
    empty.items = FlowItems(size: FlowExtents(line: 200, scroll: 30), count: 0)
    let arrangement = FlowArrangement(
      [section, empty], axes: FlowArrangementTests.rows, length: 320, grid: PixelGrid(scale: 2))
    #expect(arrangement.headerFrame(section: 0) == CGRect(x: 0, y: 0, width: 320, height: 11))
    #expect(arrangement.frame(ofItem: 1, section: 0) == CGRect(x: 59, y: 50, width: 200, height: 30))
    #expect(arrangement.footerFrame(section: 0) == CGRect(x: 0, y: 87, width: 320, height: 13))
    #expect(arrangement.headerFrame(section: 1) == CGRect(x: 0, y: 100, width: 320, height: 11))
    #expect(arrangement.footerFrame(section: 1) == CGRect(x: 0, y: 123, width: 320, height: 13))
    #expect(arrangement.contentSize == CGSize(width: 320, height: 136))
  }

  @Test("Scrolling horizontally, the layout is the same with the axes exchanged")
  func exchangedAxes() {
    let items = FlowItems(given: Self.extents([(100, 30), (120, 50), (90, 20), (40, 10)]))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let exchanged = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    let rows = FlowArrangementTests.arrangement([items, items], insets: insets, header: 9)
    let columns = FlowArrangementTests.arrangement(
      [items, items], insets: exchanged, header: 9, axes: FlowAxes(scrollsHorizontally: true))
    for item in 0..<4 {
      let row = rows.frame(ofItem: item, section: 1)
      let column = columns.frame(ofItem: item, section: 1)
      #expect(row.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) } == column)
    }
    #expect(columns.contentSize == CGSize(width: rows.contentSize.height, height: 320))
  }

  // No authority: the place at which a pinned header stops is not documented.

  @Test("A pinned header stays in its section, a pinned footer too", arguments: [0.0, 5, 40, 95, 140, 400])
  func pinning(offset: Double) throws {
    let sections = (0..<2).map { _ in
      FlowSection(
        items: FlowItems(size: FlowExtents(line: 320, scroll: 80), count: 1), lineSpacing: 0, itemSpacing: 0,
        insets: .zero, header: 20, footer: 10)
    }
    let arrangement = FlowArrangement(sections, axes: FlowArrangementTests.rows, length: 320, grid: PixelGrid(scale: 2))
    let pinning = FlowPinning(pinsHeaders: true, pinsFooters: true, visible: (CGFloat(offset), CGFloat(offset) + 60))
    let header = pinning.headerFrame(
      try #require(arrangement.headerFrame(section: 0)), of: arrangement.sections[0], axes: arrangement.axes)
    #expect(header.minY == CGFloat(min(max(offset, 0), 80)))
    let footer = pinning.footerFrame(
      try #require(arrangement.footerFrame(section: 0)), of: arrangement.sections[0], axes: arrangement.axes)
    #expect(footer.minY == CGFloat(max(20, min(offset + 50, 100))))
  }
}
