import DynamicType
import Foundation
import Testing

@testable import UIKitValues

@MainActor @Suite struct PresentationRoomTests {
  private static func ems(_ window: CGFloat, _ category: UIContentSizeCategory = .large) -> Int {
    PresentationRoom(window: window, traits: UITraitCollection(preferredContentSizeCategory: category)).ems
  }

  /// "Simply run the project on an iPhone 5s, iPhone 6, or iPad Pro and you will see different […] messages": each
  /// shows another one of the widths 20, 25 and 50 (github.com/jablair/AdaptiveStringsExample, README and `es.lproj`,
  /// iOS 11). The widths of the windows are the devices' in portrait; the iPad Pro is the one with 10.5 inches or
  /// larger.
  @Test func devicesHaveTheEmsOfAPublishedExample() {
    #expect(Self.ems(320) < 25)
    #expect((25..<50).contains(Self.ems(375)))
    #expect(Self.ems(834) >= 50 && Self.ems(1024) >= 50)
  }

  @Test func thereAreFewerOfLargerText() {
    let ems = ContentSizeCategory.allCases.map { Self.ems(375, UIContentSizeCategory(rawValue: $0.uiKitRawValue)) }
    #expect(ems == ems.sorted(by: >) && Set(ems).count == ems.count, "\(ems)")
  }

  @Test func windowsWithoutAWidthHaveNone() {
    #expect([0, -1, .infinity, .nan].map { Self.ems($0) } == [0, 0, 0, 0])
  }
}
