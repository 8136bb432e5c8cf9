import GalleyTestingSwiftUI
import SwiftUI
import Testing
import TourScreens

/// Every screen at two text sizes.
@MainActor @Suite struct TourScreensTests {
  @Test(arguments: 0..<20) func screen(index: Int) {
    let screen = TourScreen.all[index]
    assertSnapshot(
      of: screen.view,
      as: .image(on: .device("iPhone 15"), categories: [.large, .accessibilityLarge]), named: screen.name)
  }
}
