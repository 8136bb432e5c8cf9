import Foundation
import Testing

@testable import Gallery

@Suite struct SheetGridTests {
  private func cells(_ size: CGSize, _ count: Int, _ style: SheetStyle, pictures: Int = 1) -> [SheetCell] {
    let cell = SheetCell(
      sizes: Array(repeating: size, count: pictures), isStacked: false, hasNames: pictures > 1, hasFlags: false,
      style: style)
    return Array(repeating: cell, count: count)
  }

  private func fitting(_ cells: [[SheetCell]], _ style: SheetStyle, header: Double = 60) -> SheetGrid {
    SheetGrid.fitting([cells], style) { SheetFlow.pageCount(of: parts($0, header: header), style) }
  }

  private func parts(_ grid: SheetGrid, header: Double) -> [SheetFlow.Part] {
    [SheetFlow.Part(height: header, gap: 0)]
      + grid.rowHeights.map { SheetFlow.Part(height: $0, gap: grid.cells[0][0].style.gap) }
  }

  private static let phone = CGSize(width: 393, height: 852)
  private static let card = CGSize(width: 343, height: 120)

  @Test func twelvePhonesArePrintedInTwoRowsOfSix() {
    let grid = fitting([cells(Self.phone, 12, .paper)], .paper)
    #expect(grid.columns == 6 && grid.rows(of: 0) == [0..<6, 6..<12])
    #expect(grid.scale > 0.23 && grid.scale < 0.27, "\(grid.scale)")
  }

  @Test func twelveCardsOnAScreenAreAsLargeAsOnADevice() {
    let grid = fitting([cells(Self.card, 12, .screen)], .screen)
    #expect(grid.scale == 1)
    #expect(12 % grid.columns == 0, "\(grid.columns) in a row")
  }

  @Test func looksBeginRowsOfTheirOwn() {
    let group = cells(Self.card, 5, .screen)
    let grid = fitting([group, group], .screen)
    #expect(grid.rows(of: 0).first?.lowerBound == 0 && grid.rows(of: 1).first?.lowerBound == 0)
    #expect(grid.rows(of: 1).last?.upperBound == 5)
  }

  /// One to forty cases of every shape, on paper and on screens: nothing is wider than a page, everything has a
  /// position, and the next larger thousandth of the scale would not fit.
  @Test(arguments: [
    CGSize(width: 20, height: 20), card, phone, CGSize(width: 1_366, height: 1_024), CGSize(width: 343, height: 9_000),
  ])
  func everyGridFits(size: CGSize) throws {
    for style in [SheetStyle.paper, .screen] {
      for count in [1, 2, 3, 5, 7, 12, 13, 24, 40] {
        let grid = fitting([cells(size, count, style)], style)
        #expect(grid.width <= style.contentWidth, "\(count)")
        #expect(grid.scale > 0 && grid.scale <= 1, "\(count)")
        let pages = try #require(SheetFlow.pageCount(of: parts(grid, header: 60), style), "\(count) of \(size)")
        let larger = SheetGrid(grid.cells, columns: grid.columns, scale: grid.scale + 0.001, gap: style.gap)
        guard grid.scale < 1, larger.width <= style.contentWidth,
          let more = SheetFlow.pageCount(of: parts(larger, header: 60), style)
        else { continue }
        #expect(more > pages, "\(count) at \(grid.scale)")
      }
    }
  }

  @Test func allPicturesHaveOneScale() {
    let sizes = [CGSize(width: 100, height: 50), CGSize(width: 300, height: 900)]
    let cell = SheetCell(sizes: sizes, isStacked: false, hasNames: true, hasFlags: false, style: .paper)
    let frames = cell.frames(scale: 0.5)
    #expect(frames.map(\.size) == [CGSize(width: 50, height: 25), CGSize(width: 150, height: 450)])
    #expect(frames[1].minX == 50 + CGFloat(SheetStyle.paper.innerGap) && frames[1].minY == frames[0].minY)
  }

  @Test func stackedPicturesStandBelowEachOther() {
    let size = CGSize(width: 100, height: 50)
    let cell = SheetCell(sizes: [size, size], isStacked: true, hasNames: true, hasFlags: true, style: .screen)
    let frames = cell.frames(scale: 1)
    #expect(
      frames[0].minX == frames[1].minX && frames[1].minY >= frames[0].maxY + CGFloat(SheetStyle.screen.captionHeight))
    #expect(cell.height(scale: 1) >= Double(frames[1].maxY) + SheetStyle.screen.captionHeight)
  }
}
