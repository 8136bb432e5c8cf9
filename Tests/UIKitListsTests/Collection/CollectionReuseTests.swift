import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Apple's documentation of `UICollectionView`, `UICollectionReusableView` and their reuse.
@MainActor @Suite struct CollectionReuseTests {
  @Test func onlyWhatShowsHasACell() {
    let list = ListCollection(count: 1000)
    list.view.layoutIfNeeded()
    #expect(list.source.takeAsked() == [[0, 0], [0, 1], [0, 2], [0, 3]])
    #expect(list.names == ["0", "1", "2", "3"])
    #expect(list.frames == [[0, 0, 100, 50], [0, 50, 100, 50], [0, 100, 100, 50], [0, 150, 100, 50]])
    #expect(list.view.contentSize == CGSize(width: 100, height: 50_000))
    #expect(list.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
  }

  @Test func cellsThatScrollAwayComeBackAsOthers() {
    let list = ListCollection(count: 1000)
    list.view.layoutIfNeeded()
    let first = list.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TextCell
    let made = TextCell.made
    list.view.contentOffset.y = 25
    list.view.layoutIfNeeded()
    #expect(list.names == ["0", "1", "2", "3", "4"])
    list.view.contentOffset.y = 40_000
    list.view.layoutIfNeeded()
    #expect(list.names == ["800", "801", "802", "803"])
    list.view.contentOffset.y = 25
    list.view.layoutIfNeeded()
    #expect(list.names == ["0", "1", "2", "3", "4"])
    // At most the visible cells before and after a scroll exist at once: no cell is reused within one layout.
    #expect(TextCell.made - made <= 5)
    #expect(first?.log.contains("reuse") == true)
    #expect(list.view.subviews.count == 5)
  }

  @Test func aDequeuedCellHasTheSizeTheLayoutGivesIt() {
    let list = ListCollection(count: 3)
    var sizes: [CGSize] = []
    list.source.configure = { sizes.append($0.contentView.bounds.size) }
    list.view.layoutIfNeeded()
    #expect(sizes == Array(repeating: CGSize(width: 100, height: 50), count: 3))
  }

  @Test func attributesAreAppliedWhenTheyAreNewAndOnlyThen() {
    let list = ListCollection(count: 3)
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.log) == Array(repeating: ["apply 50.0"], count: 3))
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.log) == Array(repeating: ["apply 50.0"], count: 3))
    list.layout.rowHeight = 60
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.log) == Array(repeating: ["apply 50.0", "apply 60.0"], count: 3))
  }

  /// Apple's sample "Implementing Modern Collection Views": the data source hides a badge that has nothing to say.
  @Test func whatTheDataSourceHidesStaysHidden() {
    let list = ListCollection(count: 3)
    list.source.configure = { $0.isHidden = true }
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.isHidden) == [true, true, true])
    list.layout.rowHeight = 60
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.isHidden) == [true, true, true])
  }

  @Test func headersAreShownAndFound() {
    let list = ListCollection([["a", "b"], [], ["c"]])
    list.layout.headerHeight = 20
    list.view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let paths = list.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    #expect(paths == [0, 1, 2].map { IndexPath(item: 0, section: $0) })
    #expect(
      list.view.visibleSupplementaryViews(ofKind: kind).map(\.numbers)
        == [[0, 0, 100, 20], [0, 120, 100, 20], [0, 140, 100, 20]])
    #expect(list.view.supplementaryView(forElementKind: kind, at: paths[1])?.reuseIdentifier == "head")
    #expect(list.names == ["a", "b", "c"])
  }

  @Test func theDelegateHearsOfEachElementAsItComesAndGoes() {
    let list = ListCollection(count: 100, size: CGSize(width: 100, height: 100))
    let listener = DisplayListener()
    list.view.delegate = listener
    list.view.layoutIfNeeded()
    list.view.layoutIfNeeded()
    #expect(listener.take() == ["+0", "+1"])
    list.view.contentOffset.y = 50
    list.view.layoutIfNeeded()
    #expect(listener.take() == ["scroll", "-0", "+2"])
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(listener.take() == ["-1", "-2", "+1", "+2"])
  }

  @Test func reloadingAsksForEverythingAnew() {
    let list = ListCollection(count: 3)
    list.view.layoutIfNeeded()
    _ = list.source.takeAsked()
    list.source.sections = [["x"], ["y"]]
    list.view.reloadData()
    #expect(list.view.visibleCells.isEmpty)
    list.view.layoutIfNeeded()
    #expect(list.source.takeAsked() == [[0, 0], [1, 0]])
    #expect(list.names == ["x", "y"])
  }

  @Test func countsNeedNoLayout() {
    let list = ListCollection([["a", "b"], ["c"]])
    #expect(list.view.numberOfSections == 2)
    #expect(list.view.numberOfItems(inSection: 0) == 2)
    list.source.sections[0].append("d")
    #expect(list.view.numberOfItems(inSection: 0) == 3)
    #expect(list.layout.prepareCount == 0)
  }

  @Test func aSelectedItemsCellIsSelectedWheneverItShows() {
    let list = ListCollection(count: 100)
    list.view.layoutIfNeeded()
    let path = IndexPath(item: 1, section: 0)
    list.view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(list.cells.map(\.isSelected) == [false, true, false, false])
    list.view.contentOffset.y = 1000
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.isSelected) == [false, false, false, false])
    list.view.contentOffset.y = 0
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.isSelected) == [false, true, false, false])
    list.view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    list.view.deselectItem(at: IndexPath(item: 3, section: 0), animated: false)
    #expect(list.view.indexPathsForSelectedItems == nil)
  }

  @Test func aCellsBackgroundsLieBehindItsContentAsLargeAsTheCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    let (background, selected) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    cell.layoutIfNeeded()
    #expect(cell.subviews == [background, cell.contentView])
    cell.isSelected = true
    #expect(cell.subviews == [background, selected, cell.contentView])
    #expect(selected.frame == cell.bounds && background.frame == cell.bounds)
    cell.isSelected = false
    #expect(cell.subviews == [background, cell.contentView])
    cell.frame.size.height = 70
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 40, height: 70))
    #expect(background.frame == cell.bounds)
  }
}

final class DisplayListener: NSObject, UICollectionViewDelegate {
  private var events: [String] = []

  func take() -> [String] {
    defer { events = [] }
    return events
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events.append("scroll")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    events.append("+\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    events.append("-\(indexPath.item)")
  }
}
