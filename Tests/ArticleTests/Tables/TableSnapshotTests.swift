import GalleyTesting
import Testing
import UIKit

/// Snapshots of the screens with tables: at every text size on a phone, in dark mode and from right to left, and on a
/// tablet.
@MainActor @Suite(.snapshots) struct TableSnapshotTests {
  private static let phone = SnapshotSurface.device("iPhone SE (3rd gen)")

  @Test(arguments: TableScreen.allCases) func atEveryTextSize(screen: TableScreen) {
    assertSnapshot(of: screen.make(), as: .image(on: Self.phone, categories: .all), named: screen.rawValue)
  }

  @Test(arguments: [TableScreen.doctors, .settings, .contacts, .choosing, .editing])
  func inTheDarkAndMirrored(screen: TableScreen) {
    let look = SnapshotConfigurations(
      on: [Self.phone], categories: [.large, .accessibilityMedium], appearances: [.dark],
      directions: [.rightToLeft])
    assertSnapshot(of: screen.make(), as: .image(under: look), named: screen.rawValue)
  }

  @Test(arguments: [TableScreen.settings, .doctors]) func onATablet(screen: TableScreen) {
    let tablet = SnapshotSurface.device("iPad (10th gen)")
    assertSnapshot(
      of: screen.make(), as: .image(on: tablet, categories: [.large, .accessibilityLarge]), named: screen.rawValue)
  }
}
