import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Compositional layouts in a collection view: what is documented of UIKit's, and arithmetic.
@MainActor @Suite(.ownEnvironment) struct CompositionalLayoutTests {
  private func layout(
    _ section: NSCollectionLayoutSection, _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  // MARK: Sections by width

  @Test func providerIsAskedWithTheRoomAndAgainForAnotherWidth() {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return rows(height: .absolute(environment.container.effectiveContentSize.width > 500 ? 80 : 40))
    }
    let collection = CompositionalCollection([3], layout)
    #expect(collection.frames[[0, 2]] == CGRect(x: 0, y: 80, width: 375, height: 40))
    #expect(widths == [375])
    collection.view.contentOffset.y = 10
    #expect(collection.frames.count == 3)
    #expect(widths == [375])
    collection.view.frame.size.width = 600
    #expect(collection.frames[[0, 2]] == CGRect(x: 0, y: 160, width: 600, height: 80))
    #expect(widths == [375, 600])
  }

  @Test func providerThatReturnsNothingIsAFault() {
    let collection = CompositionalCollection([2, 1], UICollectionViewCompositionalLayout { _, _ in nil })
    let faults = collectFaults { #expect(collection.frames.isEmpty) }
    #expect(faults.count == 1)
    #expect(faults.first?.contains("returned nil for section 0") == true)
  }

  // MARK: Sizes

  @Test func cellsGetTheHeightsTheyAskFor() {
    let collection = CompositionalCollection(
      [4], layout(rows(height: .estimated(50), itemHeight: .estimated(50))))
    collection.height = { CGFloat(10 * ($0.item + 1)) }
    #expect(collection.frames.sorted { $0.key < $1.key }.map(\.value.minY) == [0, 10, 30, 60])
    #expect(collection.view.contentSize.height == 100)
    let cells = collection.view.visibleCells.compactMap { $0 as? NeedingCell }
    #expect(cells.map(\.askedCount) == [1, 1, 1, 1])
  }

  @Test func cellsOfFixedSizeAreNotAsked() {
    let collection = CompositionalCollection([4], layout(rows(height: .absolute(44))))
    collection.height = { _ in 10 }
    #expect(collection.frames[[0, 3]] == CGRect(x: 0, y: 132, width: 375, height: 44))
    let cells = collection.view.visibleCells.compactMap { $0 as? NeedingCell }
    #expect(cells.map(\.askedCount) == [0, 0, 0, 0])
  }

  @Test func sectionThatScrollsItselfIsAsHighAsItsHighestKnownGroup() {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: layoutSize(.absolute(150), .estimated(50)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let collection = CompositionalCollection([2, 1], layout(section))
    collection.height = { [20, 50][$0.item] }
    #expect(collection.frames[[1, 0]]?.minY == 50)
    collection.height = { [20, 30][$0.item] }
    collection.view.reloadData()
    #expect(collection.frames[[1, 0]]?.minY == 30)
  }

  // MARK: Sections that scroll themselves

  @Test func cellsAreClippedByTheirSection() throws {
    let collection = CompositionalCollection([4], layout(shelf(.continuous)))
    #expect(Set(collection.frames.keys) == [[0, 0], [0, 1]])
    let cell = try #require(collection.view.cellForItem(at: [0, 0]))
    let scroller = try #require(cell.superview as? UIScrollView)
    #expect(scroller.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
    #expect(scroller.contentSize == CGSize(width: 20 + 4 * 200 + 3 * 10 + 20, height: 100))
    #expect(scroller.clipsToBounds)
  }

  @Test func scrollingTheSectionShowsOtherCells() throws {
    let collection = CompositionalCollection([4], layout(shelf(.groupPaging)))
    collection.view.layoutIfNeeded()
    let scroller = try #require(collection.view.cellForItem(at: [0, 0])?.superview as? UIScrollView)
    scroller.contentOffset.x = 210
    #expect(collection.frames[[0, 1]]?.minX == 20)
    #expect(Set(collection.frames.keys) == [[0, 0], [0, 1], [0, 2]])
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 30, y: 50)) == [0, 1])
  }

  @Test func scrollingToAnItemRestsWhereTheSectionDoes() {
    let paging = CompositionalCollection([6], layout(shelf(.groupPaging)))
    paging.view.layoutIfNeeded()
    paging.view.scrollToItem(at: [0, 2], at: .centeredHorizontally, animated: false)
    #expect(paging.frames[[0, 2]]?.minX == 20)

    let continuous = CompositionalCollection([6], layout(shelf(.continuous)))
    continuous.view.layoutIfNeeded()
    continuous.view.scrollToItem(at: [0, 2], at: .centeredHorizontally, animated: false)
    #expect(continuous.frames[[0, 2]]?.midX == 187.5)
    continuous.view.scrollToItem(at: [0, 5], at: .left, animated: false)
    #expect(continuous.frames[[0, 5]]?.maxX == 355)
  }

  @Test func sectionsStartAtTheRightWhereTextDoes() {
    let collection = CompositionalCollection([4], layout(shelf(.continuous)))
    collection.view.semanticContentAttribute = .forceRightToLeft
    #expect(collection.frames[[0, 0]] == CGRect(x: 155, y: 0, width: 200, height: 100))
    #expect(collection.frames[[0, 1]]?.minX == -55)
  }

  @Test func everyPartMirrorsWhereTextStartsAtTheRight() {
    let section = rows(height: .absolute(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    let collection = CompositionalCollection([1], layout(section))
    collection.view.semanticContentAttribute = .forceRightToLeft
    #expect(collection.frames[[0, 0]] == CGRect(x: 0, y: 0, width: 345, height: 40))
  }

  @Test func offsetsMoveWithTheirSectionsInABatch() throws {
    let collection = CompositionalCollection([4], layout(shelf(.groupPaging)))
    collection.view.layoutIfNeeded()
    let scroller = try #require(collection.view.cellForItem(at: [0, 0])?.superview as? UIScrollView)
    scroller.contentOffset.x = 210
    collection.view.layoutIfNeeded()
    collection.view.performBatchUpdates({
      collection.counts = [2, 4]
      collection.view.insertSections([0])
    })
    #expect(collection.frames[[0, 0]]?.minX == 20)
    #expect(collection.frames[[1, 1]]?.minX == 20)
  }

  // MARK: Supplementary views

  @Test func headersOfTheWholeLayoutHaveAPathOfOneIndex() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let collection = CompositionalCollection([1], layout(rows(height: .absolute(40)), configuration))
    #expect(collection.frames[[0, 0]]?.minY == 30)
    let header = collection.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(index: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 375, height: 30))
  }

  @Test func pinnedHeaderLiesAboveCells() throws {
    let section = rows(height: .absolute(40))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(24)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let collection = CompositionalCollection([100], layout(section))
    collection.view.layoutIfNeeded()
    collection.view.contentOffset.y = 500
    collection.view.layoutIfNeeded()
    let view = try #require(
      collection.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
    #expect(view.frame.minY == 500)
    #expect(collection.view.subviews.last === view)
  }

  // MARK: Handlers

  @Test func handlerChangesWhatIsVisible() {
    let section = shelf(.continuous)
    var offsets: [CGPoint] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset)
      for item in items where item.frame.midX - offset.x > environment.container.contentSize.width / 2 {
        item.alpha = 0.5
      }
    }
    let collection = CompositionalCollection([4], layout(section))
    collection.view.layoutIfNeeded()
    #expect(offsets.last == .zero)
    #expect(collection.view.cellForItem(at: [0, 0])?.alpha == 1)
    #expect(collection.view.cellForItem(at: [0, 1])?.alpha == 0.5)
  }

  // MARK: Work

  /// Invalidating an item computes its group again, and asks no provider.
  @Test func invalidatingAnItemAsksNoProvider() {
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return rows(height: .estimated(44), itemHeight: .estimated(44))
    }
    let collection = CompositionalCollection(Array(repeating: 250, count: 40), layout)
    collection.height = { _ in 60 }
    collection.view.layoutIfNeeded()
    #expect(asked == 40)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 1]])
    layout.invalidateLayout(with: context)
    collection.view.layoutIfNeeded()
    collection.view.contentOffset.y = 5_000
    collection.view.layoutIfNeeded()
    #expect(asked == 40)
    #expect(collection.view.visibleCells.count < 30)
  }

  @Test func groupsNestedTooDeepAreAFault() {
    let size = layoutSize(.fractionalWidth(1), .fractionalHeight(1))
    var group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    for _ in 0..<1_000 { group = .vertical(layoutSize: size, subitems: [group]) }
    let collection = CompositionalCollection([3], layout(NSCollectionLayoutSection(group: group)))
    let faults = collectFaults { #expect(collection.frames.isEmpty) }
    #expect(faults.contains { $0.contains("nested more than") })
  }
}
