import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// The calls that layouts get for batches (Apple, `UICollectionViewUpdateItem`, `performBatchUpdates(_:completion:)`,
/// `targetContentOffset(forProposedContentOffset:)`).
@MainActor @Suite(.ownEnvironment) struct LayoutUpdateTests {
  /// Rows of 40 points that only handle updates in `prepare(forCollectionViewUpdates:)`; inserted ones have 60.
  final class ModelLayout: UICollectionViewLayout {
    var log: [String] = []
    /// Whether it invalidates itself after handling updates.
    var invalidates = false
    private var heights: [CGFloat]?

    override func prepare() {
      log.append("prepare")
      if heights == nil {
        heights = Array(repeating: 40, count: collectionView?.numberOfItems(inSection: 0) ?? 0)
      }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      log.append("updates")
      for update in updateItems {
        if let path = update.indexPathAfterUpdate { heights?.insert(60, at: path.item) }
      }
      if invalidates { invalidateLayout() }
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      log.append("target \(Int(collectionView?.contentSize.height ?? -1))")
      return CGPoint(x: 0, y: 10)
    }

    override func finalizeCollectionViewUpdates() { log.append("done") }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: (heights ?? []).reduce(0, +))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var y: CGFloat = 0
      return (heights ?? []).enumerated().map { item, height in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: y, width: 100, height: height)
        y += height
        return attributes
      }
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func view(_ source: ListSource, _ layout: ModelLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = source
    view.layoutIfNeeded()
    layout.log = []
    return view
  }

  @Test func theContentIsAsLargeAsTheLayoutMadeItForTheUpdate() {
    let (source, layout) = (ListSource([["a", "b", "c"]]), ModelLayout())
    let view = view(source, layout)
    source.sections = [["a", "x", "b", "c"]]
    let faults = collectFaults { view.insertItems(at: [IndexPath(item: 1, section: 0)]) }
    #expect(faults == [])
    #expect(layout.take() == ["prepare", "updates", "target 180", "done"])
    #expect(view.contentSize == CGSize(width: 100, height: 180))
    #expect(view.contentOffset == CGPoint(x: 0, y: 10))
    #expect(view.visibleCells.map { Double($0.frame.minY) } == [0, 40, 100])
  }

  @Test func aLayoutThatIsOutOfDateAfterTheUpdatePreparesAgain() {
    let (source, layout) = (ListSource([["a", "b", "c"]]), ModelLayout())
    let view = view(source, layout)
    layout.invalidates = true
    source.sections = [["a", "x", "b", "c"]]
    view.insertItems(at: [IndexPath(item: 1, section: 0)])
    #expect(layout.take() == ["prepare", "updates", "prepare", "target 180", "done"])
  }

  /// Apple: "for sections, the item is NSNotFound".
  @Test func changesOfSectionsHaveNoItem() {
    let list = ListCollection([["a"], ["b"], ["c"]])
    list.view.layoutIfNeeded()
    let none = NSNotFound
    let faults = collectFaults {
      list.source.sections = [["a"], ["c"], ["n"]]
      list.view.performBatchUpdates {
        list.view.deleteSections([1])
        list.view.insertSections([2])
      }
      list.source.sections = [["n"], ["a"], ["c"]]
      list.view.moveSection(2, toSection: 0)
      list.view.reloadSections([1])
    }
    #expect(faults == [])
    #expect(
      list.layout.log == [
        "delete [1, \(none)] []", "insert [] [2, \(none)]", "done", "move [2, \(none)] [0, \(none)]", "done",
        "reload [1, \(none)] [1, \(none)]", "done",
      ])
  }

  @Test func aSectionsPathAnswersWithoutAFault() {
    let path = IndexPath(item: NSNotFound, section: 3)
    var indices: [Int] = []
    let faults = collectFaults { indices = [path.section, path.item, path.row] }
    #expect(faults == [] && indices == [3, NSNotFound, NSNotFound])
  }

  /// The way to treat a change in the layout itself as an update.
  @Test func aBatchOfAnInvalidationAloneAsksForTheOffset() {
    let (source, layout) = (ListSource([["a", "b", "c"]]), ModelLayout())
    let view = view(source, layout)
    var isDone = false
    view.performBatchUpdates({ layout.invalidateLayout() }, completion: { isDone = $0 })
    #expect(isDone && layout.take() == ["prepare", "target 120"])
    #expect(view.contentOffset == CGPoint(x: 0, y: 10))
    view.performBatchUpdates(nil)
    #expect(layout.take() == [])
  }

  @Test func aBatchOfAnInvalidationFindsDataThatChangedUnsaid() {
    let list = ListCollection(count: 3)
    list.view.layoutIfNeeded()
    list.source.sections = [["a"]]
    let faults = collectFaults { list.view.performBatchUpdates({ list.layout.invalidateLayout() }) }
    #expect(faults.count == 1 && faults.first?.contains("without reloadData()") == true)
    #expect(list.names == ["a"])
  }
}
