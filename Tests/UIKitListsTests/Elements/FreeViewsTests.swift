import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitValues

/// Reusable views: an element gets its own view back, any other the most recent one.
@MainActor @Suite struct FreeViewsTests {
  private func free(_ elements: [Int]) -> (views: ReuseQueue<Row, Int>, rows: [Int: Row]) {
    var (views, rows) = (ReuseQueue<Row, Int>(), [Int: Row]())
    for element in elements {
      let row = Row()
      rows[element] = row
      views.add(ReuseQueue.Waiting(view: row, traits: UITraitCollection(), element: element))
    }
    return (views, rows)
  }

  @Test func anElementGetsItsOwnAndOthersTheLast() {
    var (views, rows) = free([1, 2, 3])
    let taken = [2, 2, nil, 1].map { views.take(for: $0)?.view }
    #expect(taken == [rows[2], rows[3], rows[1], nil])
  }

  @Test func theLastOfTwoThatShowedAnElementIsItsOwn() {
    var (views, _) = free([1, 1, 2])
    let taken = [1, nil, 1].map { views.take(for: $0) }
    #expect(taken.map { $0?.element } == [1, 2, 1])
    #expect(taken[0]?.view !== taken[2]?.view)
  }

  /// Views taken from the middle leave no gaps: the others keep their order.
  @Test func manyComeAndGo() {
    var (views, _) = free(Array(0..<100))
    let taken = (0..<90).map { views.take(for: $0)?.element }
    #expect(taken == Array(0..<90))
    views.add(ReuseQueue.Waiting(view: Row(), traits: UITraitCollection(), element: 200))
    let rest = (0..<12).map { _ in views.take(for: nil)?.element }
    #expect(rest == [200, 99, 98, 97, 96, 95, 94, 93, 92, 91, 90, nil])
  }
}
