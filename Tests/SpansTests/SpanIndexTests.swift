import Foundation
import Spans
import Testing

@Suite struct SpanIndexTests {
  @Test func noSpans() {
    let index = SpanIndex([])
    #expect(index.bounds == nil)
    #expect(index.candidates(touching: 0, 100).isEmpty)
  }

  @Test func example() {
    let index = SpanIndex([(start: 0, end: 10), (start: 10, end: 30), (start: 30, end: 40)])
    #expect(index.candidates(touching: 15, 20) == 1..<2)
    #expect(index.candidates(touching: 10, 10) == 0..<2)
    #expect(index.candidates(touching: 41, 50).isEmpty)
  }

  /// Every range is searched in every list of three spans within 0…4, including overlapping and backward ones: nothing
  /// that touches is missed.
  @Test func missesNothing() {
    let spans = (0...4).flatMap { start in (start...4).map { (start: Double(start), end: Double($0)) } }
    for first in spans {
      for second in spans {
        for third in spans {
          let list = [first, second, third].map { (start: CGFloat($0.start), end: CGFloat($0.end)) }
          let index = SpanIndex(list)
          for asked in spans {
            let candidates = index.candidates(touching: CGFloat(asked.start), CGFloat(asked.end))
            let touching = list.indices.filter { list[$0].end >= asked.start && list[$0].start <= asked.end }
            if !touching.allSatisfy(candidates.contains) {
              Issue.record("\(list) asked for \(asked): \(candidates), touching are \(touching)")
            }
          }
        }
      }
    }
  }

  @Test func spansInOrderAreFoundExactly() {
    let index = SpanIndex((0..<1000).map { (start: CGFloat(10 * $0), end: CGFloat(10 * $0 + 8)) })
    for row in 0..<1000 {
      #expect(index.candidates(touching: CGFloat(10 * row + 1), CGFloat(10 * row + 2)) == row..<row + 1)
    }
  }
}
