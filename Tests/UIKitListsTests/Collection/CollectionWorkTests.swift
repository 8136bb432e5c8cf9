import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// The number of times that cells are solved. Their texts are 20 points per line, in cells 100 points wide.
@MainActor @Suite struct CollectionWorkTests {
  /// Rows of 50 points that leave everything else to the base class.
  class Rows: UICollectionViewLayout {
    private var paths: [IndexPath] {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { IndexPath(item: $0, section: 0) }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 50 * CGFloat(paths.count)) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      paths.compactMap { layoutAttributesForItem(at: $0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 50 * CGFloat(indexPath.item), width: 100, height: 50)
      return attributes
    }
  }

  /// Rows that may read the sizes that cells prefer.
  final class LookingRows: Rows {
    var looks = false
    private(set) var seen: [Double] = []

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard looks else {
        return super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      }
      seen.append(Double(preferredAttributes.size.height))
      return false
    }
  }

  /// A text of 300 points in a cell that may read the size it prefers.
  final class Cell: UICollectionViewCell {
    static var looks = false
    private(set) var heights: [Double] = []
    private(set) var asked = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      let text = constrained(Wrapping(300), "text", in: contentView)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: contentView.topAnchor),
        text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        text.widthAnchor.constraint(equalToConstant: 100),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      asked += 1
      let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
      if Cell.looks { heights.append(Double(preferred.size.height)) }
      return preferred
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()

  private func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func cells(_ view: UICollectionView) -> [Cell] { view.visibleCells.compactMap { $0 as? Cell } }

  private func solutions(_ view: UICollectionView) -> [Int] { cells(view).map { $0.layoutWork?.solutions ?? 0 } }

  @Test func whatALayoutRefusesUnseenIsNotWorkedOut() {
    Cell.looks = false
    let view = view(Rows())
    // The first answer shows that the layout leaves the question to its superclass.
    #expect(solutions(view) == [2, 1, 1, 1])
    #expect(cells(view).map(\.asked) == [1, 1, 1, 1])
  }

  @Test func aCellThatLooksAtItsSizeSeesIt() {
    Cell.looks = true
    let view = view(Rows())
    #expect(cells(view).map(\.heights) == [[60], [60], [60], [60]])
    #expect(cells(view).map { Double($0.frame.height) } == [50, 50, 50, 50])
  }

  @Test func aLayoutThatLooksLaterSeesTheSizes() {
    Cell.looks = false
    let layout = LookingRows()
    let view = view(layout)
    #expect(layout.seen.isEmpty)
    layout.looks = true
    view.frame.size.height = 500
    view.layoutIfNeeded()
    #expect(layout.seen.count >= 4 && Set(layout.seen) == [60])
  }

  /// A refusal by the layout itself, for which it reads nothing.
  @Test func whatALayoutDoesNotReadIsNotWorkedOut() {
    final class Deaf: Rows {
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool { false }
    }
    Cell.looks = false
    #expect(solutions(view(Deaf())) == [2, 1, 1, 1])
  }

  @Test func aLayoutMayKeepWhatCellsPreferAndReadItLater() {
    final class Keeping: Rows {
      var kept: [UICollectionViewLayoutAttributes] = []

      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        kept.append(preferredAttributes)
        return super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      }
    }
    Cell.looks = false
    let layout = Keeping()
    let view = view(layout)
    #expect(solutions(view) == [2, 2, 2, 2])
    for cell in cells(view) { cell.contentView.removeFromSuperview() }
    #expect(layout.kept.count >= 4 && Set(layout.kept.map { Double($0.size.height) }) == [60])
  }

  /// Changes that the layout makes to the size while it is asked take effect.
  @Test func aLayoutMayChangeWhatACellPrefers() {
    final class Capping: UICollectionViewFlowLayout {
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        preferredAttributes.size.height = min(preferredAttributes.size.height, 55)
        return super.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      }
    }
    Cell.looks = false
    let layout = Capping()
    layout.estimatedItemSize = CGSize(width: 100, height: 20)
    #expect(cells(view(layout)).map { Double($0.frame.height) } == [55, 55, 55, 55])
  }

  /// The solution found for a size is used by the cell that gets the size.
  @Test func aCellThatSizesItselfIsSolvedForOnce() {
    Cell.looks = false
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = view(layout)
    #expect(cells(view).map { Double($0.frame.height) } == [60, 60, 60, 60])
    #expect(solutions(view) == [1, 1, 1, 1])
    view.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    view.layoutIfNeeded()
    #expect(solutions(view) == [2, 2, 2, 2])
    #expect(cells(view).map { $0.contentView.subviews[0].numbers } == Array(repeating: [0, 0, 100, 60], count: 4))
  }

  @Test func aSizeOfSomebodyElsesIsSolvedForAgain() throws {
    Cell.looks = false
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = view(layout)
    let cell = try #require(cells(view).first)
    cell.frame.size.height = 90
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews[0].numbers == [0, 0, 100, 90])
    #expect(cell.layoutWork?.solutions == 2)
  }
}
