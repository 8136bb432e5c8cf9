import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Layouts as apps write them: flow layouts with properties set in `prepare()`, models of their own, caches that are
/// cleared. Frames are worked out by hand from UICollectionViewFlowLayout's documentation.
@MainActor @Suite(.ownEnvironment) struct LayoutSubclassTests {
  typealias Collection = FlowCollection<ColumnLayout>

  /// One column, with the view's width minus 16, computed in `prepare()`.
  final class ColumnLayout: UICollectionViewFlowLayout {
    var callsSuper = true
    var change: (ColumnLayout) -> Void = { layout in
      layout.itemSize = CGSize(width: (layout.collectionView?.bounds.width ?? 0) - 16, height: 70)
      layout.sectionInset.top = 10
    }
    var prepareCount = 0

    override func prepare() {
      prepareCount += 1
      if callsSuper { super.prepare() }
      change(self)
    }
  }

  private func column(width: CGFloat) -> [CGRect] {
    [10, 90, 170].map { CGRect(x: 8, y: $0, width: width - 16, height: 70) }
  }

  // MARK: Properties set in prepare()

  @Test(arguments: [true, false]) func propertiesSetInPrepareCount(callsSuper: Bool) {
    let layout = ColumnLayout()
    layout.callsSuper = callsSuper
    let faults = Collection.faults {
      let collection = Collection(FlowSource([3]), layout: layout)
      #expect(collection.frames == column(width: 320))
      #expect(collection.view.contentSize == CGSize(width: 320, height: 240))
      #expect(collection.view.visibleCells.map(\.frame) == column(width: 320))
      #expect(layout.prepareCount == 1)
    }
    #expect(faults == [])
  }

  /// Items with the old width, 304, would be wider than the view.
  @Test func anItemSizeThatFollowsTheWidthFitsAtEveryWidth() {
    let collection = Collection(FlowSource([3]), layout: ColumnLayout())
    let faults = Collection.faults {
      for width in [200, 480, 100] as [CGFloat] {
        collection.view.frame.size.width = width
        collection.view.layoutIfNeeded()
        #expect(collection.view.visibleCells.map(\.frame) == column(width: width))
        #expect(collection.view.contentSize == CGSize(width: width, height: 240))
      }
    }
    #expect(faults == [])
    #expect(collection.layout.prepareCount == 4)
  }

  /// A property that changes in each `prepare()` does not cause another one.
  @Test func aPropertyThatNeverSettlesDoesNotLoop() {
    let layout = ColumnLayout()
    layout.change = { $0.minimumLineSpacing += 1 }
    let faults = Collection.faults {
      let collection = Collection(FlowSource([20]), layout: layout)
      #expect(collection.view.visibleCells.count == 20)
      #expect(layout.prepareCount == 1 && layout.minimumLineSpacing == 11)
    }
    #expect(faults == [])
  }

  @Test func theDelegateIsAskedOnceThoughPrepareSetsProperties() {
    let source = SizingSource([4])
    let layout = ColumnLayout()
    layout.change = { $0.minimumLineSpacing = 5 }
    let collection = Collection(source, layout: layout, size: CGSize(width: 100, height: 480))
    #expect(source.askedCount == 4)
    #expect(collection.frames.map { Double($0.minY) } == [0, 55, 110, 165])
    collection.layout.invalidateLayout()
    collection.view.layoutIfNeeded()
    #expect(source.askedCount == 8)
  }

  @Test func cellsAreMeasuredOnceThoughPrepareSetsTheEstimate() {
    let source = FlowSource([3])
    source.preferredSize = { _ in CGSize(width: 300, height: 40) }
    let layout = ColumnLayout()
    layout.change = { $0.estimatedItemSize = CGSize(width: 300, height: 90) }
    let collection = Collection(source, layout: layout)
    #expect(collection.frames.map { Double($0.minY) } == [0, 50, 100])
    #expect(collection.view.visibleCells.compactMap { ($0 as? PreferringCell)?.measureCount } == [1, 1, 1])
  }

  // MARK: Questions

  /// Asks the layout and the view for what they are asking it for.
  final class CuriousSource: FlowSource, UICollectionViewDelegateFlowLayout {
    var answers: [CGRect?] = []
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      askedCount += 1
      answers.append(collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame)
      answers.append(collectionView.layoutAttributesForItem(at: indexPath)?.frame)
      return CGSize(width: 100, height: collectionViewLayout.collectionViewContentSize.height + 30)
    }
  }

  @Test func aDelegateMayAskWhileItIsAsked() {
    let source = CuriousSource([2])
    let collection = FlowCollection(source, size: CGSize(width: 100, height: 200))
    #expect(collection.frames.map { Double($0.minY) } == [0, 40])
    #expect(source.askedCount == 2 && source.answers == [nil, nil, nil, nil])
    #expect(collection.view.contentSize == CGSize(width: 100, height: 70))
  }

  @Test func aLayoutThatIsOutOfDateAnswersWithoutALayoutPass() {
    let source = CuriousSource([2])
    let collection = FlowCollection(source, size: CGSize(width: 100, height: 200))
    collection.layout.minimumLineSpacing = 20
    #expect(collection.layout.collectionViewContentSize == CGSize(width: 100, height: 80))
    #expect(collection.frame(1) == CGRect(x: 0, y: 50, width: 100, height: 30))
    #expect(source.askedCount == 4)
    collection.view.layoutIfNeeded()
    #expect(source.askedCount == 4)
    #expect(collection.view.contentSize == CGSize(width: 100, height: 80))
  }

  // MARK: Preferred sizes

  /// Clears all caches when everything is invalidated, and adopts the heights that cells prefer.
  final class ClearingLayout: UICollectionViewLayout {
    private var heights: [Int: CGFloat] = [:]
    private var all: [UICollectionViewLayoutAttributes] = []
    var clearCount = 0

    override func prepare() {
      all = []
      for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(
          x: 0, y: all.last?.frame.maxY ?? 0, width: collectionView?.bounds.width ?? 0, height: heights[item] ?? 44)
        all.append(attributes)
      }
    }

    override func invalidateLayout() {
      super.invalidateLayout()
      heights = [:]
      clearCount += 1
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
      return preferredAttributes.size.height != originalAttributes.size.height
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: all.last?.frame.maxY ?? 0) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      all.filter { $0.frame.intersects(rect) }
    }
  }

  /// A preferred size invalidates one element, `invalidateLayout()` everything.
  @Test func aPreferredSizeDoesNotClearTheLayout() {
    let source = ListSource([["a", "b", "c"]])
    let layout = ClearingLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    let faults = collectFaults {
      view.dataSource = source
      view.layoutIfNeeded()
      layout.clearCount = 0
      layout.invalidateLayout()
      view.layoutIfNeeded()
    }
    #expect(faults == [])
    #expect(layout.clearCount == 1)
    #expect(view.visibleCells.map(\.numbers) == [[0, 0, 100, 20], [0, 20, 100, 20], [0, 40, 100, 20]])
    #expect(Double(view.contentSize.height) == 60)
    view.frame.size.width = 50
    #expect(layout.clearCount == 2)
  }

  // MARK: Bounds

  final class TracingLayout: UICollectionViewFlowLayout {
    var log: [String] = []
    private func note(_ call: String) { log.append("\(call) \(Int(collectionView?.bounds.width ?? -1))") }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      note("should")
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      note("context")
      return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      note("invalidate")
      super.invalidateLayout(with: context)
    }
  }

  /// The order measured by OpenUIKit's tests on iOS 26.1.
  @Test func aLayoutIsAskedAtTheOldBoundsAndInvalidatedAtTheNew() {
    let collection = FlowCollection(FlowSource([3]), layout: TracingLayout())
    collection.layout.log = []
    collection.view.frame.size.width = 200
    #expect(collection.layout.log == ["should 320", "context 320", "invalidate 200"])
    collection.view.layoutIfNeeded()
    #expect(collection.view.contentSize.width == 200)
  }
}
