import Drawing
import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The catalogue's collection views, compared with figures worked out by hand: heights from published text metrics,
/// positions from the rules of each layout (the tables named at the tests).
@MainActor @Suite struct CatalogueCollectionTests {
  private nonisolated static let files = [
    "appointments", "cards-in-languages", "cards-in-layouts", "flow-layouts", "grid-of-walks", "right-to-left",
    "style-gallery", "waterfall",
  ]

  @Test(arguments: CatalogueCase.all.filter { files.contains($0.scene.file) })
  func noTextIsCutAndNothingIsBrokenOrAmbiguous(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    // There is no room for every word at the largest text size.
    let findings = collection.findings.filter {
      collection.configuration.category != .accessibilityExtraExtraExtraLarge || $0.kind != .brokenWord
    }
    #expect(findings.isEmpty, "\(findings)")
    for (index, cell) in collection.cells.enumerated() {
      // Some share an edge.
      let inside = cell.frame.insetBy(dx: 0.25, dy: 0.25)
      for other in collection.cells.dropFirst(index + 1) { #expect(!inside.intersects(other.frame)) }
    }
  }

  // MARK: Cards in two layouts

  /// Apple's Human Interface Guidelines, Split View: only the last of these widths is regular. Margins are 16 points in
  /// a narrow window, 20 in a wide one.
  @Test(arguments: CatalogueCase.all(of: "cards-in-layouts", "split-view"))
  func columnsFollowTheSizeClass(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    let isRegular = collection.width == 750
    let edge: CGFloat = isRegular ? 20 : 16
    let rows = Rows(
      columns: isRegular ? 3 : 2, left: edge, width: collection.width - 2 * edge, gap: 12)
    _ = try checkHeaderAndCards(collection, rows)
  }

  private func columns(_ collection: LaidOutCollection) -> Int {
    switch (collection.isPad, collection.isAccessibility) {
    case (true, true), (false, false): 2
    case (true, false): 4
    case (false, true): 1
    }
  }

  /// Margins of 12, and 4 between title and message.
  private func cardHeights(_ collection: LaidOutCollection) throws -> [CGFloat] {
    try collection.cells.map { cell in
      let title = try collection.height(of: "title", in: cell, style: "headline")
      return 12 + title + 4 + (try collection.height(of: "message", in: cell, style: "subheadline")) + 12
    }
  }

  /// Lines are filled from the left, and items are centred in them vertically (Apple's guide to collection views). The
  /// columns fill the width, so full lines and the last one have the same gaps.
  @Test(arguments: CatalogueCase.all(of: "cards-in-layouts", "flow"))
  func cardsInAFlowLayoutAreRagged(_ tested: CatalogueCase) throws {
    try checkCards(tested, areEven: false)
  }

  /// `FlexibleRowHeightGridLayout` 3.0.0: columns share the width without gaps and insets, a row is as tall as its
  /// tallest card, 12 points follow every row, and the footer comes after them.
  @Test(arguments: CatalogueCase.all(of: "cards-in-layouts", "grid"))
  func cardsInAGridHaveEvenRows(_ tested: CatalogueCase) throws {
    try checkCards(tested, areEven: true)
  }

  private func checkCards(_ tested: CatalogueCase, areEven: Bool) throws {
    let collection = try LaidOutCollection(tested, showing: .whole)
    #expect(collection.cells.count == 7)
    let rows = rows(collection, areEven: areEven)
    let bottom = try checkHeaderAndCards(collection, rows)
    let footer = try collection.footer()
    let height = (try collection.height(of: "texts", in: footer, style: "footnote")) + 12
    collection.expect(footer.frame, rect(rows.left, bottom, rows.width, height))
  }

  private func rows(_ collection: LaidOutCollection, areEven: Bool = true) -> Rows {
    Rows(
      columns: columns(collection), left: collection.edge, width: collection.width - 2 * collection.edge, gap: 12,
      areEven: areEven)
  }

  private func checkHeaderAndCards(_ collection: LaidOutCollection, _ rows: Rows) throws -> CGFloat {
    let header = try collection.header()
    let height = 12 + (try collection.height(of: "texts", in: header, style: "title2")) + 12
    collection.expect(header.frame, rect(rows.left, collection.top, rows.width, height))
    return rows.check(
      collection, cells: collection.cells, heights: try cardHeights(collection), from: collection.top + height)
  }

  // MARK: Waterfalls

  /// Columns, their order, padding of 6 and section starts as in the article; a card has margins of 12 and a picture of
  /// 40 points, 12 beside or above its texts, which are 4 apart.
  @Test(arguments: CatalogueCase.all(of: "waterfall"))
  func alertsFillTheirColumnsInTurn(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested, showing: .whole)
    #expect(collection.cells.count == 9)
    try checkWaterfall(collection, firstSection: 6)
  }

  /// With the padding, the cards are as far from the edges as the system's margins.
  private func checkWaterfall(_ collection: LaidOutCollection, firstSection: Int) throws {
    let columns = (collection.isPad ? 2 : 1) + (collection.isLandscape ? 1 : 0)
    let left = collection.edge - 6
    let width = (collection.width - 2 * left) / CGFloat(columns)
    var bottoms = Array(repeating: collection.top + 10, count: columns)
    for (index, cell) in collection.cells.enumerated() {
      if index == firstSection, let lowest = bottoms.max() { bottoms = Array(repeating: lowest, count: columns) }
      var texts: CGFloat = 8
      for (name, style) in [("title", "headline"), ("message", "body"), ("date", "footnote")] {
        texts += try collection.height(of: name, in: cell, style: style)
      }
      let column = (index < firstSection ? index : index - firstSection) % columns
      let height = 12 + (collection.isAccessibility ? 40 + 12 + texts : max(40, texts)) + 12
      collection.expect(
        cell.frame, rect(left + CGFloat(column) * width + 6, bottoms[column] + 6, width - 12, height))
      bottoms[column] += height + 12
    }
  }

  // MARK: From right to left

  /// Columns count from the left as in the originals; the content of a card is mirrored, with 12 between picture and
  /// texts.
  @Test(arguments: CatalogueCase.all(of: "right-to-left", "waterfall"))
  func alertsAreMirroredInTheirColumns(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested, showing: .whole)
    try checkWaterfall(collection, firstSection: 6)
    for cell in collection.cells {
      let icon = try collection.label("icon", in: cell).frame
      #expect((icon.maxX, icon.width) == (cell.frame.maxX - 12, 40))
      let texts = try collection.label("texts", in: cell).frame.maxX
      #expect(texts == (collection.isAccessibility ? icon.maxX : icon.minX - 12))
      try checkRightEdges(collection, ["title", "message", "date"], in: cell)
    }
  }

  @Test(arguments: CatalogueCase.all(of: "right-to-left", "grid"))
  func cardsAreMirroredInTheirGrid(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    _ = try checkHeaderAndCards(collection, rows(collection))
    for cell in collection.cells { try checkRightEdges(collection, ["title", "message"], in: cell) }
  }

  private func checkRightEdges(_ collection: LaidOutCollection, _ names: [String], in cell: LayoutNode) throws {
    for name in names {
      let label = try collection.label(name, in: cell)
      for line in label.lines { #expect(abs(line.x + line.width - label.frame.maxX) < 1e-6, "\(line.text)") }
    }
  }

  // MARK: Walks

  /// `FlexibleRowHeightGridLayout` 3.0.0 (`scripts/layout-fixtures`, F5 to F9): headers start at 0, and the second
  /// section's is followed by the line spacing; the inset above rows applies, the one below does not; 12 points follow
  /// every row. A card consists of its picture, three quarters as high as wide, and texts after 10, with 2 between and
  /// 12 below. There is no space below the second heading.
  @Test(arguments: CatalogueCase.all(of: "grid-of-walks"))
  func walksStandInTwoSections(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    let isOneColumn = collection.isAccessibility && !collection.isPad
    let rows = Rows(
      columns: isOneColumn ? 1 : 2, left: collection.edge, width: collection.width - 2 * collection.edge, gap: 12)
    var y = collection.top
    for (index, cells) in [collection.cells.prefix(2), collection.cells.dropFirst(2)].enumerated() where !cells.isEmpty
    {
      let header = collection.supplementary[index]
      let height = (index == 0 ? 24 : 12) + (try collection.height(of: "heading", in: header, style: "title2"))
      collection.expect(header.frame, rect(0, y, collection.width, height))
      let heights = try cells.map { cell in
        let texts = try collection.height(of: "title", in: cell, style: "headline") + 2
        let detail = try collection.height(of: "detail", in: cell, style: "footnote")
        return collection.inPixels(rows.column * 0.75 + 10 + texts + detail + 12)
      }
      y += height + (index == 0 ? 0 : 12) + 4
      y = rows.check(collection, cells: Array(cells), heights: heights, from: y)
    }
  }

  // MARK: Languages and styles

  /// Three columns in 704 points, two at the accessibility sizes; rows are as tall as their tallest card.
  @Test(arguments: CatalogueCase.all(of: "cards-in-languages"))
  func languagesShareTheirRows(_ tested: CatalogueCase) throws {
    try checkGrid(tested) { _ in "body" }
  }

  @Test(arguments: CatalogueCase.all(of: "style-gallery"))
  func stylesShareTheirRows(_ tested: CatalogueCase) throws {
    try checkGrid(tested) { Self.styles[$0] }
  }

  private nonisolated static let styles = [
    "extraLargeTitle", "body", "caption1", "largeTitle", "callout", "footnote", "title1", "extraLargeTitle2",
    "caption2",
    "title2", "subheadline", "headline", "title3",
  ]

  /// As the description says: the style that makes its row that tall depends on the text size.
  @Test func anotherStyleIsTheTallestAtAnotherSize() throws {
    let tallest = try CatalogueCase.all(of: "style-gallery").map { tested -> [String] in
      let cells = try LaidOutCollection(tested).cells.prefix(6)
      return try [cells.prefix(3), cells.suffix(3)].map { row in
        let heights = try row.map { cell in try #require(cell.children.first?.children.first).frame.height }
        let tallest = row.indices.max { heights[$0 - row.startIndex] < heights[$1 - row.startIndex] }
        return Self.styles[try #require(tallest)]
      }
    }
    #expect(Set(tallest).count > 1, "\(tallest)")
  }

  private func checkGrid(_ tested: CatalogueCase, style: (Int) -> String) throws {
    let collection = try LaidOutCollection(tested)
    let heights = try collection.cells.enumerated().map { index, cell in
      32 + (try collection.height(of: "sample", in: cell, style: style(index)))
    }
    Rows(columns: collection.isAccessibility ? 2 : 3, left: 20, width: 704, gap: 16)
      .check(collection, cells: collection.cells, heights: heights, from: 20)
  }
}
