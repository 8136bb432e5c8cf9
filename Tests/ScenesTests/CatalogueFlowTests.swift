import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// The catalogue's flow layouts other than those of cards, by the published rules of `UICollectionViewFlowLayout`: rows
/// are filled greedily, the remaining space is distributed over the gaps, the last row keeps the minimum gap, and a
/// single item is centred.
@MainActor @Suite struct CatalogueFlowTests {
  // MARK: Appointments

  /// The width of the unsafe areas at both sides of a phone in landscape.
  private static let strip: CGFloat = 59

  @Test(arguments: CatalogueCase.all(of: "appointments"))
  func appointmentsAreRowsOrColumns(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    let left = 16 + (collection.isLandscape ? Self.strip : 0)
    let width = collection.width - 2 * left
    var y = collection.top
    for (section, count) in [4, 2].enumerated() {
      guard collection.supplementary.count > section else { break }
      let header = collection.supplementary[section]
      let height = 24 + (try collection.height(of: "text", in: header, style: "title1"))
      collection.expect(header.frame, rect(left, y, width, height))
      y += height
      for cell in collection.cells.dropFirst(section == 0 ? 0 : 4).prefix(count) {
        let height = try appointmentHeight(cell, collection)
        collection.expect(cell.frame, rect(left, y, width, height))
        try checkTexts(of: cell, collection)
        y += height + 12
      }
    }
  }

  /// Margins of 14 around the doctor's lines, or around all three texts with 4 between them.
  private func appointmentHeight(_ cell: LayoutNode, _ collection: LaidOutCollection) throws -> CGFloat {
    let heights = try ["date", "doctor", "time"].map { try collection.height(of: $0, in: cell, style: "body") }
    return 28 + (collection.isAccessibility ? heights.reduce(8, +) : heights[1])
  }

  private func checkTexts(of cell: LayoutNode, _ collection: LaidOutCollection) throws {
    let labels = try ["date", "doctor", "time"].map { try collection.label($0, in: cell) }
    let pixel = 1 / collection.configuration.scale + 1e-6
    if collection.isAccessibility {
      for label in labels { #expect(abs(label.frame.minX - cell.frame.minX - 16) <= pixel) }
    } else {
      let baselines = try labels.map { try #require($0.lines.first).baseline }
      for baseline in baselines { #expect(abs(baseline - baselines[0]) <= pixel) }
      #expect(abs(labels[2].frame.maxX - cell.frame.maxX + 16) <= pixel)
      // Dates have a column of 104 points at L, which grows like body's leading (`UIFontMetrics`).
      let leading = try ExpectedFont(style: "body", at: collection.configuration.category).pitch
      #expect(abs(labels[1].frame.minX - cell.frame.minX - 16 - 104 * leading / 22 - 12) <= pixel)
    }
  }

  // MARK: Cells that size themselves

  /// A topic is as wide as its word plus 28, and as high as its line plus 16. Rows are 12 apart, topics at least 8.
  @Test(arguments: CatalogueCase.all(of: "flow-layouts", "topics"))
  func topicsFillTheirRows(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    let (left, right) = (collection.edge, collection.width - collection.edge)
    let height = 16 + (try collection.height(of: "word", in: collection.cells[0], style: "body"))
    var y = collection.top + collection.edge
    let half = 0.5 / collection.configuration.scale + 1e-6
    var rest = collection.cells[...]
    while !rest.isEmpty {
      let row = rest.prefix { $0.frame.midY == rest.first?.frame.midY }.map(\.frame)
      rest = rest.dropFirst(row.count)
      let length = row.reduce(-8) { $0 + $1.width + 8 }
      #expect(length <= right - left)
      if let next = rest.first { #expect(length + 8 + next.frame.width > right - left) }
      let isLast = rest.isEmpty && collection.cells.count == 16
      var x = left + (row.count == 1 && !isLast ? (right - left - length) / 2 : 0)
      let gap = isLast || row.count == 1 ? 8 : 8 + (right - left - length) / CGFloat(row.count - 1)
      for frame in row {
        #expect(isNear(frame, rect(x, y, frame.width, height), half), "\(frame), expected \(x), \(y)")
        x += frame.width + gap
      }
      y += height + 12
    }
    for cell in collection.cells {
      #expect(abs(try collection.label("word", in: cell).frame.width - (cell.frame.width - 28)) <= half)
    }
  }

  // MARK: A shelf

  /// The size in the file for each category.
  private func cardSize(_ category: ContentSizeCategory) -> CGSize {
    switch category {
    case .accessibilityMedium, .accessibilityLarge: CGSize(width: 280, height: 316)
    case .accessibilityExtraLarge: CGSize(width: 311, height: 400)
    case let category where category.isAccessibilityCategory: CGSize(width: 311, height: 470)
    case .extraExtraLarge, .extraExtraExtraLarge: CGSize(width: 220, height: 240)
    default: CGSize(width: 180, height: 200)
    }
  }

  /// 20 for the status bar, 16, a title, 12; then cards 16 from the edge and 12 apart, each with a picture whose height
  /// is three quarters of its width.
  @Test(arguments: CatalogueCase.all(of: "flow-layouts", "shelf"))
  func theShelfsCardsStandInALine(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    let size = cardSize(collection.configuration.category)
    // The cards have titles as well: the screen's is its first view.
    let lines = try #require(LaidOutScene(tested).rendered.layout.children.first).lines.count
    let font = try ExpectedFont(style: "title1", at: collection.configuration.category)
    let title = collection.inPixels(font.height(ofLines: lines))
    collection.expect(collection.frame, rect(0, 36 + title + 12, 375, size.height))
    #expect(collection.cells.count == 2)
    for (index, cell) in collection.cells.enumerated() {
      let x = 16 + CGFloat(index) * (size.width + 12)
      collection.expect(cell.frame, rect(x, collection.frame.minY, size.width, size.height))
      let picture = try collection.label("picture", in: cell)
      collection.expect(picture.frame, rect(x, collection.frame.minY, size.width, size.width * 0.75))
    }
  }

  // MARK: Pinned headers

  /// The first hour's header stays below the status bar, which is 20 points high.
  @Test(arguments: CatalogueCase.all(of: "flow-layouts", "pinned-headers"))
  func theHeaderOfTheHourStaysInSight(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    let header = try collection.header()
    let height = 16 + (try collection.height(of: "hour", in: header, style: "headline"))
    #expect(try collection.label("hour", in: header).lines.map(\.text) == ["Before nine"])
    let next = collection.supplementary.dropFirst().first?.frame.minY ?? .greatestFiniteMagnitude
    collection.expect(header.frame, rect(0, 20, 375, height))
    #expect(next >= 20 + height)
    // Part of the hour has been scrolled away, or is below the header.
    #expect(collection.cells.contains { $0.frame.minY < header.frame.maxY })
  }

  /// Half of the second hour's header is below the status bar, with the first one's right above it.
  @Test(arguments: CatalogueCase.all(of: "flow-layouts", "pushed-header"))
  func theNextHeaderPushesItAway(_ tested: CatalogueCase) throws {
    let collection = try LaidOutCollection(tested)
    let headers = collection.supplementary.prefix(2)
    let texts = try headers.map { try collection.label("hour", in: $0).lines.map(\.text) }
    #expect(texts == [["Before nine"], ["Before ten"]])
    let (pushed, next) = (headers[0].frame, headers[1].frame)
    let height = 16 + (try collection.height(of: "hour", in: headers[1], style: "headline"))
    collection.expect(pushed, rect(0, next.minY - height, 375, height))
    #expect(next.minY > 20 && next.minY < 20 + height)
  }
}
