import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitLists

/// Collection views whose content is described by identifiers.
@MainActor @Suite(.ownEnvironment) struct DiffableCollectionTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  private let view: UICollectionView
  private let layout = ListLayout()
  private let source: UICollectionViewDiffableDataSource<String, Int>
  private let asked = Asked()

  /// The items that the data source was asked for.
  @MainActor final class Asked {
    var items: [Int] = []

    func take() -> [Int] {
      defer { items = [] }
      return items
    }
  }

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { [asked] view, path, item in
      asked.items.append(item)
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private var cells: [UICollectionViewListCell] {
    view.layoutIfNeeded()
    return view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }

  private var shown: [String] {
    cells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "" }
  }

  @Test func whatStaysKeepsItsCell() throws {
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    #expect(shown == ["1", "2", "3", "4"])
    #expect(asked.take() == [1, 2, 3, 4])
    let four = try #require(view.cellForItem(at: IndexPath(item: 0, section: 1)))
    let one = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    var completions = 0
    source.apply(snapshot([("b", [5, 4]), ("a", [3, 1]), ("c", [])])) { completions += 1 }
    #expect(shown == ["5", "4", "3", "1"])
    #expect(asked.take() == [5])
    #expect(completions == 1)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === four)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 1)) === one)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(source.indexPath(for: 5) == IndexPath(item: 0, section: 0))
    #expect(source.indexPath(for: 2) == nil)
    #expect(source.sectionIdentifier(for: 2) == "c" && source.index(for: "a") == 1)
    #expect(source.snapshot().itemIdentifiers == [5, 4, 3, 1])
  }

  /// Apple: a reloaded item gets a newly requested cell, a reconfigured one keeps its cell.
  @Test func reloadedAndReconfiguredItems() throws {
    source.apply(snapshot([("a", [1, 2, 3])]))
    let old = cells
    _ = asked.take()
    var next = source.snapshot()
    next.reloadItems([2])
    next.reconfigureItems([3])
    #expect(collectFaults { source.apply(next, animatingDifferences: false) }.isEmpty)
    #expect(asked.take().sorted() == [2, 3])
    #expect(cells[0] === old[0] && cells[2] === old[2])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    source.apply(source.snapshot())
    #expect(asked.take().isEmpty)
    source.applySnapshotUsingReloadData(snapshot([("z", [9])]))
    #expect(shown == ["9"])
  }

  @Test func anotherCellForAReconfiguredItemIsAFault() {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: ListLayout())
    let registrations = (0..<2).map { _ in UICollectionView.CellRegistration<TextCell, Int> { _, _, _ in } }
    var number = 0
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registrations[number], for: path, item: item)
    }
    source.apply(snapshot([("a", [1, 2])]))
    let old = view.cellForItem(at: IndexPath(item: 1, section: 0))
    let path = IndexPath(item: 1, section: 0)
    #expect(collectFaults { view.reconfigureItems(at: [path]) }.isEmpty)
    #expect(view.cellForItem(at: path) === old)
    number = 1
    let other = collectFaults { view.reconfigureItems(at: [path]) }
    #expect(other.count == 1 && other[0].contains("another cell than the one being reconfigured"))
    #expect(view.cellForItem(at: path) != nil && view.cellForItem(at: path) !== old)
    #expect(collectFaults { view.reconfigureItems(at: [IndexPath(item: 7, section: 0)]) }.count == 1)
  }

  @Test func selectionFollowsItsItem() {
    view.allowsMultipleSelection = true
    source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
    view.layoutIfNeeded()
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
    var next = snapshot([("b", [4, 3]), ("a", [2, 1])])
    next.reloadSections(["b"])
    source.apply(next)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
  }

  // MARK: Outlines

  private var outline: Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    return outline
  }

  /// Apple's sample applies an outline to a section that does not exist yet.
  @Test func outlinesShowTheirVisibleItems() {
    var outline = outline
    source.apply(outline, to: "main", animatingDifferences: false)
    #expect(shown == ["1", "2"])
    #expect(source.snapshot().sectionIdentifiers == ["main"])
    let first = cells[0]
    #expect(!first.configurationState.isExpanded)
    outline.expand([1, 11])
    _ = asked.take()
    source.apply(outline, to: "main")
    #expect(shown == ["1", "11", "111", "12", "2"])
    #expect(asked.take() == [11, 111, 12])
    #expect(cells[0] === first && first.configurationState.isExpanded)
    #expect(cells.map(\.indentationLevel) == [0, 1, 2, 1, 0])
    #expect(source.snapshot(for: "main").isExpanded(11))
    outline.collapse([1])
    source.apply(outline, to: "main")
    #expect(shown == ["1", "2"])
    #expect(!cells[0].configurationState.isExpanded)
    #expect(cells.map(\.indentationLevel) == [0, 0])
  }

  @Test func aListIsNoOutline() {
    source.apply(snapshot([("a", [1, 2])]))
    #expect(source.snapshot(for: "a").items == [1, 2])
    #expect(cells.map(\.indentationLevel) == [0, 0])
    let faults = collectFaults { #expect(source.snapshot(for: "none").items.isEmpty) }
    #expect(faults.count == 1)
  }

  @Test func snapshotsKeepOutlinesThatTheyOnlyTakeItemsFrom() {
    var outline = outline
    outline.expand([1])
    source.apply(outline, to: "main")
    var next = source.snapshot()
    next.deleteItems([12])
    next.appendSections(["more"])
    next.appendItems([5])
    source.apply(next)
    #expect(shown == ["1", "11", "2", "5"])
    #expect(source.snapshot(for: "main").items == [1, 11, 111, 2])
    next.moveItem(2, beforeItem: 1)
    source.apply(next)
    #expect(shown == ["2", "1", "11", "5"])
    #expect(source.snapshot(for: "main").rootItems == [2, 1, 11])
    #expect(cells.map(\.indentationLevel) == [0, 0, 0, 0])
  }

  @Test func anItemOfAnotherSectionIsAFault() {
    source.apply(snapshot([("a", [1, 2])]))
    var outline = Outline()
    outline.append([2, 3])
    let faults = collectFaults { source.apply(outline, to: "b") }
    #expect(faults.count == 1)
    #expect(shown == ["1", "2", "3"])
  }

  // MARK: Providers

  @Test func providersThatGiveNothingAndApplyWhileApplying() {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: ListLayout())
    var source: UICollectionViewDiffableDataSource<String, Int>?
    let one = snapshot([("a", [1])])
    source = UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in
      source?.apply(one)
      return nil
    }
    let faults = collectFaults { source?.apply(one) }
    #expect(faults.contains { $0.contains("Deadlock detected") })
    #expect(faults.contains { $0.contains("returned a nil cell for item at index path") })
  }

  @Test func headersAreAskedOfTheirProvider() {
    layout.headerHeight = 20
    let missing = collectFaults {
      source.apply(snapshot([("a", [1])]))
      view.layoutIfNeeded()
    }
    #expect(missing.contains { $0.contains("supplementaryViewProvider") })
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in
      var content = view.defaultContentConfiguration()
      content.text = "\(kind.suffix(6)) \(path.section)"
      view.contentConfiguration = content
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    let delegate = DisplayCounter()
    view.delegate = delegate
    view.reloadData()
    #expect(collectFaults { view.layoutIfNeeded() }.isEmpty)
    let shown = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    let texts = shown.map {
      (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(texts == ["Header 0"])
    // A list cell that serves as a header is no item.
    #expect(delegate.cells == 1 && delegate.supplementaryViews == 1)
  }

  final class DisplayCounter: NSObject, UICollectionViewDelegate {
    var (cells, supplementaryViews) = (0, 0)

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { cells += 1 }

    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { supplementaryViews += 1 }
  }

  @Test func registrationsKeepTheirCellsApart() {
    typealias Cell = UICollectionViewListCell
    let first = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
    let second = UICollectionView.CellRegistration<TextCell, Int> { cell, path, item in
      cell.name = "\(path.item) \(item)"
    }
    let list = ListCollection(count: 1)
    list.view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let (one, two) = (
      list.view.dequeueConfiguredReusableCell(using: first, for: path, item: 3),
      list.view.dequeueConfiguredReusableCell(using: second, for: path, item: 4)
    )
    #expect(one.reuseIdentifier != two.reuseIdentifier)
    #expect(two.name == "0 4")
    let none = list.view.dequeueConfiguredReusableCell(using: second, for: path, item: nil)
    #expect(none.name.isEmpty)
    let nib = UICollectionView.CellRegistration<TextCell, Int>(cellNib: UINib(nibName: "Cell", bundle: nil)) {
      _, _, _ in
    }
    let faults = collectFaults { _ = list.view.dequeueConfiguredReusableCell(using: nib, for: path, item: 1) }
    #expect(faults.count == 1)
  }

  @Test func handlersAreKept() {
    #expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
    source.reorderingHandlers.canReorderItem = { $0 == 1 }
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 > 1 }
    source.apply(snapshot([("a", [1, 2])]))
    #expect(source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
    #expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    #expect(source.sectionSnapshotHandlers.shouldExpandItem?(1) == false)
  }
}
