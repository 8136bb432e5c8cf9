import CardLayouts
import Dispatch
import Foundation
import HeadlessUIKit
import Testing

/// The conditions under which a grid is laid out again.
@MainActor @Suite struct GridChangeTests {
  let layout = FlexibleRowHeightGridLayout()
  let source = PlainGridDelegate(heights: [[10, 20, 30]], columns: 2)
  let collectionView: UICollectionView

  init() {
    layout.delegate = source
    collectionView = source.collectionView(width: 100, layout: layout)
  }

  @Test func cellsAreWhereTheLayoutSays() {
    collectionView.layoutIfNeeded()
    let frames = collectionView.visibleCells.map(\.frame.numbers).sorted { $0[1] + $0[0] < $1[1] + $1[0] }
    #expect(frames == [[0, 0, 50, 20], [0, 20, 50, 30], [50, 0, 50, 20]])
    #expect(collectionView.contentSize == CGSize(width: 100, height: 50))
  }

  @Test func heightsAreAskedForOnce() {
    collectionView.layoutIfNeeded()
    collectionView.setNeedsLayout()
    collectionView.layoutIfNeeded()
    _ = layout.layoutAttributesForElements(in: collectionView.bounds)
    #expect(source.asked == [0, 1, 2].map { IndexPath(item: $0, section: 0) })
  }

  @Test func scrollingAsksForNoHeights() {
    collectionView.layoutIfNeeded()
    collectionView.contentOffset = CGPoint(x: 0, y: 15)
    collectionView.layoutIfNeeded()
    #expect(source.asked.count == 3)
  }

  @Test func widthsCountNotHeights() {
    let bounds = collectionView.bounds
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds.offsetBy(dx: 0, dy: 100)))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 101, height: 1000)))
  }

  @Test func anotherWidthLaysOutAnew() {
    collectionView.layoutIfNeeded()
    source.columns = 3
    collectionView.frame.size.width = 300
    collectionView.layoutIfNeeded()
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.numbers == [200, 0, 100, 30])
    #expect(source.asked.count == 6)
  }

  /// UIKit posts on the main queue. Notifications from elsewhere are ignored, as layouts belong to the main actor.
  @Test func aTextSizePostedElsewhereIsPassedOver() {
    collectionView.layoutIfNeeded()
    let isPosted = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
      isPosted.signal()
    }
    isPosted.wait()
    collectionView.layoutIfNeeded()
    #expect(source.asked.count == 3)
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    collectionView.layoutIfNeeded()
    #expect(source.asked.count == 6)
  }

  /// Heights are requested again, once, and the cells are those of a new collection view.
  @Test func anotherTextSizeLaysOutAnew() {
    collectionView.layoutIfNeeded()
    source.heights = [[100, 20, 30]]
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    collectionView.layoutIfNeeded()
    #expect(source.asked.count == 6)
    #expect(collectionView.contentSize.numbers == [100, 130])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.numbers == [50, 0, 50, 100])
  }

  /// As in the published layout, properties take effect at the next invalidation.
  @Test func propertiesCountOnceInvalidated() {
    #expect(layout.collectionViewContentSize.numbers == [100, 50])
    layout.minimumLineSpacing = 5
    #expect(layout.collectionViewContentSize.numbers == [100, 50])
    layout.invalidateLayout()
    #expect(layout.collectionViewContentSize.numbers == [100, 60])
  }

  /// As in the original, an item that the data source has gained without a notification is found without a layout pass.
  @Test func itemsThatCameUnannouncedAreFound() {
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) == nil)
    source.heights[0].append(70)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.numbers == [50, 20, 50, 70])
  }

  @Test func reloadedDataIsLaidOut() {
    collectionView.layoutIfNeeded()
    source.heights = [[5], [6, 7, 8]]
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    #expect(collectionView.contentSize.numbers == [100, 20])
    #expect(collectionView.visibleCells.count == 4)
  }

  /// Of 100,000 cards only the visible ones are built, at any position, and each is asked for its height once.
  @Test func screenfulsOfManyCards() {
    let count = 100_000
    source.heights = [(0..<count).map { CGFloat(40 + $0 * 7919 % 101) }]
    collectionView.layoutIfNeeded()
    let end = collectionView.contentSize.height
    var mostShown = collectionView.visibleCells.count
    for part in [1, 0.5, 0.25, 0.75] {
      collectionView.contentOffset = CGPoint(x: 0, y: (end - 1000) * part)
      collectionView.layoutIfNeeded()
      mostShown = max(mostShown, collectionView.visibleCells.count)
    }
    // Rows are at least 40 points tall, in 1000 points: 25, and two that are cut off, with two cards each.
    #expect(mostShown <= 54)
    #expect(source.cellCount <= 5 * 54)
    #expect(source.asked.count == count)
  }

  @Test func delegateAndLayoutAreNotKeptAlive() {
    weak var layout: FlexibleRowHeightGridLayout?
    weak var delegate: PlainGridDelegate?
    do {
      let source = PlainGridDelegate(heights: [[10]], columns: 1)
      let grid = FlexibleRowHeightGridLayout()
      grid.delegate = source
      (layout, delegate) = (grid, source)
      let collectionView = source.collectionView(width: 100, layout: grid)
      collectionView.layoutIfNeeded()
    }
    #expect(layout == nil)
    #expect(delegate == nil)
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
  }
}
