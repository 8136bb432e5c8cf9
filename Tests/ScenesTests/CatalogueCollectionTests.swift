import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The catalogue's collection views, against figures worked out by hand: heights from published text metrics, places from
/// the rules of each layout (the tables named at the tests).
@MainActor @Suite struct CatalogueCollectionTests {
  private nonisolated static let files = ["cards-in-layouts", "cards-in-languages", "style-gallery", "waterfall"]

  @Test(arguments: CatalogueCase.all.filter { files.contains($0.scene.file) })
  func noTextIsCutAndNothingIsBrokenOrAmbiguous(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    // The largest text has no room for every word.
    let findings = collection.findings.filter {
      collection.configuration.category != .accessibilityExtraExtraExtraLarge || $0.kind != .brokenWord
    }
    #expect(findings.isEmpty, "\(findings)")
    for (index, cell) in collection.cells.enumerated() {
      for other in collection.cells.dropFirst(index + 1) { #expect(!cell.frame.intersects(other.frame)) }
    }
  }

  // MARK: Cards in two layouts

  /// Of 375, 667, 820 and 1,180 points, without 16 at each side and what is between two: whole points a column.
  private func columns(_ configuration: Configuration) -> (count: Int, gap: CGFloat) {
    switch (configuration.traits.userInterfaceIdiom, configuration.orientation) {
    case (.pad, _) where configuration.category.isAccessibilityCategory: (2, 8)
    case (.pad, .portrait): (3, 7)
    case (.pad, .landscape): (5, 7)
    case (_, .portrait) where configuration.category.isAccessibilityCategory: (1, 7)
    default: (2, 7)
    }
  }

  /// Margins of 12, 4 between title and message.
  private func cardHeights(_ collection: LaidOutCollection) throws -> [CGFloat] {
    try collection.cells.map { cell in
      let title = try collection.height(of: "title", in: cell, style: "headline")
      return 12 + title + 4 + (try collection.height(of: "message", in: cell, style: "subheadline")) + 12
    }
  }

  /// Lines are filled from the left, and items centred across them (Apple's guide to collection views). The columns leave
  /// nothing over, so that full lines and the last one have the same gaps.
  @Test(arguments: CatalogueCase.all(of: "cards-in-layouts", "flow"))
  func cardsInAFlowLayoutAreRagged(_ tested: CatalogueCase) throws {
    try checkCards(tested, areEven: false)
  }

  /// `FlexibleRowHeightGridLayout` 3.0.0: columns share what gaps and insets leave, a row is as tall as its tallest
  /// card, 12 follow every row, and the footer comes after them.
  @Test(arguments: CatalogueCase.all(of: "cards-in-layouts", "grid"))
  func cardsInAGridHaveEvenRows(_ tested: CatalogueCase) throws {
    try checkCards(tested, areEven: true)
  }

  private func checkCards(_ tested: CatalogueCase, areEven: Bool) throws {
    let collection = try LaidOutCollection(tested)
    let columns = columns(collection.configuration)
    let rows = Rows(columns: columns.count, width: collection.width - 32, gap: columns.gap, areEven: areEven)
    let header = 12 + (try collection.height(of: "texts", in: collection.header, style: "title2")) + 12
    let bottom = rows.check(collection, heights: try cardHeights(collection), from: collection.top + header)
    let footer = (try collection.height(of: "texts", in: collection.footer, style: "footnote")) + 12
    collection.expect(collection.header.frame, rect(16, collection.top, rows.width, header))
    collection.expect(collection.footer.frame, rect(16, bottom, rows.width, footer))
  }

  // MARK: The waterfall

  /// Columns, turns, padding of 6 and clean cuts as in the article; a card has margins of 8 and a picture of 40 points,
  /// 4 between its texts.
  @Test(arguments: CatalogueCase.all(of: "waterfall"))
  func alertsFillTheirColumnsInTurn(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    let isPad = collection.configuration.traits.userInterfaceIdiom == .pad
    let columns = (isPad ? 2 : 1) + (collection.configuration.orientation == .landscape ? 1 : 0)
    let width = collection.width / CGFloat(columns)
    var bottoms = Array(repeating: collection.top, count: columns)
    for (index, cell) in collection.cells.enumerated() {
      // Five alerts in the first section.
      if index == 5, let lowest = bottoms.max() { bottoms = Array(repeating: lowest, count: columns) }
      var texts: CGFloat = 8
      for (name, style) in [("title", "headline"), ("message", "body"), ("date", "footnote")] {
        texts += try collection.height(of: name, in: cell, style: style)
      }
      let column = (index < 5 ? index : index - 5) % columns
      let height = 8 + max(40, texts) + 8
      collection.expect(
        cell.frame, rect(CGFloat(column) * width + 6, bottoms[column] + 6, width - 12, height))
      bottoms[column] += height + 12
    }
  }

  // MARK: Languages and styles

  /// Three columns on 712 points, two at the accessibility sizes; rows as tall as their tallest card.
  @Test(arguments: CatalogueCase.all(of: "cards-in-languages"))
  func languagesShareTheirRows(_ tested: CatalogueCase) throws {
    try checkGrid(tested) { _ in "body" }
  }

  @Test(arguments: CatalogueCase.all(of: "style-gallery"))
  func stylesShareTheirRows(_ tested: CatalogueCase) throws {
    let styles = [
      "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title1", "title2", "title3", "headline", "body", "callout",
      "subheadline", "footnote", "caption1", "caption2",
    ]
    try checkGrid(tested) { styles[$0] }
  }

  private func checkGrid(_ tested: CatalogueCase, style: (Int) -> String) throws {
    let collection = try LaidOutCollection(tested)
    let columns = collection.configuration.category.isAccessibilityCategory ? 2 : 3
    let heights = try collection.cells.enumerated().map { index, cell in
      24 + (try collection.height(of: "sample", in: cell, style: style(index)))
    }
    Rows(columns: columns, width: 712, gap: 14, areEven: true).check(collection, heights: heights, from: 16)
  }
}

/// Cells side by side in columns of one width, 16 points from the left, 12 between two rows.
@MainActor
private struct Rows {
  let columns: Int
  let width: CGFloat
  let gap: CGFloat
  /// Whether all cells of a row are as tall as its tallest; else they are centred in it.
  let areEven: Bool

  /// Expects the cells there, and returns where a row after the last one would start.
  @discardableResult
  func check(_ collection: LaidOutCollection, heights: [CGFloat], from top: CGFloat) -> CGFloat {
    let column = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    var y = top
    for first in stride(from: 0, to: heights.count, by: columns) {
      let row = first..<min(heights.count, first + columns)
      let tallest = heights[row].max() ?? 0
      for index in row {
        let height = areEven ? tallest : heights[index]
        let x = 16 + CGFloat(index - first) * (column + gap)
        collection.expect(collection.cells[index].frame, rect(x, y + (tallest - height) / 2, column, height))
      }
      y += tallest + 12
    }
    return y
  }
}

/// A case with one collection view, laid out: its cells in the order of their items, its header and its footer.
@MainActor
private struct LaidOutCollection {
  let configuration: Configuration
  let findings: [ViewFinding]
  let cells: [LayoutNode]
  /// A node without children where there is none.
  let header: LayoutNode
  let footer: LayoutNode
  let width: CGFloat

  init(_ tested: CatalogueCase) throws {
    let scene = try LaidOutScene(tested)
    (configuration, findings) = (scene.configuration, scene.rendered.findings)
    let root = scene.rendered.layout
    width = root.frame.width
    cells = root.children.filter { $0.kind == "UICollectionViewCell" }
    let supplementary = root.children.filter { $0.kind == "UICollectionReusableView" }
      .sorted { $0.frame.minY < $1.frame.minY }
    let none = LayoutNode(kind: "", frame: .zero)
    (header, footer) = (supplementary.first ?? none, supplementary.last ?? none)
  }

  /// Below the status bar: 20 points on the phone in portrait, 24 on the tablet.
  var top: CGFloat {
    if configuration.traits.userInterfaceIdiom == .pad { return 24 }
    return configuration.orientation == .portrait ? 20 : 0
  }

  /// How high a label's lines are by published figures, in whole pixels.
  func height(of name: String, in node: LayoutNode, style: String) throws -> CGFloat {
    let label = try #require(find(name, in: node), "\(name)")
    let height = try ExpectedFont(style: style, at: configuration.category).height(ofLines: label.lines.count)
    return (height * configuration.scale).rounded(.up) / configuration.scale
  }

  private func find(_ name: String, in node: LayoutNode) -> LayoutNode? {
    if node.name == name { return node }
    for child in node.children { if let found = find(name, in: child) { return found } }
    return nil
  }

  func expect(_ frame: CGRect, _ expected: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
    let half = 0.5 / configuration.scale + 1e-6
    let isEqual =
      abs(frame.minX - expected.minX) <= half && abs(frame.minY - expected.minY) <= half
      && abs(frame.maxX - expected.maxX) <= half && abs(frame.maxY - expected.maxY) <= half
    #expect(isEqual, "\(frame), expected \(expected)", sourceLocation: sourceLocation)
  }
}
