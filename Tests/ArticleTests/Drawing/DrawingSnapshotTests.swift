import GalleyTesting
import Testing
import UIKit

/// Snapshots of what code draws: a chart, images, and the article's table of views that draw their text.
@MainActor @Suite(.snapshots) struct DrawingSnapshotTests {
  private static let phone = SnapshotSurface.device("iPhone 15")

  @Test func aChart() {
    assertSnapshot(of: ChartView.page, as: .image(on: .width(393), categories: [.large, .accessibilityLarge]))
  }

  @Test func aChartInTheDarkAndMirrored() {
    let look = SnapshotConfigurations(
      on: [.width(393)], categories: [.large], appearances: [.dark], directions: [.leftToRight, .rightToLeft])
    assertSnapshot(of: ChartView.page, as: .image(under: look))
  }

  @Test func drawnImages() {
    let look = SnapshotConfigurations(on: [.width(393)], categories: [.large], appearances: [.light, .dark])
    assertSnapshot(of: StampSheet(), as: .image(under: look))
  }

  @Test(arguments: [true, false]) func aTableOfDrawers(isEarly: Bool) {
    let look = SnapshotConfigurations(
      on: [Self.phone], categories: [.large], appearances: [.light, .dark], directions: [.leftToRight])
    assertSnapshot(of: DrawerTable(isEarly: isEarly), as: .image(under: look), named: isEarly ? "before" : "after")
  }
}
