import Foundation
import Testing
import UIKitLists

@MainActor @Suite struct FlowLayoutTests {
  @Test("Defaults are UIKit's")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.estimatedItemSize == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.scrollDirection == .vertical && layout.sectionInsetReference == .fromContentInset)
    #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins.rawValue == 2)
  }

  /// kern0x1b/charon, `tests/backports/device/invalidation-expectations.h`, recorded from UIKit.
  @Test("Contexts have both flags set, and are of the class the layout names")
  func contexts() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    #expect(
      UICollectionViewFlowLayout.invalidationContextClass is UICollectionViewFlowLayoutInvalidationContext.Type)
    let layout = UICollectionViewFlowLayout()
    #expect(layout.invalidationContext(forBoundsChange: .zero) is UICollectionViewFlowLayoutInvalidationContext)
  }

  /// Apple's documentation of `invalidationContext(forInteractivelyMovingItems:…)` and of the context's properties.
  @Test("Contexts of movements by touches have the places of the items")
  func contextsOfMovements() {
    let layout = UICollectionViewFlowLayout()
    let (old, new) = ([IndexPath(item: 0, section: 0)], [IndexPath(item: 2, section: 0)])
    let moving = layout.invalidationContext(
      forInteractivelyMovingItems: new, withTargetPosition: CGPoint(x: 3, y: 4), previousIndexPaths: old,
      previousPosition: .zero)
    #expect(moving is UICollectionViewFlowLayoutInvalidationContext)
    #expect(moving.targetIndexPathsForInteractivelyMovingItems == new)
    #expect(moving.previousIndexPathsForInteractivelyMovingItems == old)
    #expect(moving.interactiveMovementTarget == CGPoint(x: 3, y: 4))
    let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: new, previousIndexPaths: old, movementCancelled: false)
    #expect(ending.targetIndexPathsForInteractivelyMovingItems == new)
    #expect(layout.invalidationContext(forBoundsChange: .zero).previousIndexPathsForInteractivelyMovingItems == nil)
  }

  // MARK: Delegates

  @Test("A delegate without sizes leaves the item size, and its spacing of the last row")
  func silentDelegate() {
    let collection = FlowCollection(SilentSource([5])) { $1.itemSize = CGSize(width: 90, height: 40) }
    #expect(collection.frames.map(\.minX) == [0, 115, 230, 0, 115])
  }

  @Test("The last row follows a delegate's sizes: in columns if all are equal, else to the left")
  func delegateSizes() {
    let source = SizingSource([5])
    source.size = { _ in CGSize(width: 90, height: 40) }
    #expect(FlowCollection(source).frames.map(\.minX) == [0, 115, 230, 0, 115])
    source.size = { CGSize(width: 90, height: $0.item == 2 ? 41 : 40) }
    #expect(FlowCollection(source).frames.map(\.minX) == [0, 115, 230, 0, 100])
  }

  @Test("A delegate may leave one item to its cell")
  func automaticItem() {
    let source = SizingSource([2])
    source.size = { $0.item == 0 ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 100, height: 40) }
    source.preferredSize = { _ in CGSize(width: 110, height: 30) }
    let collection = FlowCollection(source) { $1.estimatedItemSize = CGSize(width: 60, height: 60) }
    #expect(collection.frames.map(\.size) == Array(repeating: CGSize(width: 110, height: 30), count: 2))
  }

  // openradar 47732322 (iOS 12.1): spacing 10 between items and 50 between lines, in a layout that scrolls
  // horizontally. Apple Developer Forums 766161 (2024) says the same of one row.

  static func horizontal(lineSpacing: CGFloat, itemSpacing: CGFloat, isUniform: Bool) -> [CGRect] {
    let source = SizingSource([4])
    source.size = { CGSize(width: 60, height: isUniform || $0.item != 1 ? 70 : 69) }
    return FlowCollection(source, size: CGSize(width: 320, height: 200)) { _, layout in
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = lineSpacing
      layout.minimumInteritemSpacing = itemSpacing
    }.frames
  }

  @Test("Scrolling horizontally, sizes that differ exchange the two spacings")
  func exchangedSpacings() {
    let equal = Self.horizontal(lineSpacing: 50, itemSpacing: 10, isUniform: true)
    #expect(equal[2].minX - equal[0].maxX == 50)
    #expect(equal[1].minY - equal[0].maxY == 60)
    let different = Self.horizontal(lineSpacing: 50, itemSpacing: 10, isUniform: false)
    #expect(different[2].minX - different[0].maxX == 10)
    #expect(different[1].minY - different[0].maxY > 50)
    let corrected = Self.horizontal(lineSpacing: 10, itemSpacing: 50, isUniform: false)
    #expect(corrected[2].minX - corrected[0].maxX == 50)
  }

  // MARK: Invalidation

  @Test("The delegate is asked once for each size, and again when the width changes or it is asked to")
  func askedOnce() {
    let source = SizingSource([30])
    source.preferredSize = { _ in CGSize(width: 70, height: 33) }
    let collection = FlowCollection(source) { $1.estimatedItemSize = CGSize(width: 50, height: 50) }
    #expect(source.askedCount == 30)
    collection.view.contentOffset.y = 40
    collection.view.layoutIfNeeded()
    #expect(source.askedCount == 30)
    collection.view.frame.size.height = 300
    collection.view.layoutIfNeeded()
    #expect(source.askedCount == 30)
    collection.view.frame.size.width = 400
    collection.view.layoutIfNeeded()
    #expect(source.askedCount == 60)
    collection.layout.invalidateLayout()
    collection.view.layoutIfNeeded()
    #expect(source.askedCount == 90)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    collection.layout.invalidateLayout(with: context)
    collection.view.layoutIfNeeded()
    #expect(source.askedCount == 90)
  }

  @Test("Another width lays out again")
  func width() {
    let collection = FlowCollection(SilentSource([6]))
    collection.view.frame.size.width = 170
    collection.view.layoutIfNeeded()
    #expect(collection.frames.map(\.minX) == [0, 60, 120, 0, 60, 120])
    #expect(collection.view.contentSize == CGSize(width: 170, height: 110))
  }

  @Test("Cells are measured once for a width and a category, and the layout is that of a fresh one")
  func categories() {
    func size(_ view: UICollectionView, _ item: Int) -> CGSize {
      let isLarge = view.traitCollection.preferredContentSizeCategory == .accessibilityLarge
      return CGSize(width: 60 + 7 * CGFloat(item % 5), height: (isLarge ? 80 : 30) + CGFloat(item % 3))
    }
    func make(_ category: UIContentSizeCategory) -> FlowCollection<UICollectionViewFlowLayout> {
      let source = SilentSource([20])
      return FlowCollection(source) { view, layout in
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        view.overrideTraits = FlowCollection<UICollectionViewFlowLayout>.traits(category)
        source.preferredSize = { [unowned view] in size(view, $0.item) }
      }
    }
    let live = make(.large)
    let before = live.frames
    live.view.overrideTraits = FlowCollection<UICollectionViewFlowLayout>.traits(.accessibilityLarge)
    live.view.layoutIfNeeded()
    #expect(live.frames == make(.accessibilityLarge).frames)
    #expect(live.view.visibleCells.allSatisfy { ($0 as? PreferringCell)?.measureCount == 2 })
    live.view.overrideTraits = FlowCollection<UICollectionViewFlowLayout>.traits(.large)
    live.view.layoutIfNeeded()
    #expect(live.frames == before)
  }

  /// Another height leaves the lines as they are.
  @Test("Cells that were measured are not measured again when the view becomes as high as its content")
  func heights() {
    func make(height: CGFloat) -> FlowCollection<UICollectionViewFlowLayout> {
      let source = SilentSource([120])
      source.preferredSize = { CGSize(width: 50, height: 40 + CGFloat($0.item % 3)) }
      return FlowCollection(source, layout: UICollectionViewFlowLayout(), size: CGSize(width: 320, height: height)) {
        $1.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
    }
    let live = make(height: 480)
    live.view.layoutIfNeeded()
    while live.view.bounds.height != live.view.contentSize.height {
      live.view.frame.size.height = live.view.contentSize.height
      live.view.layoutIfNeeded()
    }
    let counts = live.view.visibleCells.compactMap { ($0 as? PreferringCell)?.measureCount }
    #expect(counts == Array(repeating: 1, count: 120))
    #expect(live.frames == make(height: live.view.bounds.height).frames)
  }

  @Test("Items that come are laid out, with cells that size themselves and without")
  func insertions() {
    for estimate in [CGSize.zero, CGSize(width: 50, height: 50)] {
      let source = SilentSource([2])
      source.preferredSize = { CGSize(width: 50 + 10 * CGFloat($0.item), height: 50) }
      let collection = FlowCollection(source) { $1.estimatedItemSize = estimate }
      source.counts = [4]
      collection.view.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0)])
      collection.view.layoutIfNeeded()
      #expect(collection.frames.count == 4)
      #expect(collection.frames == collection.view.visibleCells.map(\.frame))
    }
  }

  // MARK: Headers

  @Test("Headers and footers lie in front of cells; empty ones are not there")
  func margins() {
    let collection = FlowCollection(SilentSource([1, 0])) {
      $1.headerReferenceSize = CGSize(width: 7, height: 30)
      $1.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    let header = collection.layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 84, width: 320, height: 30))
    #expect(header?.zIndex == 10)
    #expect(
      collection.layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0)) == nil)
    #expect(collection.view.contentSize.height == 118)
  }

  final class TallHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = 90
      return layoutAttributes
    }
  }

  /// Apple's documentation: with `estimatedItemSize` cells are asked for their sizes; for headers the layout uses the
  /// reference height.
  @Test("Cells size themselves, headers do not")
  func headersKeepTheirReferenceSize() {
    let source = SilentSource([1])
    source.preferredSize = { _ in CGSize(width: 50, height: 70) }
    let collection = FlowCollection(source) { view, layout in
      view.register(
        TallHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "margin")
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      layout.headerReferenceSize.height = 30
    }
    #expect(collection.headerFrame(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(collection.frame(0)?.height == 70)
  }

  @Test("Pinned headers follow what is visible, and the delegate is not asked again")
  func pinned() {
    let source = AnsweringSource([20, 20])
    source.header = 40
    source.size = { _ in CGSize(width: 320, height: 60) }
    let collection = FlowCollection(source) {
      $1.sectionHeadersPinToVisibleBounds = true
      $1.minimumLineSpacing = 0
      $0.contentInset.top = 16
    }
    #expect(collection.headerFrame(0)?.minY == 0)
    for (offset, first, second) in [(100.0, 116.0, 1240.0), (1220, 1200, 1240), (1300, 1200, 1316)] {
      collection.view.contentOffset.y = CGFloat(offset)
      collection.view.layoutIfNeeded()
      #expect(collection.headerFrame(0)?.minY == CGFloat(first))
      #expect(collection.headerFrame(1)?.minY == CGFloat(second))
    }
    let shown = collection.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(shown?.frame.minY == 1316)
    #expect(source.askedCount == 40)
  }

  // MARK: Subclasses

  final class Attributes: UICollectionViewLayoutAttributes {}

  /// The usual implementation of left alignment in many subclasses.
  final class LeftAligned: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)
      var left = sectionInset.left
      var bottom: CGFloat = -1
      for attributes in all ?? [] where attributes.representedElementCategory == .cell {
        if attributes.frame.minY >= bottom { left = sectionInset.left }
        attributes.frame.origin.x = left
        left += attributes.frame.width + minimumInteritemSpacing
        bottom = max(bottom, attributes.frame.maxY)
      }
      return all
    }
  }

  @Test("A subclass moves what the layout says, with attributes of its own class")
  func subclass() {
    let source = SizingSource([7])
    source.size = { CGSize(width: 80 + 10 * CGFloat($0.item % 3), height: 30) }
    let collection = FlowCollection(source, layout: LeftAligned())
    #expect(collection.view.visibleCells.map { Double($0.frame.minX) } == [0, 90, 190, 0, 90, 190, 0])
    #expect(collection.layout.layoutAttributesForElements(in: collection.view.bounds)?.first is Attributes)
  }

  final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test("From right to left, rows are mirrored only if the layout says so")
  func rightToLeft() {
    func edges(_ layout: UICollectionViewFlowLayout) -> [Double] {
      FlowCollection(SilentSource([4]), layout: layout) { view, layout in
        layout.itemSize = CGSize(width: 90, height: 30)
        view.semanticContentAttribute = .forceRightToLeft
      }.view.visibleCells.map { Double($0.frame.minX) }
    }
    #expect(edges(UICollectionViewFlowLayout()) == [0, 115, 230, 0])
    #expect(edges(Flipping()) == [230, 115, 0, 230])
  }
}
