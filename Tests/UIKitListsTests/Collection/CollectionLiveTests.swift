import Drawing
import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Changes that reach a layout, and when: bounds, traits, data, offsets, another layout.
@MainActor @Suite struct CollectionLiveTests {
  /// Overrides only the method without a context, like FlexibleRowHeightGridLayout.
  final class PlainLayout: UICollectionViewLayout {
    var log: [String] = []
    override func prepare() { log.append("prepare") }
    override func invalidateLayout() {
      super.invalidateLayout()
      log.append("invalidate")
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }
  }

  /// Overrides both.
  final class FullLayout: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {
      var note = "plain"
    }
    override class var invalidationContextClass: AnyClass { Context.self }
    var log: [String] = []
    override func prepare() { log.append("prepare") }
    override func invalidateLayout() {
      log.append("all")
      super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      let note = (context as? Context)?.note ?? "wrong class"
      log.append("\(note) \(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
      super.invalidateLayout(with: context)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.append("asked \(Int(newBounds.minY)) over \(Int(collectionView?.bounds.minY ?? -1))")
      return true
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? Context)?.note = "bounds"
      return context
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.layoutIfNeeded()
    return view
  }

  @Test func aWidthThatChangesReachesALayoutThatOverridesTheMethodWithoutAContext() {
    let layout = PlainLayout()
    let view = view(layout)
    layout.log = []
    view.frame.size.height = 300
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(layout.log.isEmpty)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(layout.log == ["invalidate", "prepare"])
  }

  @Test func aLayoutHearsOfEachInvalidationOnceByEitherMethod() {
    let layout = FullLayout()
    let view = view(layout)
    _ = layout.take()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.take() == ["all", "plain false false", "prepare"])
    view.contentOffset.y = 30
    #expect(layout.take() == ["asked 30 over 0", "bounds false false", "all"])
    view.layoutIfNeeded()
    #expect(layout.take() == ["prepare"])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.take() == ["plain true true", "all", "prepare"])
  }

  /// Layouts read the insets, and are also asked whether to invalidate when these change.
  @Test func otherInsetsReachALayoutAsOtherBoundsDo() {
    let layout = FullLayout()
    let view = view(layout)
    view.contentOffset = CGPoint(x: 3, y: 30)
    view.layoutIfNeeded()
    _ = layout.take()
    view.contentInset.right = 20
    #expect(layout.take() == ["asked 30 over 30", "bounds false false", "all"])
    view.layoutIfNeeded()
    #expect(layout.take() == ["prepare"])
  }

  @Test func anotherCategoryLaysTheLiveTreeOutAsANewOne() {
    func list(_ category: UIContentSizeCategory) -> ListCollection {
      let list = ListCollection(count: 5, size: CGSize(width: 100, height: 600))
      list.layout.takesPreferredSizes = true
      list.view.register(LabelCell.self, forCellWithReuseIdentifier: "text")
      list.view.overrideTraits = UITraitCollection(preferredContentSizeCategory: category)
      list.view.layoutIfNeeded()
      return list
    }
    let categories: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityMedium, .accessibilityExtraLarge]
    let fresh = categories.map { list($0).view.record().displayList.hash() }
    #expect(Set(fresh).count == categories.count)
    for from in categories {
      for (to, expected) in zip(categories, fresh) {
        let live = list(from)
        let prepared = live.layout.prepareCount
        live.view.overrideTraits = UITraitCollection(preferredContentSizeCategory: to)
        live.view.layoutIfNeeded()
        #expect(live.view.record().displayList.hash() == expected, "from \(from.rawValue) to \(to.rawValue)")
        #expect(live.layout.prepareCount == prepared + (from == to ? 0 : 2))
      }
    }
  }

  /// Apple's documentation of `UIContentSizeCategory.didChangeNotification`.
  @Test func aWindowsNewCategoryIsAnnouncedOnceBeforeTheNextLayout() {
    let list = ListCollection(count: 3)
    let window = UIWindow(size: CGSize(width: 100, height: 200), safeAreaInsets: .zero, traits: .current)
    window.addSubview(list.view)
    window.layoutIfNeeded()
    let heard = Heard()
    let prepared = list.layout.prepareCount
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let category = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated {
        heard.events.append("\(category?.rawValue ?? "none") \(list.layout.prepareCount - prepared)")
        #expect(UITraitCollection.current.preferredContentSizeCategory == category)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    window.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    window.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    window.layoutIfNeeded()
    window.overrideTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(heard.events == ["UICTContentSizeCategoryAccessibilityL 0"])
    #expect(list.layout.prepareCount == prepared + 1)
  }

  @MainActor final class Heard {
    var events: [String] = []
  }

  @Test func anotherAppearanceMovesNothing() {
    let list = ListCollection(count: 3)
    list.view.layoutIfNeeded()
    let prepared = list.layout.prepareCount
    list.view.overrideTraits = UITraitCollection(userInterfaceStyle: .dark)
    list.view.layoutIfNeeded()
    #expect(list.layout.prepareCount == prepared)
  }

  @Test func aContextMayMoveTheContentUnderTheView() {
    let list = ListCollection(count: 100)
    list.view.layoutIfNeeded()
    list.view.contentOffset.y = 1000
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 40
    list.layout.invalidateLayout(with: context)
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 1040)
    #expect(list.names.first == "20")
  }

  @Test func anotherLayoutTakesOver() {
    final class Watching: UICollectionViewLayout {
      var log: [String] = []
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
      override func finalizeLayoutTransition() { log.append("done") }
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 7)
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 900) }
    }
    let list = ListCollection(count: 5)
    list.view.layoutIfNeeded()
    let layout = Watching()
    list.view.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    #expect(layout.log == ["from", "done"])
    #expect(layout.collectionView === list.view && list.layout.collectionView == nil)
    #expect(list.view.contentOffset.y == 7)
    #expect(list.view.visibleCells.isEmpty)
    var isDone = false
    list.view.setCollectionViewLayout(list.layout, animated: true) { isDone = $0 }
    #expect(isDone && list.names.count == 5)
  }

  @Test func itemsAreScrolledToTheirPlaceAsFarAsTheContentGoes() {
    let list = ListCollection(count: 100)
    list.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    list.view.layoutIfNeeded()
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> Double {
      list.view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
      return Double(list.view.contentOffset.y)
    }
    #expect(offset(10, .top) == 490)
    #expect(offset(10, .bottom) == 370)
    // From 10 below the top there are 170 points between the insets: the item's middle is at 525.
    #expect(offset(10, .centeredVertically) == 430)
    #expect(offset(10, []) == 430)
    #expect(offset(99, .top) == 4820)
    #expect(offset(0, .bottom) == -10)
  }

  @Test func theItemAtAPointIsTheOneInFront() {
    let list = ListCollection(count: 10)
    #expect(list.view.indexPathForItem(at: CGPoint(x: 10, y: 120)) == IndexPath(item: 2, section: 0))
    #expect(list.view.indexPathForItem(at: CGPoint(x: 10, y: 520)) == nil)
    #expect(list.view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.minY == 200)
    #expect(list.view.layoutAttributesForItem(at: IndexPath(item: 40, section: 0)) == nil)
  }
}

/// A cell with a label in body style, pinned to the content view, with the width that the layout gives.
final class LabelCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = constrained(UILabel(frame: .zero), "label", in: contentView)
    label.text = "Three little words, and some more"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.frame.size.height = size.height
    return layoutAttributes
  }
}
