import CardLayouts
import GalleyTesting
import Testing
import UIKit

/// Heights of cards derived from published figures.
///
/// A line of the system font is 2444/2048 of its size high (San Francisco's `hhea` table), the lines of a text style
/// are a leading apart (Human Interface Guidelines), and labels are rounded up to pixels
/// (mobimeo/ios-baseline-alignment).
@MainActor @Suite(.snapshots) struct PublishedHeightTests {
  private static let lineHeight: CGFloat = 2444 / 2048

  private func height<Cell: CardCell>(
    _ text: String, _ category: UIContentSizeCategory, _ make: ([[Card]]) -> CardsViewController<Cell>
  ) -> CGFloat? {
    let scene = DisplayedScene(.phone, category) { make([[Card(title: "Door", text: text, date: "1 May")]]) }
    defer { scene.close() }
    return scene.controller.cardFrames.first?.height
  }

  private func onPixel(_ length: CGFloat) -> CGFloat { (length / Device.pixel).rounded(.up) * Device.pixel }

  @Test func oneAndTwoLinesInEveryCategory() {
    for (category, size, leading) in UIContentSizeCategory.body {
      let line = size * Self.lineHeight
      for (text, expected) in [("Open", line), ("Open\nShut", line + leading)] {
        let label = height(text, category) { SelfSizingViewController<CustomCell>($0) }
        #expect(label == onPixel(expected), "\(text) at \(category.rawValue)")
        let picture = height(text, category) { SelfSizingViewController<PictureCell>($0) }
        #expect(picture == 32 + 4 + onPixel(expected), "\(text) at \(category.rawValue)")
        let helper = height(text, category) { GridViewController($0, height: TextHeight.textHeight) }
        #expect(helper == expected.rounded(.up), "\(text) at \(category.rawValue)")
      }
    }
  }

  @Test func bodyAtLarge() {
    let constraints: ([[Card]]) -> CardsViewController<CustomCell> = { SelfSizingViewController($0) }
    #expect(height("Open", .large, constraints) == 20.5)
    #expect(height("Open\nShut", .large, constraints) == 42.5)
    #expect(height("", .large, constraints) == 0)
  }

  /// Headline, footnote and body at L are 17, 13 and 17 points; margins are 8.
  @Test func threeLabelsAtLarge() {
    let alert = height("Open", .large) { OwnerMainScreenCollectionViewController($0) }
    let expected: CGFloat = 8 + 20.5 + 16 + 20.5 + 8
    #expect(alert == expected)
  }
}
