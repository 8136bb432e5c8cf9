import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitLists

/// The self-sizing protocol without a collection view. Row *n* of the list is asked at 50 points.
@MainActor @Suite struct SelfSizingHostTests {
  private func frames(_ list: RowList) -> [[Double]] { list.shown.sorted.map(\.view.numbers) }

  @Test func rowsGetTheHeightsTheyWantAndAreAskedOnce() {
    let list = RowList(count: 4) { row, _ in CGFloat(row + 1) * 20 }
    #expect(list.scroll(to: 0))
    #expect(frames(list) == [[0, 0, 100, 20], [0, 20, 100, 40], [0, 60, 100, 60], [0, 120, 100, 80]])
    #expect(list.shown.sorted.map(\.view.askedCount) == [1, 1, 1, 1])
    // Asked and granted, then confirmed.
    #expect(list.passes == 2)
    #expect(list.scroll(to: 0))
    #expect(list.passes == 3)
    #expect(list.shown.sorted.map(\.view.askedCount) == [1, 1, 1, 1])
  }

  @Test func rowsThatShrinkBringOthersIntoView() {
    let list = RowList(count: 1000) { _, _ in 1 }
    #expect(list.scroll(to: 0))
    #expect(list.shown.sorted.map(\.key) == Array(0..<200))
  }

  @Test func rowsThatScrollAwayComeBackAsOthers() {
    let list = RowList(count: 100) { _, _ in 50 }
    _ = list.scroll(to: 0)
    let made = Row.made
    let first = list.shown[0]?.view
    #expect(list.scroll(to: 400))
    #expect(list.scroll(to: 1000))
    #expect(list.shown.sorted.map(\.key) == [20, 21, 22, 23])
    #expect(Row.made - made == 4)
    #expect(first?.reuseCount == 1)
    #expect(first.flatMap(list.shown.element(shownBy:))?.view === first)
  }

  @Test func anotherWidthIsAnotherQuestion() {
    let list = RowList(count: 2) { _, _ in 20 }
    _ = list.scroll(to: 0)
    list.frame.size.width = 80
    #expect(list.scroll(to: 0))
    #expect(list.shown.sorted.map(\.view.askedCount) == [2, 2])
  }

  @Test func whatIsNoSizeIsNotGranted() {
    let list = RowList(count: 2) { row, _ in row == 0 ? .nan : 20 }
    #expect(list.scroll(to: 0))
    #expect(frames(list) == [[0, 0, 100, 50], [0, 50, 100, 20]])
  }

  /// A host whose placements are never right ends after a limited number of passes.
  @Test func whoNeverAgreesIsToldSo() {
    let list = RowList(count: 2) { _, _ in 20 }
    list.arePlacementsValid = false
    #expect(!list.scroll(to: 0))
    // The first pass handles both rows.
    #expect(list.passes == RowList.maximumIdlePasses + 1)
  }

  @Test func keysChangeAllAtOnce() {
    let list = RowList(count: 3) { _, height in height }
    _ = list.scroll(to: 0)
    let elements = list.shown.sorted
    list.shown.setKeys([(elements[0], 1), (elements[1], 0)])
    #expect(list.shown.sorted.map { ObjectIdentifier($0) } == [1, 0, 2].map { ObjectIdentifier(elements[$0]) })
    list.shown.remove(elements[0])
    list.shown.setKeys([(elements[0], 2)])
    #expect(list.shown[2] === elements[2])
    #expect(list.shown[1] == nil)
  }
}
