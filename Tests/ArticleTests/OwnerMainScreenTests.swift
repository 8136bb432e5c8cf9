import GalleyTesting
import Testing
import UIKit

/// Compares the first article's layout with this package's `WaterfallLayout`: on every device, in both orientations.
@MainActor @Suite(.snapshots) struct OwnerMainScreenTests {
  private static let sections = [Array(Card.examples.prefix(5)), [], Array(Card.examples.suffix(4))]

  @Test(arguments: Device.all + Device.all.map(\.turned)) func bothLayoutsPlaceAllCardsTheSame(device: Device) {
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      let article = places(device, category) { OwnerMainScreenCollectionViewController($0) }
      let ours = places(device, category) { WaterfallViewController($0, height: SizingCell.heightFor()) }
      #expect(ours.frames == article.frames, "\(category.rawValue)")
      #expect(ours.size == article.size, "\(category.rawValue)")
      #expect(Set(ours.frames.map(\.minX)).count == ours.columns)
    }
  }

  /// 1 and 2 columns in portrait, 2 and 3 in landscape.
  @Test func columns() {
    let columns = [Device.phone, .tablet, Device.phone.turned, Device.tablet.turned].map { device in
      places(device, .large) { WaterfallViewController($0, height: SizingCell.heightFor()) }.columns
    }
    #expect(columns == [1, 2, 2, 3])
  }

  private func places(
    _ device: Device, _ category: UIContentSizeCategory,
    _ make: ([[Card]]) -> CardsViewController<AlertCollectionViewCell>
  ) -> (frames: [CGRect], size: CGSize, columns: Int) {
    let scene = DisplayedScene(device, category) { make(Self.sections) }
    defer { scene.close() }
    scene.expectWholeTexts()
    let screen = scene.controller
    return (screen.cardFrames, screen.collectionView.contentSize, screen.columns)
  }
}
