import ElementGeometry
import Foundation
import Testing

/// The batch between two arrangements leads every item to its new place, by the rules of `performBatchUpdates` alone.
@Suite struct ArrangementDifferenceTests {
  private typealias Arrangement = ArrangementDifference<Int, Int>.Arrangement

  private struct Draw {
    var state: UInt64

    mutating func next(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int(state >> 33) % range.count
    }

    mutating func arrangement() -> Arrangement {
      var rest = (0..<24).filter { _ in next(0...3) > 0 }
      for index in rest.indices { rest.swapAt(index, next(0...rest.count - 1)) }
      var sections = (0..<5).filter { _ in next(0...2) > 0 }
      for index in sections.indices { sections.swapAt(index, next(0...sections.count - 1)) }
      let items = sections.map { _ in
        let count = next(0...rest.count)
        defer { rest.removeFirst(count) }
        return Array(rest.prefix(count))
      }
      return Arrangement(sections: sections, items: items)
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(indexes: [section, item]) }

  private func one(_ items: [Int]) -> Arrangement { Arrangement(sections: [0], items: [items]) }

  private func paths(_ arrangement: Arrangement) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (section, items) in arrangement.items.enumerated() {
      for (item, identifier) in items.enumerated() { paths[identifier] = path(item, section) }
    }
    return paths
  }

  @Test(arguments: 1...300) func everyItemReachesItsPlace(seed: Int) {
    var draw = Draw(state: UInt64(seed))
    let (old, new) = (draw.arrangement(), draw.arrangement())
    let reloaded = Set((0..<24).filter { _ in draw.next(0...5) == 0 })
    let reloadedSections = Set((0..<5).filter { _ in draw.next(0...7) == 0 })
    let changes = ArrangementDifference(
      from: old, to: new,
      marks: .init(reloadedSections: reloadedSections, reloadedItems: reloaded, reconfiguredItems: [1, 2])
    ).changes
    let (before, after) = (old.items.map(\.count), new.items.map(\.count))
    #expect(changes.problem(from: before, to: after) == nil, "seed \(seed)")
    let update = CollectionUpdate(changes, from: before, to: after)
    let newPaths = paths(new)
    for (item, place) in paths(old) where !changes.reloadedSections.contains(place[0]) {
      let reached = update.newPath(place)
      if let reached { #expect(reached == newPaths[item], "seed \(seed), item \(item)") }
      if reached == nil, let wanted = newPaths[item] {
        // Deleted although it is still there: then it is inserted, or comes with its section.
        let isNewSection = changes.insertedSections.contains(wanted[0])
        let isReloaded = reloadedSections.contains(new.sections[wanted[0]])
        #expect(isNewSection || isReloaded || changes.insertedItems.contains(wanted), "seed \(seed), item \(item)")
      }
    }
    for (section, identifier) in old.sections.enumerated() {
      #expect(update.newSection(section) == new.sections.firstIndex(of: identifier), "seed \(seed)")
    }
  }

  @Test func whatKeepsItsOrderStays() {
    let changes = ArrangementDifference(from: one([1, 2, 3, 4, 5]), to: one([5, 1, 3, 9, 4])).changes
    #expect(changes.deletedItems == [path(1)])
    #expect(changes.insertedItems == [path(3)])
    #expect(changes.movedItems.map(\.from) == [path(4)])
    #expect(changes.movedItems.map(\.to) == [path(0)])
    #expect(changes.movedSections.isEmpty && changes.reloadedItems.isEmpty)
  }

  /// Of every order of six items as few as possible move: six less the longest rise, found by trying all subsets.
  @Test func asFewItemsMoveAsPossible() {
    for order in permutations(Array(0..<6)) {
      let changes = ArrangementDifference(from: one(Array(0..<6)), to: one(order)).changes
      let longest = (0..<64).map { subset in order.filter { subset >> $0 & 1 == 1 } }
        .filter { $0 == $0.sorted() }.map(\.count).max()
      #expect(changes.movedItems.count == 6 - (longest ?? 0), "\(order)")
    }
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    guard let first = items.first else { return [[]] }
    return permutations(Array(items.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in Array(rest[..<place]) + [first] + Array(rest[place...]) }
    }
  }

  @Test func itemsThatMoveWhileTheyAreReloadedAreInserted() {
    let changes = ArrangementDifference(
      from: one([1, 2, 3]), to: one([3, 1, 2]), marks: .init(reloadedItems: [3, 1], reconfiguredItems: [2])
    ).changes
    #expect(changes.deletedItems == [path(2)])
    #expect(changes.insertedItems == [path(0)])
    #expect(changes.reloadedItems == [path(0)])
    #expect(changes.reconfiguredItems == [path(1)])
    #expect(changes.movedItems.isEmpty)
  }

  @Test func sectionsMoveWithTheirItems() {
    let changes = ArrangementDifference(
      from: Arrangement(sections: [0, 1, 2], items: [[1], [2], [3]]),
      to: Arrangement(sections: [2, 0, 4], items: [[3], [1, 2], [5]])
    ).changes
    #expect(Array(changes.deletedSections) == [1])
    #expect(Array(changes.insertedSections) == [2])
    #expect(changes.movedSections.count == 1)
    #expect(changes.insertedItems == [path(1, 1)])
    #expect(changes.deletedItems.isEmpty && changes.movedItems.isEmpty)
  }

  /// Ten thousand items in reverse take the time of a sort, not of a comparison of all pairs: the test would not end.
  @Test func manyItems() {
    let items = Array(0..<10_000)
    let changes = ArrangementDifference(from: one(items), to: one(items.reversed())).changes
    #expect(changes.movedItems.count == 9_999)
  }
}
