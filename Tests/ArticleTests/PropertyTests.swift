import GalleyTesting
import TestSupport
import Testing
import UIKit

/// Properties that hold for any content, width and text size.
@MainActor @Suite(.snapshots) struct PropertyTests {
  @Test(arguments: 1...24) func randomCards(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sections = generator.sections()
    let category = try #require(UIContentSizeCategory.all.randomElement(using: &generator))
    let device = try #require((Device.all + Device.all.map(\.turned)).randomElement(using: &generator))
    let columns = Int.random(in: 1...4, using: &generator)
    let context = "seed \(seed): \(columns) columns, \(device), \(category.rawValue)"

    check(device, category, context) {
      let screen = SelfSizingViewController<AlertCollectionViewCell>(sections)
      screen.fixedColumns = columns
      return screen
    }
    check(device, category, context) {
      let screen = GridViewController<AlertCollectionViewCell>(sections, height: SizingCell.heightFor())
      screen.fixedColumns = columns
      return screen
    }
    check(device, category, context) {
      WaterfallViewController<AlertCollectionViewCell>(sections, height: SizingCell.heightFor())
    }
  }

  private func check<Screen: CardsViewController<AlertCollectionViewCell>>(
    _ device: Device, _ category: UIContentSizeCategory, _ context: String, _ make: () -> Screen
  ) {
    let scene = DisplayedScene(device, category, make)
    defer { scene.close() }
    let screen = scene.controller
    screen.visitPages { scene.expectWholeTexts() }
    let frames = screen.cardFrames
    #expect(frames.count == screen.sections.joined().count, "\(context)")
    #expect(overlaps(frames).isEmpty, "\(context)")
    let content = CGRect(origin: .zero, size: screen.collectionView.contentSize)
    #expect(frames.allSatisfy { content.contains($0) }, "\(context)")
    if let grid = screen as? GridViewController<AlertCollectionViewCell> { checkRows(grid, frames, context) }
  }

  /// Each row of the grid is as tall as its tallest card.
  private func checkRows(
    _ grid: GridViewController<AlertCollectionViewCell>, _ frames: [CGRect], _ context: String
  ) {
    #expect(grid.heights.count == frames.count, "\(context)")
    var first = 0
    for section in grid.sections {
      for row in stride(from: 0, to: section.count, by: grid.columns) {
        let cards = first + row..<first + min(row + grid.columns, section.count)
        let tallest = grid.heights[cards].max()
        #expect(cards.allSatisfy { frames[$0].height == tallest }, "\(context)")
      }
      first += section.count
    }
  }

  private func overlaps(_ frames: [CGRect]) -> [(Int, Int)] {
    frames.indices.flatMap { first in
      (first + 1..<max(first + 1, frames.count)).compactMap { second in
        let common = frames[first].intersection(frames[second])
        return common.width > 0 && common.height > 0 ? (first, second) : nil
      }
    }
  }

  // MARK: Measuring

  private static let cards = Array(Card.examples.prefix(2))
  /// With a status bar, cells that are first laid out below it later have other margins, and are measured again.
  private static let device = Device(size: CGSize(width: 414, height: 896), idiom: .phone, statusBar: 0)

  private static let narrow = Device(size: CGSize(width: 320, height: 896), idiom: .phone, statusBar: 0)

  @Test func cellsArePreferredOnceForEachWidthAndCategory() {
    func count(_ body: () -> Void) -> Int {
      let before = PreferringCell.measureCount
      body()
      return PreferringCell.measureCount - before
    }
    var scene: DisplayedScene<EstimatingViewController<PreferringCell>>?
    let (device, cards) = (Self.device, Self.cards)
    #expect(count { scene = DisplayedScene(device) { EstimatingViewController([cards]) } } == cards.count)
    #expect(count { scene?.change(to: device, .large) } == 0)
    #expect(count { scene?.change(to: device, .accessibilityMedium) } == cards.count)
    #expect(count { scene?.change(to: Self.narrow, .accessibilityMedium) } == cards.count)
    scene?.close()
  }

  @Test func heightsAreAskedForOnceForEachWidthAndCategory() {
    let grid = { GridViewController<CustomCell>([Self.cards], height: SizingCell.perAxis()) }
    expectAskedOnce(grid) { $0.asked }
    let waterfall = { WaterfallViewController<CustomCell>([Self.cards], height: SizingCell.perAxis()) }
    expectAskedOnce(waterfall) { $0.asked }
    let flow = { DelegateFlowViewController<CustomCell>([Self.cards], height: SizingCell.perAxis()) }
    expectAskedOnce(flow) { $0.asked }
  }

  private func expectAskedOnce<Screen: CardsViewController<CustomCell>>(
    _ make: () -> Screen, _ asked: (Screen) -> Int
  ) {
    let scene = DisplayedScene(Self.device, .large, make)
    defer { scene.close() }
    let count = Self.cards.count
    #expect(asked(scene.controller) == count, "\(Screen.self)")
    scene.controller.collectionView.contentOffset.y = 10
    scene.change(to: Self.device, .large)
    #expect(asked(scene.controller) == count, "\(Screen.self)")
    scene.change(to: Self.device, .accessibilityMedium)
    #expect(asked(scene.controller) == 2 * count, "\(Screen.self)")
    scene.change(to: Self.narrow, .accessibilityMedium)
    #expect(asked(scene.controller) == 3 * count, "\(Screen.self)")
  }
}
