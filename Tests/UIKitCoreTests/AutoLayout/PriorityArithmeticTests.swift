import Testing
import UIKitCore

/// UIKit's operators, as in `.required - 1`.
@Suite struct PriorityArithmeticTests {
  @Test func aNumberMayBeAddedOrTakenAway() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(.defaultLow + 0.5 == UILayoutPriority(250.5))
    var priority = UILayoutPriority.defaultHigh
    priority += 10
    #expect(priority == UILayoutPriority(760))
    priority -= 20
    #expect(priority == UILayoutPriority(740))
  }
}
