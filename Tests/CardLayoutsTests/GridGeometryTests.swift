import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import CardLayouts

/// Compares the grid's arithmetic with 1,000 random grids that an independent program laid out.
@Suite struct GridGeometryTests {
  @Test func framesAreTheRecordedOnes() throws {
    var count = 0
    for (line, grid) in try LayoutFixtures.grids().enumerated() {
      let geometry = grid.geometry
      let found = differences(geometry.frames, grid.frames)
      if !found.isEmpty { Issue.record("grid \(line + 1): \(found)") }
      #expect(agree([Double(geometry.contentHeight)], [grid.contentSize[1]]), "grid \(line + 1)")
      count += geometry.frames.count
    }
    #expect(count > 20_000)
  }

  @Test func rectanglesFindWhatTouchesThem() throws {
    var random = SeededGenerator(seed: 20_261_121)
    for (line, grid) in try LayoutFixtures.grids().enumerated() {
      let geometry = grid.geometry
      let all = geometry.elements(in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
      #expect(all.count == grid.frames.count, "grid \(line + 1)")
      for _ in 0..<5 {
        let rect = random.rect(in: CGSize(width: grid.width, height: grid.contentSize[1] + 100))
        let found = geometry.elements(in: rect).map(\.frame)
        #expect(found == all.map(\.frame).filter { $0.intersects(rect) }, "grid \(line + 1), \(rect)")
      }
    }
  }

  /// Properties of every grid: cards do not overlap, a row is as tall as its tallest item, and the content covers all
  /// cards.
  @Test func properties() throws {
    for (line, grid) in try LayoutFixtures.grids().enumerated() {
      let geometry = grid.geometry
      for (section, content) in zip(geometry.sections, grid.sections) {
        let frames = content.heights.indices.compactMap { section.frame(ofItem: $0) }
        for start in stride(from: 0, to: frames.count, by: section.columns.count) {
          let row = start..<min(start + section.columns.count, frames.count)
          let tallest = content.heights[row].max() ?? 0
          #expect(frames[row].allSatisfy { Double($0.height) == tallest }, "grid \(line + 1)")
        }
        for (index, frame) in frames.enumerated() {
          for other in frames[(index + 1)...].prefix(section.columns.count) where overlap(frame, other) {
            Issue.record("grid \(line + 1): \(frame) and \(other) overlap")
          }
          #expect(frame.maxY <= geometry.contentHeight + 1e-9, "grid \(line + 1)")
        }
      }
    }
  }

  @Test func spacingBelowZeroPilesRowsUp() {
    let content = GridSectionContent(
      inset: .zero, lineSpacing: -30, interitemSpacing: 0, header: .zero, footer: .zero,
      itemHeights: Array(repeating: 20, count: 10))
    let geometry = GridGeometry([content], contentWidth: 100, columnCount: 1)
    #expect(geometry.sections[0].frame(ofItem: 9)?.minY == -90)
    #expect(geometry.elements(in: CGRect(x: 0, y: -85, width: 100, height: 1)).map(\.frame.minY) == [-90])
  }

  @Test func rectanglesThatAreNoneFindNothing() throws {
    let geometry = try #require(LayoutFixtures.grids().first { !$0.frames.isEmpty }).geometry
    #expect(geometry.elements(in: .null).isEmpty)
    #expect(geometry.elements(in: CGRect(x: 0, y: CGFloat.nan, width: 100, height: 100)).isEmpty)
    #expect(geometry.elements(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 100)).isEmpty)
  }

  private func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
    let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    return width > 1e-9 && height > 1e-9
  }
}

extension GridCase {
  /// The case, laid out only by the layout's arithmetic.
  var geometry: GridGeometry {
    let contents = sections.map { section in
      GridSectionContent(
        inset: UIEdgeInsets(section.inset ?? sectionInset),
        lineSpacing: section.lineSpacing ?? minimumLineSpacing,
        interitemSpacing: section.interitemSpacing ?? minimumInteritemSpacing,
        header: size(section.header), footer: size(section.footer), itemHeights: section.heights.map { CGFloat($0) })
    }
    return GridGeometry(
      contents, contentWidth: contentSize[0], columnCount: numberOfColumns > 0 ? numberOfColumns : 2)
  }

  func size(_ numbers: [Double?]?) -> CGSize {
    guard let numbers else { return .zero }
    return CGSize(width: numbers[0] ?? contentSize[0], height: numbers[1] ?? 0)
  }
}

extension GridGeometry {
  fileprivate var frames: [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for (index, section) in sections.enumerated() {
      frames["header of section \(index)"] = section.header?.numbers
      frames["footer of section \(index)"] = section.footer?.numbers
      for item in 0..<section.itemCount {
        frames["item \(item) of section \(index)"] = section.frame(ofItem: item)?.numbers
      }
    }
    return frames
  }
}
