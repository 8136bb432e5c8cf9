import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Reentrant calls from everything that is asked: nothing crashes or hangs, and the view is consistent afterwards.
@MainActor @Suite(.ownEnvironment) struct CollectionRecursionTests {
  /// A list whose data source, delegate, cells and layout run a test's action when they are asked.
  final class Meddler: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 6
    var act: [String: (UICollectionView) -> Void] = [:]
    private var depth = 0

    func meddle(_ place: String, _ view: UICollectionView?) {
      guard depth < 3, let view, let act = act[place] else { return }
      depth += 1
      act(view)
      depth -= 1
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      meddle("sections", collectionView)
      return 1
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      meddle("items", collectionView)
      return count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      meddle("cell", collectionView)
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "meddling", for: indexPath)
      (cell as? MeddlingCell)?.meddler = self
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { meddle("display", collectionView) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { meddle("end", collectionView) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { meddle("scroll", scrollView as? UICollectionView) }
  }

  final class MeddlingCell: UICollectionViewCell {
    weak var meddler: Meddler?
    private var view: UICollectionView? { superview as? UICollectionView }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      meddler?.meddle("prefer", view)
      layoutAttributes.frame.size.height = 40
      return layoutAttributes
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { meddler?.meddle("apply", view) }
    override func layoutSubviews() {
      super.layoutSubviews()
      meddler?.meddle("layout", view)
    }
    override func prepareForReuse() { meddler?.meddle("reuse", view) }
  }

  final class MeddlingLayout: UICollectionViewFlowLayout {
    weak var meddler: Meddler?
    override func prepare() {
      super.prepare()
      meddler?.meddle("prepare", collectionView)
    }
    override var collectionViewContentSize: CGSize {
      meddler?.meddle("size", collectionView)
      return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      meddler?.meddle("elements", collectionView)
      return super.layoutAttributesForElements(in: rect)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      meddler?.meddle("bounds", collectionView)
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      meddler?.meddle("invalidate", collectionView)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      meddler?.meddle("updates", collectionView)
    }
  }

  nonisolated static let places = [
    "sections", "items", "cell", "display", "end", "scroll", "prefer", "apply", "layout", "reuse", "prepare", "size",
    "elements", "bounds", "invalidate", "updates",
  ]

  static let acts: [(name: String, body: @MainActor (UICollectionView) -> Void)] = [
    ("reloadData", { $0.reloadData() }),
    ("layoutIfNeeded", { $0.layoutIfNeeded() }),
    (
      "reload and lay out",
      {
        $0.reloadData()
        $0.layoutIfNeeded()
      }
    ),
    ("invalidateLayout", { $0.collectionViewLayout.invalidateLayout() }),
    ("ask for counts", { _ = $0.numberOfSections + $0.numberOfItems(inSection: 0) }),
    ("ask for attributes", { _ = $0.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) }),
    ("ask for the item at a point", { _ = $0.indexPathForItem(at: CGPoint(x: 5, y: 5)) }),
    ("dequeue", { _ = $0.dequeueReusableCell(withReuseIdentifier: "meddling", for: IndexPath(item: 0, section: 0)) }),
    ("reload an item", { $0.reloadItems(at: [IndexPath(item: 0, section: 0)]) }),
    ("reload a section", { $0.reloadSections([0]) }),
    ("move an item", { $0.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0)) }),
    ("insert what does not come", { $0.insertItems(at: [IndexPath(item: 0, section: 0)]) }),
    ("delete what does not go", { $0.deleteItems(at: [IndexPath(item: 0, section: 0)]) }),
    (
      "insert",
      {
        ($0.dataSource as? Meddler)?.count += 1
        $0.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    ),
    (
      "delete",
      {
        guard let source = $0.dataSource as? Meddler, source.count > 1 else { return }
        source.count -= 1
        $0.performBatchUpdates({ [unowned view = $0] in view.deleteItems(at: [IndexPath(item: 0, section: 0)]) })
      }
    ),
    ("change the count without a word", { ($0.dataSource as? Meddler)?.count += 1 }),
    ("lose the data source", { $0.dataSource = nil }),
    ("scroll", { $0.contentOffset.y += 7 }),
    ("scroll to an item", { $0.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false) }),
    ("resize", { $0.frame.size.width += 1 }),
    ("inset", { $0.contentInset.left += 1 }),
    ("take another layout", { $0.collectionViewLayout = UICollectionViewFlowLayout() }),
    ("remove from the superview", { $0.removeFromSuperview() }),
    ("remove the cells", { for cell in $0.visibleCells { cell.removeFromSuperview() } }),
    ("register nothing", { $0.register(nil as AnyClass?, forCellWithReuseIdentifier: "meddling") }),
    (
      "choose another text size",
      {
        $0.window?.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      }
    ),
  ]

  @Test(arguments: places) func whateverIsDoneWherever(place: String) {
    for act in Self.acts {
      let (meddler, layout) = (Meddler(), MeddlingLayout())
      layout.meddler = meddler
      layout.estimatedItemSize = CGSize(width: 80, height: 20)
      let window = UIWindow(
        size: CGSize(width: 100, height: 100), safeAreaInsets: .zero, traits: UITraitCollection(displayScale: 2))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(MeddlingCell.self, forCellWithReuseIdentifier: "meddling")
      view.dataSource = meddler
      view.delegate = meddler
      window.addSubview(view)
      meddler.act[place] = act.body
      func drive() {
        window.layoutIfNeeded()
        view.contentOffset.y = 30
        window.layoutIfNeeded()
        view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        view.frame.size.width = 90
        view.reloadData()
        window.layoutIfNeeded()
      }
      drive()
      // Whatever happened, the view shows its items once the action ends.
      meddler.act = [:]
      view.register(MeddlingCell.self, forCellWithReuseIdentifier: "meddling")
      view.dataSource = meddler
      view.contentInset = .zero
      view.frame = window.bounds
      view.contentOffset = .zero
      view.reloadData()
      view.layoutIfNeeded()
      let problem = Comment(rawValue: "\(act.name) in \(place)")
      #expect(!view.visibleCells.isEmpty, problem)
      let cells = view.subviews.filter { $0 is UICollectionViewCell }
      #expect(cells.count == view.visibleCells.count, problem)
      #expect(Set(cells.map(ObjectIdentifier.init)) == Set(view.visibleCells.map(ObjectIdentifier.init)), problem)
    }
  }

  /// UIKit overflows the stack in this case.
  @Test func aDataSourceThatAsksTheViewForWhatTheViewAsksIt() {
    final class Echo: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        collectionView.numberOfItems(inSection: section)
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let (list, source) = (ListCollection(count: 1), Echo())
    list.view.dataSource = source
    let faults = collectFaults { list.view.layoutIfNeeded() }
    #expect(faults.contains { $0.contains("to answer, the data source asks the collection view") })
    #expect(list.view.visibleCells.isEmpty)
  }

  @Test func aDelegateThatReloadsWhenSomethingEnds() {
    let (meddler, list) = (Meddler(), ListCollection(count: 1))
    meddler.act["end"] = { $0.reloadData() }
    list.view.register(MeddlingCell.self, forCellWithReuseIdentifier: "meddling")
    list.view.delegate = meddler
    list.view.dataSource = meddler
    list.view.layoutIfNeeded()
    list.view.reloadData()
    list.view.frame.size.height = 300
    let faults = collectFaults { list.view.layoutIfNeeded() }
    #expect(faults.isEmpty)
    #expect(Set(list.view.visibleCells.map(ObjectIdentifier.init)).count == 6)
  }

  @Test func aLayoutThatPutsAnotherInItsPlaceWhilePreparing() {
    final class Stepping: UICollectionViewLayout {
      let next = ListLayout()
      override func prepare() { collectionView?.collectionViewLayout = next }
    }
    let list = ListCollection(count: 6)
    list.view.collectionViewLayout = Stepping()
    list.view.layoutIfNeeded()
    #expect(list.names == ["0", "1", "2", "3"])
  }

  @Test func oneLayoutInTwoViews() {
    let (first, second) = (ListCollection(count: 3), ListCollection(count: 5))
    first.view.layoutIfNeeded()
    second.view.collectionViewLayout = first.layout
    second.view.layoutIfNeeded()
    #expect(second.names.count == 4)
    first.view.reloadData()
    first.view.frame.size.width = 70
    first.view.layoutIfNeeded()
    second.view.layoutIfNeeded()
  }
}
