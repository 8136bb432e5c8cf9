import Foundation
import Testing
import UIKitValues

/// Apps create objects without arguments, as Apple's classes inherit `init()`.
@Suite struct EmptyObjectTests {
  @Test func objectsNeedNoArguments() {
    #expect(NSError().code == 0)
    #expect(NSError().domain.isEmpty)
    #expect(Progress().completedUnitCount == 0)
    #expect(Scanner().string.isEmpty)
    #expect(NSNumber() == 0)
    #expect(NSURL().absoluteString == "")
    #expect(NSPredicate().evaluate(with: nil))
  }

  @Test func decimalNumbersAreNotNumbers() {
    let number: NSNumber = NSDecimalNumber()
    #expect(number.doubleValue.isNaN)
    #expect(NSDecimalNumber() == .notANumber)
  }
}
