import Foundation
import Testing
import UIKitLists

/// Measured sizes stay with their items through updates.
@MainActor @Suite struct FlowUpdateTests {
  /// Cells whose heights are their items' numbers, in one column.
  final class NumberedSource: FlowSource {
    var items: [[Int]] {
      didSet { counts = items.map(\.count) }
    }

    init(items: [[Int]]) {
      self.items = items
      super.init(items.map(\.count))
      preferredSize = { [unowned self] in CGSize(width: 300, height: CGFloat(self.items[$0.section][$0.item])) }
    }
  }

  typealias Collection = FlowCollection<UICollectionViewFlowLayout>

  /// Forty items in each section, all measured by scrolling from end to end.
  private func measured(sections: Int = 1) -> (Collection, NumberedSource) {
    let source = NumberedSource(items: (0..<sections).map { section in (0..<40).map { 20 + $0 + 100 * section } })
    let collection = FlowCollection(source) { $1.estimatedItemSize = CGSize(width: 300, height: 30) }
    while collection.view.contentOffset.y < collection.view.contentSize.height - 480 {
      collection.view.contentOffset.y += 200
      collection.view.layoutIfNeeded()
    }
    collection.view.contentOffset.y = 0
    collection.view.layoutIfNeeded()
    return (collection, source)
  }

  private func heights(_ collection: Collection, _ section: Int = 0) -> [Int] {
    (0..<collection.source.counts[section]).compactMap { collection.frame($0, section).map { Int($0.height) } }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func afterInsertionsDeletionsAndMovesItemsOutOfSightKeepTheirSizes() {
    let (collection, source) = measured()
    #expect(heights(collection) == source.items[0])
    collection.view.performBatchUpdates {
      // Items 30 and 31 are removed, 35 moves to the front, 99 is inserted at 20.
      source.items[0].remove(at: 35)
      source.items[0].removeSubrange(30...31)
      source.items[0].insert(55, at: 0)
      source.items[0].insert(99, at: 20)
      collection.view.deleteItems(at: [path(30), path(31)])
      collection.view.moveItem(at: path(35), to: path(0))
      collection.view.insertItems(at: [path(20)])
    }
    var expected = source.items[0]
    // Not measured yet: the average of the measured ones.
    expected[20] = (expected.reduce(0, +) - 99) / 38
    #expect(heights(collection) == expected)
  }

  @Test func reloadedItemsAreMeasuredAnew() {
    let (collection, source) = measured()
    source.items[0][38] = 500
    collection.view.reloadItems(at: [path(38)])
    #expect(heights(collection)[39] == 59)
    #expect(heights(collection)[38] != 58)
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    #expect(heights(collection)[39] != 59)
  }

  @Test func sectionsTakeTheirSizesAlong() {
    let (collection, source) = measured(sections: 3)
    collection.view.performBatchUpdates {
      source.items = [source.items[2], [7], source.items[1]]
      collection.view.deleteSections([0])
      collection.view.moveSection(2, toSection: 0)
      collection.view.insertSections([1])
    }
    #expect(heights(collection, 0) == source.items[0])
    #expect(heights(collection, 2) == source.items[2])
  }

  /// Compared with a model: the measured height of the item at each position.
  @Test(arguments: 0..<50) func randomUpdates(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let (collection, source) = measured()
    var known = source.items[0].map { $0 as Int? }
    for _ in 0..<5 {
      let deleted = Set((0..<random(6)).map { _ in 25 + random(known.count - 25) })
      let inserted = (0..<random(4)).map { 25 + $0 * 2 }.filter { $0 < known.count - deleted.count }
      collection.view.performBatchUpdates {
        for item in deleted.sorted(by: >) {
          source.items[0].remove(at: item)
          known.remove(at: item)
        }
        for item in inserted {
          source.items[0].insert(77, at: item)
          known.insert(nil, at: item)
        }
        collection.view.deleteItems(at: deleted.sorted().map { path($0) })
        collection.view.insertItems(at: inserted.map { path($0) })
      }
      let shown = heights(collection)
      #expect(shown.count == known.count)
      for (item, height) in known.enumerated() where height != nil { #expect(shown[item] == height) }
    }
  }

  /// The length of lines is the width without the insets, at any scroll position.
  @Test func otherContentInsetsLayOutAnew() {
    let collection = FlowCollection(SilentSource([40])) { $1.itemSize = CGSize(width: 60, height: 60) }
    #expect(collection.frame(3)?.minX == 260)
    collection.view.contentOffset = CGPoint(x: 3, y: 40)
    collection.view.contentInset.right = 50
    collection.view.layoutIfNeeded()
    #expect(collection.frame(3)?.minX == 210)
    #expect(collection.view.contentSize.width == 270)
  }
}
