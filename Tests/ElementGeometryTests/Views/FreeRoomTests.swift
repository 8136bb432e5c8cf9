import ElementGeometry
import Foundation
import TestSupport
import Testing

/// The parts that rectangles leave of another one, compared with trying all rectangles between their edges.
@Suite struct FreeRoomTests {
  private static func isLarger(_ one: CGSize, _ other: CGSize) -> Bool {
    func worth(_ size: CGSize) -> (CGFloat, CGFloat) {
      (min(size.width, 20) * min(size.height, 20), size.width * size.height)
    }
    return worth(one) > worth(other)
  }

  /// Whether they have more than an edge in common.
  private static func share(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  }

  private static func largestByTrying(_ area: CGRect, _ taken: [CGRect]) -> CGSize {
    let xs = ([area.minX, area.maxX] + taken.flatMap { [$0.minX, $0.maxX] }).filter { (area.minX...area.maxX) ~= $0 }
    let ys = ([area.minY, area.maxY] + taken.flatMap { [$0.minY, $0.maxY] }).filter { (area.minY...area.maxY) ~= $0 }
    var best = CGSize.zero
    for left in xs {
      for right in xs where right > left {
        for top in ys {
          for bottom in ys where bottom > top {
            let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
            if isLarger(rect.size, best), !taken.contains(where: { share($0, rect) }) { best = rect.size }
          }
        }
      }
    }
    return best
  }

  @Test(arguments: 0..<200) func theLargestRectangleIsFound(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let area = CGRect(x: 10, y: -5, width: 60, height: 50)
    var (room, taken) = (RemainingArea(area), [CGRect]())
    for _ in 0..<(seed % 9) {
      let rect = CGRect(
        x: Int.random(in: 0...65, using: &random), y: Int.random(in: -10...40, using: &random),
        width: Int.random(in: 1...30, using: &random), height: Int.random(in: 1...30, using: &random))
      room.take(rect)
      taken.append(rect)
      // The area that is reported as free really is.
      let point = room.point(in: area)
      #expect(!taken.contains { rect in point.map { rect.contains($0) } ?? false })
      #expect(room.point(in: rect) == nil)
    }
    #expect(room.largest(by: Self.isLarger) == Self.largestByTrying(area, taken), "seed \(seed)")
  }

  @Test func aBarLeavesTwoParts() {
    var room = RemainingArea(CGRect(x: 0, y: 0, width: 100, height: 60))
    room.take(CGRect(x: 45, y: -10, width: 10, height: 100))
    #expect(room.largest(by: Self.isLarger) == CGSize(width: 45, height: 60))
    #expect(room.point(in: CGRect(x: 50, y: 0, width: 50, height: 60)) == CGPoint(x: 77.5, y: 30))
    room.take(CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(room.largest(by: Self.isLarger) == .zero)
    #expect(room.point(in: CGRect(x: 0, y: 0, width: 100, height: 60)) == nil)
  }

  @Test func nothingLeavesNothing() {
    var room = RemainingArea(.zero)
    room.take(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(room.largest(by: Self.isLarger) == .zero && room.point(in: .zero) == nil)
  }
}
