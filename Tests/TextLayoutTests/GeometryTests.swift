import Foundation
import Testing

@testable import TextLayout

@Suite struct GeometryTests {
  /// A row of `Fixtures/visual-order.tsv`, generated with ICU's bidi algorithm.
  struct Row {
    var text: String
    var direction: BaseDirection
    var paragraphLevel: Int
    var levels: [Int]
    /// The offset at each position from left to right.
    var order: [Int]
  }

  static func rows() throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/visual-order.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t")
      let units = cells[1].split(separator: " ").compactMap { UInt16($0, radix: 16) }
      let direction: BaseDirection = cells[0] == "ltr" ? .leftToRight : cells[0] == "rtl" ? .rightToLeft : .natural
      return Row(
        text: String(decoding: units, as: UTF16.self), direction: direction,
        paragraphLevel: try #require(Int(cells[2])),
        levels: cells[3].split(separator: " ").compactMap { Int($0) },
        order: cells[4].split(separator: " ").compactMap { Int($0) })
    }
  }

  static func geometry(
    _ string: String, direction: BaseDirection = .natural, alignment: TextAlignment = .left,
    in container: TextContainer = TextContainer()
  ) throws -> TextGeometry {
    let style = ParagraphStyle(alignment: alignment, baseDirection: direction)
    return Setting.engine.geometry(of: try Setting.text(string, style), in: container)
  }

  /// The order of clusters, and both carets at each offset, follow from ICU's levels and widths alone: rule L2 of UAX
  /// #9 for the order, Pango's definition of the strong and the weak cursor for the carets.
  @Test func clustersAndCaretsStandInTheOrderOfICU() throws {
    let rows = try Self.rows()
    #expect(rows.count == 400)
    for row in rows {
      let geometry = try Self.geometry(row.text, direction: row.direction)
      let line = try #require(geometry.lines.first)
      #expect(line.clusters.map(\.range) == row.levels.indices.map { $0..<$0 + 1 })
      #expect(line.isRightToLeft == (row.paragraphLevel == 1))
      var pen = line.clusters.map(\.x).min() ?? 0
      var left = [Double](repeating: 0, count: row.levels.count)
      for offset in row.order {
        left[offset] = pen
        pen += line.clusters[offset].width
      }
      for (offset, cluster) in line.clusters.enumerated() {
        #expect(abs(cluster.x - left[offset]) < 1e-9, "\(row)")
        #expect(cluster.isRightToLeft == (row.levels[offset] % 2 == 1))
      }
      try expectCarets(of: row, in: geometry, left, line.clusters.map(\.width))
    }
  }

  private func expectCarets(of row: Row, in geometry: TextGeometry, _ left: [Double], _ widths: [Double]) throws {
    let count = row.levels.count
    let isRightToLeft = { (offset: Int) in row.levels[offset] % 2 == 1 }
    let carets = geometry.carets
    #expect(carets.map(\.offset) == Array(0...count))
    for offset in 0...count {
      let before = offset > 0 ? left[offset - 1] + (isRightToLeft(offset - 1) ? 0 : widths[offset - 1]) : nil
      let behind = offset < count ? left[offset] + (isRightToLeft(offset) ? widths[offset] : 0) : nil
      var places = [behind, before].compactMap(\.self)
      if offset > 0, offset < count, isRightToLeft(offset - 1) != isRightToLeft(offset),
        isRightToLeft(offset - 1) == (row.paragraphLevel == 1)
      {
        places.reverse()
      }
      #expect(abs(carets[offset].x - places[0]) < 1e-6, "\(row) at \(offset)")
      let second = places.dropFirst().first { abs($0 - places[0]) > 1e-6 }
      #expect((carets[offset].secondaryX == nil) == (second == nil), "\(row) at \(offset)")
      #expect(abs((carets[offset].secondaryX ?? 0) - (second ?? 0)) < 1e-6)
    }
  }

  /// In each line, clusters cover the text, and the visible ones are as wide as the line.
  @Test(arguments: [TextAlignment.left, .center, .right, .justified])
  func clustersCoverEachLine(alignment: TextAlignment) throws {
    for row in try Self.rows().prefix(60) {
      let container = TextContainer(width: 60)
      let text = try Setting.text(row.text, ParagraphStyle(alignment: alignment, baseDirection: row.direction))
      let geometry = Setting.engine.geometry(of: text, in: container)
      let placed = Setting.engine.layout(text, in: container)
      #expect(geometry.size == placed.size)
      #expect(geometry.lines.map(\.measured) == placed.lines.map(\.measured))
      for (line, other) in zip(geometry.lines, placed.lines) {
        #expect(line.clusters.flatMap { Array($0.range) } == Array(line.measured.range))
        let visible = line.clusters.filter { $0.range.upperBound <= line.measured.visibleRange.upperBound }
        #expect(abs(visible.reduce(0) { $0 + $1.width } - line.measured.width) < 1e-6)
        #expect(abs((visible.map(\.x).min() ?? line.x) - other.x) < 1e-6)
        #expect(line.x == other.x)
        #expect(line.top <= other.baseline && other.baseline <= line.bottom)
      }
    }
  }

  @Test func aLigatureIsSharedByItsLetters() throws {
    let font = try Fonts.textFont("NotoSansArabic-Regular", size: 20)
    // Lam and alef are one glyph without caret positions inside it.
    let line = try #require(
      Setting.engine.geometry(of: AttributedText("\u{644}\u{627}", font: font), in: TextContainer()).lines.first)
    #expect(line.clusters.map(\.range) == [0..<1, 1..<2])
    #expect(line.clusters.map(\.width) == [line.measured.width / 2, line.measured.width / 2])
    #expect(line.clusters.map(\.x) == [line.measured.width / 2, 0])
  }

  @Test func aClusterOfSeveralCharactersIsOne() throws {
    let line = try #require(try Self.geometry("e\u{301}👩‍👩‍👧x").lines.first)
    #expect(line.clusters.map(\.range) == [0..<2, 2..<10, 10..<11])
  }

  @Test(arguments: [BaseDirection.leftToRight, .rightToLeft])
  func aTabIsAsWideAsItMoves(direction: BaseDirection) throws {
    // The first stop is 28 points from the line's start.
    let line = try #require(try Self.geometry("a\tb", direction: direction).lines.first)
    let (a, tab, b) = (line.clusters[0], line.clusters[1], line.clusters[2])
    #expect(abs(a.width + tab.width - 28) < 1e-9)
    let isLeft = direction == .leftToRight
    #expect(abs(isLeft ? tab.x - a.x - a.width : a.x - tab.x - tab.width) < 1e-9)
    #expect(abs(isLeft ? b.x - tab.x - tab.width : tab.x - b.x - b.width) < 1e-9)
  }

  @Test func whiteSpaceHangsBehindTheLinesEnd() throws {
    let space = try Setting.width("a b") - Setting.width("a") - Setting.width("b")
    for direction in [BaseDirection.leftToRight, .rightToLeft] {
      let geometry = try Self.geometry("ab cd", direction: direction, in: TextContainer(width: 30))
      let line = geometry.lines[0]
      #expect(line.measured.range == 0..<3)
      let hanging = line.clusters[2]
      #expect(abs(hanging.width - space) < 0.5)
      let edge = direction == .leftToRight ? line.x + line.measured.width : line.x
      #expect(abs(hanging.leadingEdge - edge) < 1e-9)
      #expect(geometry.carets.count == 4 + 3)
    }
  }

  @Test func whatAnEllipsisStandsForHasNoPlace() throws {
    let container = TextContainer(width: 60, maximumLines: 1, lineBreakMode: .truncatingMiddle)
    let geometry = try Self.geometry("The quick brown fox", in: container)
    let line = geometry.lines[0]
    let hidden = try #require(line.measured.truncatedRange)
    #expect(line.clusters.flatMap { Array($0.range) } == Array(0..<hidden.lowerBound) + Array(hidden.upperBound..<19))
    let ellipsis = try #require(
      zip(line.clusters, line.clusters.dropFirst()).first { $0.range.upperBound != $1.range.lowerBound })
    #expect(abs(ellipsis.1.x - ellipsis.0.x - ellipsis.0.width - (try Setting.width("\u{2026}"))) < 1)
    #expect(geometry.carets.map(\.offset) == Array(0...hidden.lowerBound) + Array(hidden.upperBound...19))
  }

  /// The nearest caret, found by trying all of them.
  @Test func aHitIsTheNearestCaretOfTheNearestLine() throws {
    for row in try Self.rows().prefix(80) {
      let geometry = try Self.geometry(row.text, direction: row.direction, in: TextContainer(width: 70))
      let carets = geometry.carets
      for (index, line) in geometry.lines.enumerated() {
        for step in -4...30 {
          let x = Double(step) * 3
          let hit = try #require(geometry.caret(nearestTo: x, (line.top + line.bottom) / 2))
          #expect(hit.line == index && carets.contains(hit))
          let places = line.clusters.flatMap { [$0.leadingEdge, $0.trailingEdge] }
          let nearest = places.map { abs($0 - x) }.min() ?? 0
          let own = [hit.x, hit.secondaryX].compactMap(\.self).map { abs($0 - x) }.min() ?? .infinity
          #expect(abs(own - nearest) < 1e-6, "\(row) at \(x)")
        }
      }
    }
  }

  @Test func emptyTextsAndLinesHaveACaret() throws {
    #expect(try Self.geometry("").carets.isEmpty)
    #expect(try Self.geometry("").caret(nearestTo: 0, 0) == nil)
    let geometry = try Self.geometry("a\n\nb", alignment: .right, in: TextContainer(width: 100))
    #expect(geometry.carets.map(\.offset) == [0, 1, 2, 3, 4])
    #expect(geometry.carets.filter { $0.line == 1 }.map(\.x) == [100])
    #expect(geometry.caret(nearestTo: 5, -50)?.line == 0)
    #expect(geometry.caret(nearestTo: 5, 500)?.line == 2)
    #expect(geometry.caret(nearestTo: .nan, .nan) != nil)
  }
}
