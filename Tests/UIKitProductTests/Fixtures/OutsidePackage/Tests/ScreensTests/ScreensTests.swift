import Screens
import Testing
import UIKit

// Both modules in one file: the compiler looks for Swift Testing's overlay of the two.
@MainActor @Suite struct ScreensTests {
  @Test func aScreenHasATitle() {
    #expect(ProfileViewController().title == "Profile")
  }
}
