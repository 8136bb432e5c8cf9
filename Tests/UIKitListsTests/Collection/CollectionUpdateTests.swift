import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Apple's documentation of `performBatchUpdates(_:completion:)`: deletions refer to the old data, insertions to the
/// new.
@MainActor @Suite(.ownEnvironment) struct CollectionUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func list(_ sections: [[String]] = [["a", "b", "c", "d"]]) -> ListCollection {
    let list = ListCollection(sections, size: CGSize(width: 100, height: 500))
    list.view.layoutIfNeeded()
    _ = list.source.takeAsked()
    return list
  }

  @Test func anInsertionAsksForTheNewItemsCellAlone() {
    let list = list()
    list.source.sections[0].insert("x", at: 1)
    list.view.insertItems(at: [path(1)])
    #expect(list.source.takeAsked() == [[0, 1]])
    #expect(list.names == ["a", "x", "b", "c", "d"])
    #expect(list.frames.map { $0[1] } == [0, 50, 100, 150, 200])
    #expect(list.layout.log == ["insert [] [0, 1]", "done"])
  }

  @Test func cellsKeepTheirItemsWhenThoseMove() {
    let list = list()
    let cells = list.cells
    list.source.sections = [["d", "a", "c", "b"]]
    list.view.performBatchUpdates {
      list.view.moveItem(at: path(3), to: path(0))
      list.view.moveItem(at: path(1), to: path(3))
    }
    #expect(list.source.takeAsked().isEmpty)
    #expect(list.names == ["d", "a", "c", "b"])
    #expect(list.cells == [cells[3], cells[0], cells[2], cells[1]])
    #expect(list.view.indexPath(for: cells[3]) == path(0))
  }

  @Test func aBatchIsLaidOutOnceAndCompletedOnce() {
    let list = list()
    var completions: [Bool] = []
    let prepared = list.layout.prepareCount
    list.view.performBatchUpdates {
      list.source.sections = [["b", "x", "d", "y"]]
      list.view.insertItems(at: [path(1)])
      #expect(list.view.hasUncommittedUpdates)
      list.view.performBatchUpdates {
        list.view.deleteItems(at: [path(0), path(2)])
        list.view.insertItems(at: [path(3)])
      } completion: {
        completions.append($0)
      }
      #expect(completions.isEmpty)
    } completion: {
      #expect(list.names == ["b", "x", "d", "y"])
      completions.append($0)
    }
    #expect(completions == [true, true])
    #expect(list.layout.prepareCount == prepared + 1)
    #expect(
      list.layout.log == ["delete [0, 0] []", "delete [0, 2] []", "insert [] [0, 1]", "insert [] [0, 3]", "done"])
  }

  @Test func anEmptyBatchLaysOutAndCompletes() {
    let list = list()
    var isDone = false
    list.view.performBatchUpdates(nil) { isDone = $0 }
    #expect(isDone)
    #expect(list.layout.log.isEmpty)
  }

  @Test func aReloadedItemHasAnotherCell() {
    let list = list()
    let cells = list.cells
    list.source.sections = [["a", "B", "c", "d"]]
    list.view.reloadItems(at: [path(1)])
    #expect(list.source.takeAsked() == [[0, 1]])
    #expect(list.names == ["a", "B", "c", "d"])
    #expect(list.cells[0] == cells[0] && list.cells[2] == cells[2])
  }

  @Test func sectionsComeGoMoveAndAreReloaded() {
    let list = list([["a"], ["b", "c"], ["d"]])
    let cells = list.cells
    list.source.sections = [["n"], ["d"], ["a", "z"]]
    list.view.performBatchUpdates {
      list.view.deleteSections([1])
      list.view.insertSections([0])
      list.view.moveSection(2, toSection: 1)
      list.view.insertItems(at: [path(1, 2)])
    }
    #expect(list.names == ["n", "d", "a", "z"])
    #expect(list.cells[1] == cells[3] && list.cells[2] == cells[0])
    list.source.sections[1] = ["p", "q", "r"]
    list.view.reloadSections([1])
    #expect(list.names == ["n", "p", "q", "r", "a", "z"])
  }

  @Test func selectedItemsStaySelectedWhereTheyGo() {
    let list = list()
    list.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    list.source.sections = [["x", "a", "b", "c", "d"]]
    list.view.insertItems(at: [path(0)])
    #expect(list.view.indexPathsForSelectedItems == [path(3)])
    #expect(list.cells.map(\.isSelected) == [false, false, false, true, false])
    list.source.sections = [["x", "a", "b", "d"]]
    list.view.deleteItems(at: [path(3)])
    #expect(list.view.indexPathsForSelectedItems == nil)
    #expect(!list.cells[3].isSelected)
  }

  @Test func beforeTheFirstLayoutThereIsNothingToUpdate() {
    let list = ListCollection([["a"]])
    list.source.sections[0].append("b")
    let faults = collectFaults { list.view.insertItems(at: [path(1)]) }
    #expect(faults.isEmpty)
    list.view.layoutIfNeeded()
    #expect(list.names == ["a", "b"])
  }

  /// Names identify items: each batch is random, and the view must show the source's data, with every surviving item in
  /// its cell. The seed is in the message.
  @Test(arguments: 0..<200) func randomBatchesKeepEverySurvivorsCell(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var next = 0
    func name() -> String {
      next += 1
      return "\(next)"
    }
    var sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).map { _ in name() }
    }
    let list = ListCollection(sections, size: CGSize(width: 100, height: 5000))
    list.view.layoutIfNeeded()
    for _ in 0..<4 {
      let before = Dictionary(uniqueKeysWithValues: list.cells.map { ($0.name, $0) })
      let old = sections
      let faults = collectFaults {
        list.view.performBatchUpdates {
          sections = randomBatch(of: old, on: list.view, &random, name)
          list.source.sections = sections
        }
      }
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
      #expect(list.names == sections.flatMap(\.self), "seed \(seed)")
      for cell in list.cells where before[cell.name] != nil { #expect(before[cell.name] === cell, "seed \(seed)") }
    }
  }

  /// Deletes some items, moves some, inserts some; deletes and inserts a section now and then.
  private func randomBatch(
    of old: [[String]], on view: UICollectionView, _ random: inout SeededNumbers, _ name: () -> String
  ) -> [[String]] {
    var (kept, moving): ([[String]], [(String, IndexPath)]) = ([], [])
    for (section, items) in old.enumerated() {
      if old.count > 1, Int.random(in: 0..<6, using: &random) == 0 {
        view.deleteSections([section])
        continue
      }
      var rest: [String] = []
      for (item, text) in items.enumerated() {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: view.deleteItems(at: [path(item, section)])
        case 1: moving.append((text, path(item, section)))
        default: rest.append(text)
        }
      }
      kept.append(rest)
    }
    if kept.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
      let place = Int.random(in: 0...kept.count, using: &random)
      kept.insert((0..<Int.random(in: 0...2, using: &random)).map { _ in name() }, at: place)
      view.insertSections([place])
      return insert(moving, kept, except: place, view, &random, name)
    }
    return insert(moving, kept, except: nil, view, &random, name)
  }

  /// Inserts new items at random positions of the final sections; the others keep their order.
  private func insert(
    _ moving: [(String, IndexPath)], _ kept: [[String]], except new: Int?, _ view: UICollectionView,
    _ random: inout SeededNumbers, _ name: () -> String
  ) -> [[String]] {
    let targets = kept.indices.filter { $0 != new }
    guard !targets.isEmpty else {
      for (_, from) in moving { view.deleteItems(at: [from]) }
      return kept
    }
    var arrivals: [[(String, IndexPath?)]] = kept.map { _ in [] }
    for (text, from) in moving { arrivals[targets.randomElement(using: &random) ?? 0].append((text, from)) }
    for target in targets where Bool.random(using: &random) { arrivals[target].append((name(), nil)) }
    return kept.indices.map { section in
      let count = kept[section].count + arrivals[section].count
      let places = Array((0..<count).shuffled(using: &random).prefix(arrivals[section].count))
      var (result, stay) = ([String?](repeating: nil, count: count), kept[section][...])
      for (place, (text, from)) in zip(places, arrivals[section]) {
        result[place] = text
        if let from {
          view.moveItem(at: from, to: path(place, section))
        } else {
          view.insertItems(at: [path(place, section)])
        }
      }
      return result.map { $0 ?? stay.popFirst() ?? "?" }
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
