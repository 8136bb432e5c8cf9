import GalleyTesting
import Testing
import UIKit

/// The screens of a tab app at all twelve sizes.
@MainActor @Suite struct WalksTests {
  @Test(arguments: 0..<3) func tab(index: Int) {
    let tabs = WalksTabBarController()
    tabs.loadViewIfNeeded()
    tabs.selectedIndex = index
    assertSnapshot(of: tabs, as: .image(on: .device("iPhone 15"), categories: .all), named: "\(index)")
  }
}
