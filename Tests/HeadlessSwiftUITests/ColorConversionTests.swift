import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI

/// Colours of SwiftUI's made of UIKit's, and back: Apple's documentation of `UIColor.init(_:)` and `Color.init(uiColor:)`.
@MainActor @Suite(.ownEnvironment) struct ColorConversionTests {
  @Test func aColourOfComponentsIsTheirColour() {
    #expect(UIColor(Color(red: 1, green: 0.5, blue: 0)) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func aColourOfUIKitsComesBack() {
    #expect(UIColor(Color(uiColor: .systemRed)) == .systemRed)
    #expect(UIColor(Color(uiColor: .systemRed).opacity(0.5)) != .systemRed)
  }
}
