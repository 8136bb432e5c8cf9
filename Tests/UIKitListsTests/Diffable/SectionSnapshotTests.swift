import Testing
import UIKitLists
import UIKitTestSupport

/// `NSDiffableDataSourceSectionSnapshot` as Apple documents it.
@MainActor @Suite(.ownEnvironment) struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// Fruit with apple (red, green) and pear; nuts.
  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["fruit", "nuts"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["red", "green"], to: "apple")
    return snapshot
  }

  @Test func itemsAreGivenDepthFirst() {
    let snapshot = snapshot
    #expect(snapshot.rootItems == ["fruit", "nuts"])
    #expect(snapshot.items == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(snapshot.items.map(snapshot.level) == [0, 1, 2, 2, 1, 0])
    #expect(snapshot.items.map { snapshot.parent(of: $0) } == [nil, "fruit", "apple", "apple", "fruit", nil])
    #expect(snapshot.index(of: "pear") == 4)
    #expect(snapshot.index(of: "plum") == nil)
    #expect(snapshot.contains("red") && !snapshot.contains("plum"))
  }

  @Test func childrenAreVisibleBelowExpandedItems() {
    var snapshot = snapshot
    #expect(snapshot.visibleItems == ["fruit", "nuts"])
    snapshot.expand(["apple"])
    #expect(snapshot.visibleItems == ["fruit", "nuts"])
    #expect(snapshot.isExpanded("apple") && !snapshot.isVisible("red") && snapshot.isVisible("fruit"))
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(snapshot.isVisible("red"))
    snapshot.collapse(["apple"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "nuts"])
    #expect(snapshot.visualDescription() == "- fruit\n  + apple\n    * red\n    * green\n  * pear\n* nuts")
  }

  @Test func itemsAreInsertedBesideTheirSiblings() {
    var snapshot = snapshot
    snapshot.insert(["plum"], before: "pear")
    snapshot.insert(["quince", "fig"], after: "pear")
    snapshot.insert(["bread"], after: "nuts")
    #expect(
      snapshot.items == ["fruit", "apple", "red", "green", "plum", "pear", "quince", "fig", "nuts", "bread"])
    #expect(snapshot.level(of: "fig") == 1 && snapshot.level(of: "bread") == 0)
  }

  @Test func whatIsDeletedTakesItsChildrenAlong() {
    var snapshot = snapshot
    snapshot.delete(["apple", "red", "unknown"])
    #expect(snapshot.items == ["fruit", "pear", "nuts"])
    snapshot.delete(["fruit"])
    #expect(snapshot.items == ["nuts"])
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty && snapshot.rootItems.isEmpty)
  }

  @Test func partsAreTakenOutAndPutIn() {
    var snapshot = snapshot
    snapshot.expand(["apple"])
    let apples = snapshot.snapshot(of: "apple")
    #expect(apples.rootItems == ["red", "green"])
    let whole = snapshot.snapshot(of: "apple", includingParent: true)
    #expect(whole.items == ["apple", "red", "green"])
    #expect(whole.items.map(whole.level) == [0, 1, 1])
    #expect(whole.isExpanded("apple") && whole.parent(of: "apple") == nil)
    var other = Snapshot()
    other.append(["a"])
    other.append(["b"], to: "a")
    other.insert(whole, before: "b")
    #expect(other.items == ["a", "apple", "red", "green", "b"])
    #expect(other.level(of: "red") == 2 && other.isExpanded("apple"))
    snapshot.replace(childrenOf: "fruit", using: other)
    #expect(snapshot.items == ["fruit", "a", "apple", "red", "green", "b", "nuts"])
    #expect(snapshot.level(of: "red") == 3)
  }

  @Test func identifiersThatAreNotUniqueOrNotThere() {
    var snapshot = snapshot
    let faults = collectFaults {
      snapshot.append(["red", "plum"], to: "fruit")
      snapshot.append(["x"], to: "unknown")
      snapshot.insert(["x"], before: "unknown")
      snapshot.expand(["unknown"])
      _ = snapshot.level(of: "unknown")
      _ = snapshot.snapshot(of: "unknown")
    }
    #expect(faults.count == 6)
    #expect(
      faults.first
        == "NSInternalInconsistencyException: NSDiffableDataSourceSectionSnapshot.append(_:to:): Fatal: supplied item "
        + "identifiers are not unique. Duplicate identifiers: {(red)}")
    #expect(snapshot.items == ["fruit", "apple", "red", "green", "pear", "plum", "nuts"])
  }

  /// A chain of 100,000 items, deeper than any stack.
  @Test func deepOutlines() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([0])
    for item in 1..<100_000 { snapshot.append([item], to: item - 1) }
    snapshot.expand(Array(0..<99_999))
    #expect(snapshot.visibleItems.count == 100_000)
    #expect(snapshot.level(of: 99_999) == 99_999)
    #expect(snapshot.isVisible(99_999))
    snapshot.delete(Array(1..<100_000))
    #expect(snapshot.items == [0])
  }
}
