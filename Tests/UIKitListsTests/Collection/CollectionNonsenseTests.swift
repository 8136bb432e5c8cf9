import Drawing
import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Numbers, index paths and sets that make no sense.
@MainActor @Suite(.ownEnvironment) struct CollectionNonsenseTests {
  /// A cell whose preferred attributes are the result of `answer`.
  final class Answering: UICollectionViewCell {
    static var answer: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes = { $0 }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { Answering.answer(layoutAttributes) }
  }

  private func flow(
    _ count: Int = 3, _ configure: (UICollectionViewFlowLayout) -> Void = { _ in },
    answer: @escaping (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes = { $0 }
  ) -> (FlowCollection<UICollectionViewFlowLayout>, [String]) {
    Answering.answer = answer
    var collection: FlowCollection<UICollectionViewFlowLayout>?
    let faults = collectFaults {
      collection = FlowCollection(SilentSource([count])) { view, layout in
        view.register(Answering.self, forCellWithReuseIdentifier: "cell")
        layout.estimatedItemSize = CGSize(width: 60, height: 60)
        configure(layout)
      }
    }
    return (collection ?? FlowCollection(SilentSource([])), faults)
  }

  @Test(arguments: [[], [0], [0, 7], [0, .max], [.max, 0], [-1, -1], [0, 1, 2]])
  func cellsThatAnswerForAnother(path: [Int]) {
    let (collection, faults) = flow(answer: { attributes in
      attributes.indexPath = IndexPath(indexes: path)
      attributes.frame.size.height = 90
      return attributes
    })
    #expect(
      faults.count == 3 && faults[0].contains("Answering.preferredLayoutAttributesFitting(_:): it was asked about"))
    #expect(collection.frames.map(\.height) == [60, 60, 60])
  }

  @Test func cellsThatAnswerForAnotherKind() {
    let (collection, faults) = flow(answer: { _ in
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
    })
    #expect(faults.count == 3)
    #expect(collection.frames.map(\.height) == [60, 60, 60])
  }

  @Test func cellsThatNeverAgreeWithThemselves() {
    var count = 0
    let (collection, _) = flow(answer: { attributes in
      count += 1
      attributes.frame.size = CGSize(width: 60 + count % 2, height: count % 3 * 10)
      return attributes
    })
    #expect(count < 100)
    #expect(collection.frames.count == 3)
  }

  @Test(arguments: [0, -5, 1e-300, 1e300, Double.nan, .infinity, -.infinity]) func estimates(_ length: Double) {
    for size in [
      CGSize(width: length, height: 30), CGSize(width: 30, height: length), CGSize(width: length, height: length),
    ] {
      let (collection, _) = flow(20) { $0.estimatedItemSize = size }
      #expect(collection.frames.count == 20)
      #expect(collection.frames.allSatisfy { $0.minX.isFinite && $0.maxY.isFinite && $0.width >= 0 && $0.height >= 0 })
    }
  }

  /// Sizes, insets and spacings of every kind at once, in both directions and with all references.
  @Test func numbersOfEveryKindInEveryPlace() {
    let numbers: [CGFloat] = [0, 7, -7, 400, -400, 1e7, -1e7, 1e300, .nan, .infinity, -.infinity]
    var count = 0
    for (index, number) in numbers.enumerated() {
      for other in numbers[index...] {
        let insets = UIEdgeInsets(top: number, left: other, bottom: other, right: number)
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
          let (collection, _) = flow(9) { layout in
            layout.scrollDirection = direction
            layout.itemSize = CGSize(width: number, height: other)
            layout.estimatedItemSize = count % 2 == 0 ? .zero : CGSize(width: other, height: number)
            layout.sectionInset = insets
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (number, other)
            layout.headerReferenceSize = CGSize(width: other, height: number)
            layout.sectionInsetReference = [.fromContentInset, .fromSafeArea, .fromLayoutMargins][count % 3]
            layout.sectionHeadersPinToVisibleBounds = count % 2 == 1
          }
          count += 1
          let problem = Comment(rawValue: "\(number), \(other)")
          #expect(collection.frames.count == 9, problem)
          #expect(collection.frames.allSatisfy { $0.minX.isFinite && $0.maxX.isFinite && $0.maxY.isFinite }, problem)
          #expect(collection.view.contentSize.width.isFinite && collection.view.contentSize.height.isFinite, problem)
        }
      }
    }
    #expect(count == 132)
  }

  /// The usual code of a layout: frames below each other, and those that intersect a rectangle. Foundation on Linux
  /// crashes if such frames contain NaN.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -30, 0]) func layoutsThatCalculateWith(height: Double) {
    let list = ListCollection(count: 5)
    (list.layout.rowHeight, list.layout.headerHeight) = (CGFloat(height), 20)
    let faults = collectFaults {
      list.view.layoutIfNeeded()
      list.view.contentOffset.y = 10
      list.view.layoutIfNeeded()
      _ = list.view.indexPathForItem(at: CGPoint(x: 5, y: 25))
      list.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
      list.view.layoutIfNeeded()
    }
    #expect(list.view.subviews.allSatisfy { $0.frame.origin.y.isFinite && $0.frame.maxY.isFinite })
    #expect(faults.contains { $0.contains("is not finite") } == !(height.magnitude < 1e300))
  }

  @Test func marginsAndInsetsThatAreNoNumbers() {
    let (collection, _) = flow(9) { $0.sectionInsetReference = .fromLayoutMargins }
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      _ = collectFaults {
        collection.view.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: 0, right: number)
        collection.view.contentInset.left = number
        collection.layout.invalidateLayout()
        collection.view.layoutIfNeeded()
      }
      #expect(collection.frames.allSatisfy { $0.minX.isFinite && $0.maxX.isFinite })
    }
  }

  @Test func rectanglesThatAreNone() {
    let (collection, _) = flow(40)
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for first in numbers {
      for second in numbers {
        let rects = [
          CGRect(x: first, y: second, width: 10, height: 10), CGRect(x: 0, y: first, width: second, height: first),
          CGRect(x: first, y: first, width: second, height: second),
        ]
        for rect in rects { _ = collection.layout.layoutAttributesForElements(in: rect) }
        _ = collection.view.indexPathForItem(at: CGPoint(x: first, y: second))
        _ = collectFaults {
          collection.view.scrollRectToVisible(rects[0], animated: false)
          collection.view.setContentOffset(CGPoint(x: first, y: second), animated: true)
          collection.view.layoutIfNeeded()
        }
      }
    }
    for rect in [CGRect.null, .infinite, .zero] { _ = collection.layout.layoutAttributesForElements(in: rect) }
    #expect(collection.frames.count == 40)
  }

  /// Sets that would not fit into memory.
  @Test func setsOfSectionsWithoutEnd() {
    let list = ListCollection(count: 3)
    list.view.layoutIfNeeded()
    let everything = IndexSet(integersIn: 0..<(Int.max - 1))
    let calls: [(String, (UICollectionView) -> Void)] = [
      ("delete section 1", { $0.deleteSections(everything) }), ("insert section 1", { $0.insertSections(everything) }),
      ("reload section 1", { $0.reloadSections(everything) }),
      ("move section \(Int.max)", { $0.moveSection(.max, toSection: 0) }),
      ("move to section \(Int.max)", { $0.moveSection(0, toSection: .max) }),
      ("delete item [\(Int.max), \(Int.max)]", { $0.deleteItems(at: [IndexPath(item: .max, section: .max)]) }),
      ("insert item [0, \(Int.max)]", { $0.insertItems(at: [IndexPath(item: .max, section: 0)]) }),
      ("insert item [\(Int.min), 0]", { $0.insertItems(at: [IndexPath(item: 0, section: .min)]) }),
    ]
    for (text, call) in calls {
      let faults = collectFaults { call(list.view) }
      #expect(faults.count == 1 && faults[0].contains(text), "\(text): \(faults)")
      list.view.layoutIfNeeded()
      #expect(list.names == ["0", "1", "2"])
    }
  }

  /// The data source is asked for the items of each possible section, and for the visible cells.
  @Test func sectionsAndItemsWithoutEnd() {
    final class Endless: NSObject, UICollectionViewDataSource {
      var (sections, items) = (Int.max, 0)
      var (counts, cells) = (0, 0)
      func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts += 1
        return items
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        cells += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    for (sections, items) in [(Int.max, 0), (1, .max), (.max, .max), (.min, .min), (.max, -1)] {
      let source = Endless()
      (source.sections, source.items) = (sections, items)
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      let faults = collectFaults { view.layoutIfNeeded() }
      #expect(!faults.isEmpty && faults.count <= 1000, "\(faults)")
      #expect(view.contentSize.height.isFinite)
      #expect(source.counts <= 2 * 100_000 && source.cells <= 100, "\(sections), \(items)")
    }
  }

  @Test func elementsWithLooksThatAreNoNumbers() {
    final class Looks: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 1e300, height: 1e300) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
        return numbers.enumerated().flatMap { index, number in
          (0..<3).map { kind in
            let attributes = UICollectionViewLayoutAttributes(
              forCellWith: IndexPath(item: index * 3 + kind, section: 0))
            attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            attributes.zIndex = kind == 0 ? .max : .min
            switch kind {
            case 0: attributes.alpha = number
            case 1: attributes.transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0)
            default: attributes.frame = CGRect(x: -5, y: -5, width: number, height: -10)
            }
            return attributes
          }
        }
      }
    }
    let source = ListSource([(0..<12).map { "\($0)" }])
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Looks())
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = source
    let faults = withExtendedLifetime(source) { collectFaults { view.layoutIfNeeded() } }
    #expect(!faults.isEmpty)
    #expect(view.subviews.allSatisfy { $0.frame.origin.x.isFinite && $0.frame.maxY.isFinite && $0.alpha <= 1 })
  }
}
