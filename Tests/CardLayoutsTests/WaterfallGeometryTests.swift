import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import CardLayouts

/// Compares the waterfall's arithmetic with 400 random waterfalls that an independent program laid out.
@Suite struct WaterfallGeometryTests {
  @Test func framesAreTheRecordedOnes() throws {
    var count = 0
    for (line, waterfall) in try LayoutFixtures.waterfalls().enumerated() {
      let geometry = waterfall.geometry
      let found = differences(geometry.frames(waterfall), waterfall.frames)
      if !found.isEmpty { Issue.record("waterfall \(line + 1): \(found)") }
      #expect(agree([Double(geometry.contentHeight)], [waterfall.contentSize[1]]), "waterfall \(line + 1)")
      count += waterfall.frames.count
    }
    #expect(count > 8_000)
  }

  @Test func rectanglesFindWhatTouchesThem() throws {
    var random = SeededGenerator(seed: 20_261_121)
    for (line, waterfall) in try LayoutFixtures.waterfalls().enumerated() {
      let geometry = waterfall.geometry
      let all = geometry.items(in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)).map(\.frame)
      #expect(all.count == waterfall.frames.count, "waterfall \(line + 1)")
      for _ in 0..<5 {
        let rect = random.rect(in: CGSize(width: waterfall.width, height: waterfall.contentSize[1] + 100))
        let found = geometry.items(in: rect).map(\.frame)
        #expect(found == all.filter { $0.intersects(rect) }, "waterfall \(line + 1), \(rect)")
      }
    }
  }

  /// A column of short cards next to a column of tall ones ends far above; a screenful at the bottom is still found
  /// without examining the short column's cards.
  @Test func columnsAreSearchedOneByOne() {
    let heights = (0..<1000).map { CGFloat($0 % 2 == 0 ? 100 : 1) }
    let columns = WaterfallColumns(contentWidth: 200, count: 2, padding: 0)
    let geometry = WaterfallGeometry(heights: [heights], columns: columns)
    #expect(geometry.contentHeight == 50_000)
    let found = geometry.items(in: CGRect(x: 0, y: 49_850, width: 200, height: 100)).map(\.item)
    #expect(found == [996, 998])
  }

  @Test func moreColumnsThanCards() {
    let columns = WaterfallColumns(contentWidth: 200, count: Int.max, padding: 6)
    let geometry = WaterfallGeometry(heights: [[10, 20]], columns: columns)
    #expect(geometry.contentHeight == 32)
    #expect(geometry.sections[0].frame(ofItem: 1)?.width == 0)
  }
}

extension WaterfallCase {
  var geometry: WaterfallGeometry {
    let columns = WaterfallColumns(contentWidth: contentSize[0], count: columns.count, padding: cellPadding)
    return WaterfallGeometry(heights: sections.map { $0.heights.map { CGFloat($0) } }, columns: columns)
  }
}

extension WaterfallGeometry {
  fileprivate func frames(_ waterfall: WaterfallCase) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for (index, section) in waterfall.sections.enumerated() {
      for item in section.heights.indices {
        frames["item \(item) of section \(index)"] = frame(ofItem: item, section: index)?.numbers
      }
    }
    return frames
  }
}
