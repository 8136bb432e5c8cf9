import CardLayouts
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct WaterfallLayoutTests {
  let layout = WaterfallLayout()

  /// Every recorded waterfall, through a collection view; its number of columns follows from idiom and orientation if
  /// it has none of its own.
  @Test func recordedWaterfalls() throws {
    for (line, waterfall) in try LayoutFixtures.waterfalls().enumerated() {
      try ViewEnvironment(screen: waterfall.device).run { check(waterfall, "waterfall \(line + 1)") }
    }
  }

  private func check(_ waterfall: WaterfallCase, _ name: Comment) {
    let source = PlainWaterfallDelegate(
      heights: waterfall.sections.map { $0.heights.map { CGFloat($0) } }, columns: waterfall.numberOfColumns ?? 0)
    let layout = WaterfallLayout()
    layout.delegate = source
    layout.cellPadding = waterfall.cellPadding
    let collectionView = source.collectionView(width: waterfall.width, layout: layout)
    collectionView.contentInset = UIEdgeInsets(waterfall.contentInset)
    let found = differences(frames(in: layout, like: waterfall), waterfall.frames)
    #expect(found == [], name)
    #expect(agree(layout.collectionViewContentSize.numbers, waterfall.contentSize), name)
    #expect(source.widths.allSatisfy { agree([Double($0)], [waterfall.itemWidth]) }, name)
    #expect(source.asked.count == waterfall.frames.count, name)
    withExtendedLifetime(collectionView) {}
  }

  @Test func defaults() {
    #expect(layout.delegate == nil)
    #expect(Double(layout.cellPadding) == 6)
    #expect(layout.collectionViewContentSize == .zero)
  }

  /// Two sections in two columns: the second begins below the first one's taller column, in the first column.
  @Test func sectionsStartWithACleanCut() {
    let source = PlainWaterfallDelegate(heights: [[88, 8, 8], [20, 30]], columns: 2)
    layout.delegate = source
    let collectionView = source.collectionView(width: 200, layout: layout)
    collectionView.layoutIfNeeded()
    let frames = collectionView.visibleCells.map(\.frame.numbers).sorted { ($0[1], $0[0]) < ($1[1], $1[0]) }
    #expect(
      frames == [[6, 6, 88, 88], [106, 6, 88, 8], [6, 106, 88, 8], [6, 126, 88, 20], [106, 126, 88, 30]])
    #expect(collectionView.contentSize.numbers == [200, 162])
  }

  @Test func textSizeAndWidthLayOutAnew() {
    let source = PlainWaterfallDelegate(heights: [[10, 20]], columns: 1)
    layout.delegate = source
    let collectionView = source.collectionView(width: 200, layout: layout)
    collectionView.layoutIfNeeded()
    source.heights = [[10, 40]]
    NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
    collectionView.layoutIfNeeded()
    #expect(collectionView.contentSize.numbers == [200, 74])
    collectionView.frame.size.width = 300
    collectionView.layoutIfNeeded()
    #expect(collectionView.contentSize.numbers == [300, 74])
    #expect(source.widths == [188, 288])
    #expect(source.asked.count == 6)
  }

  @Test func scrollingAsksForNoHeights() {
    let source = PlainWaterfallDelegate(heights: [Array(repeating: 100, count: 100)], columns: 2)
    layout.delegate = source
    let collectionView = source.collectionView(width: 200, layout: layout)
    collectionView.layoutIfNeeded()
    collectionView.contentOffset = CGPoint(x: 0, y: 2000)
    collectionView.layoutIfNeeded()
    #expect(source.asked.count == 100)
    #expect(collectionView.visibleCells.allSatisfy { $0.frame.maxY >= 2000 && $0.frame.minY <= 3000 })
  }

  /// The article's layout stores the number of columns in a property, and so may a subclass.
  @Test func numberOfColumnsMayBeOverridden() {
    let layout = ThreeColumns()
    let source = PlainWaterfallDelegate(heights: [[10, 10, 10]], columns: 0)
    layout.delegate = source
    let collectionView = source.collectionView(width: 300, layout: layout)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.numbers == [206, 6, 88, 10])
    withExtendedLifetime(collectionView) {}
  }

  private func frames(in layout: WaterfallLayout, like waterfall: WaterfallCase) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for (section, content) in waterfall.sections.enumerated() {
      for item in content.heights.indices {
        let attributes = layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
        frames["item \(item) of section \(section)"] = attributes?.frame.numbers
      }
    }
    return frames
  }
}

private final class ThreeColumns: WaterfallLayout {
  override var numberOfColumns: Int { 3 }
}

extension WaterfallCase {
  fileprivate var device: ScreenDevice {
    let idiom: UIUserInterfaceIdiom =
      switch self.idiom {
      case "pad": .pad
      case "phone": .phone
      default: .tv
      }
    let size = orientation == "portrait" ? CGSize(width: 400, height: 800) : CGSize(width: 800, height: 400)
    return ScreenDevice(
      size: size, safeAreaInsets: .zero, traits: UITraitCollection(userInterfaceIdiom: idiom))
  }
}
