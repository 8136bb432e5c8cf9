import Foundation
import Testing
import UIKitBars

/// Where tabs lie in their bar. Frames: AccessibilitySnapshot, `testTabBars` on iOS 17.5 and 18.5 (high).
@Suite struct TabBarGeometryTests {
  private let geometry = TabBarGeometry(BarSurroundings())

  @Test(arguments: [
    (402.0, 6, [2.0, 69, 136, 203, 270, 337], [63.0, 63, 63, 63, 63, 63]),
    (402, 4, [2, 103, 203, 304], [97, 96, 97, 96]),
    (393, 6, [2, 68, 133, 199, 264, 330], [62, 61, 62, 61, 62, 61]),
    (393, 4, [2, 100, 199, 297], [94, 95, 94, 94]),
  ])
  func frames(_ width: Double, _ count: Int, _ x: [Double], _ widths: [Double]) {
    let frames = geometry.frames(count: count, from: 0, width: width)
    #expect(frames.map { Double($0.minX) } == x)
    #expect(frames.map { Double($0.width) } == widths)
    #expect(frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
  }

  /// 49 (stored frames, 14 of 14), 32 at compact height, 50 on tablets.
  @Test func heights() {
    #expect(geometry.height == 49 && geometry.layout == .stacked)
    let low = TabBarGeometry(BarSurroundings(isLow: true))
    #expect(low.height == 32 && low.layout == .compactInline)
    let tablet = TabBarGeometry(BarSurroundings(isPad: true, isWide: true))
    #expect(tablet.height == 50 && tablet.layout == .inline)
    let narrow = TabBarGeometry(BarSurroundings(isPad: true))
    #expect(narrow.height == 50 && narrow.layout == .stacked)
  }

  /// As many as there are, in equal parts where they do not fit, and none where there is none.
  @Test func packedFramesLieInTheMiddle() {
    let tablet = TabBarGeometry(BarSurroundings(isPad: true, isWide: true))
    let frames = tablet.packedFrames(contents: [40, 100], from: 0, width: 1_000)
    #expect(frames.map(\.width) == [76, 100])
    #expect(frames[0].minX == 1_000 - frames[1].maxX && frames[1].minX - frames[0].maxX == 34)
    let many = tablet.packedFrames(contents: Array(repeating: 90, count: 1_000), from: 0, width: 820)
    #expect(many.count == 1_000 && many.allSatisfy { $0.width >= 0 && $0.minX <= 822 })
    #expect(tablet.packedFrames(contents: [], from: 0, width: 820).isEmpty)
    #expect(geometry.frames(count: 3, from: 0, width: .nan).isEmpty)
  }
}
