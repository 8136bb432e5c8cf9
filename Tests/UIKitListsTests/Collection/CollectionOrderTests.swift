import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// The order of views, mirrored layouts, decoration views, and controllers.
@MainActor @Suite(.ownEnvironment) struct CollectionOrderTests {
  /// Three tiles of 40 by 40 next to each other, a header over them, a decoration behind.
  final class Tiles: UICollectionViewLayout {
    var flips = false
    var topmost = 0
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var collectionViewContentSize: CGSize { CGSize(width: 160, height: 60) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 0))
      header.frame = CGRect(x: 0, y: 0, width: 160, height: 20)
      let line = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
      line.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
      let tiles = (0..<3).reversed().map { item in
        let tile = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        tile.frame = CGRect(x: item * 40, y: 20, width: 40, height: 40)
        tile.zIndex = item == topmost ? 5 : 0
        return tile
      }
      return ([header] + tiles + [line]).filter { $0.frame.intersects(rect) }
    }
  }

  final class Line: UICollectionReusableView {}

  private func collection(_ width: CGFloat = 160) -> (UICollectionView, Tiles, ListSource) {
    let (layout, source) = (Tiles(), ListSource([["a", "b", "c"]]))
    layout.register(Line.self, forDecorationViewOfKind: "line")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 60), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    view.dataSource = source
    return (view, layout, source)
  }

  private func names(_ view: UICollectionView) -> [String] {
    view.subviews.map { ($0 as? TextCell)?.name ?? "\(type(of: $0))" }
  }

  @Test func viewsLieByZIndexThenDecorationsCellsAndHeaders() {
    let (view, layout, source) = collection()
    withExtendedLifetime(source) {
      view.layoutIfNeeded()
      #expect(names(view) == ["Line", "b", "c", "UICollectionReusableView", "a"])
      layout.topmost = 2
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(names(view) == ["Line", "a", "b", "UICollectionReusableView", "c"])
      let background = UIImageView(frame: .zero)
      view.backgroundView = background
      view.addSubview(UIStackView())
      view.reloadData()
      view.layoutIfNeeded()
      #expect(names(view) == ["UIImageView", "Line", "a", "b", "UICollectionReusableView", "c", "UIStackView"])
      #expect(background.frame == view.bounds)
    }
  }

  /// `UICollectionViewLayout.h`: the view keeps its bounds' origin at the leading edge, and mirrors its space for it.
  @Test func aLayoutThatFlipsIsMirroredFromRightToLeft() {
    let (view, layout, source) = collection(100)
    withExtendedLifetime(source) {
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.minX) == [0, 40, 80])
      layout.flips = true
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.contentOffset.x == 60)
      #expect(view.visibleCells.map(\.frame.minX) == [120, 80, 40])
      #expect(view.indexPathForItem(at: CGPoint(x: 121, y: 30)) == IndexPath(item: 0, section: 0))
    }
  }

  @Test func aControllerShowsItsCollectionViewAndIsAskedByOverridesOfItsSubclasses() {
    class Base: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      }
    }
    final class Three: Base {
      var scrolls = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "text")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let controller = Three(collectionViewLayout: ListLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.collectionView.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(controller.collectionView.visibleCells.count == 3)
    controller.collectionView.contentOffset.y = 3
    #expect(controller.scrolls == 1)
  }

  @Test func aControllerWithoutCellsIsAFault() {
    final class One: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    }
    let controller = One(collectionViewLayout: ListLayout())
    let faults = collectFaults { controller.view.layoutIfNeeded() }
    #expect(faults.first?.contains("One does not override the method") == true)
  }

  /// On a device with 47 unsafe points at the top: cells that scroll under it keep their margins.
  @Test func whatScrollsHasNoSafeAreaWhereTheInsetsKeepClearOfIt() {
    let list = ListCollection(count: 100, size: CGSize(width: 390, height: 844))
    let window = UIWindow(
      size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(displayScale: 3))
    window.addSubview(list.view)
    window.layoutIfNeeded()
    #expect(list.view.contentOffset.y == -47)
    #expect(list.view.contentInset == .zero)
    list.view.contentOffset.y = 30
    window.layoutIfNeeded()
    #expect(Set(list.cells.map(\.contentView.layoutMargins.top)) == [8])
    #expect(list.view.safeAreaInsets.top == 47)
  }
}
