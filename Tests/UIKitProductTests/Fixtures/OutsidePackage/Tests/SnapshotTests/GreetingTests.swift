import GalleyTesting
import Testing
import UIKit
import XCTest

@MainActor @Suite struct GreetingTests {
  @Test func greeting() {
    assertSnapshot(of: GreetingView(), as: .image(categories: .all, appearances: [.light, .dark]))
  }

  @Test(arguments: ["iPhone SE (3rd gen)", "iPad (10th gen)"]) func onDevices(device: String) {
    assertSnapshot(of: GreetingView(), as: .image(on: .device(device)), named: device)
  }

  @Test func layout() {
    assertSnapshot(of: GreetingView(), as: .layout)
    assertSnapshot(of: GreetingView(), as: .recursiveDescription)
  }
}

final class GreetingXCTests: XCTestCase {
  @MainActor func testGreeting() async {
    let view = GreetingView()
    assertSnapshot(of: view, as: .image(on: .width(280), categories: .accessibility))
    assertSnapshot(of: ["greeting": 1], as: .json)
  }
}
