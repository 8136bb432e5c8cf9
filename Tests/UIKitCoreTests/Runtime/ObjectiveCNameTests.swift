import Foundation
import Testing
import UIKitCore

@Suite struct ObjectiveCNameTests {
  private enum Failure: Error, Equatable { case some }

  @Test func aPoolReturnsAndThrowsWhatItsBodyDoes() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failure.some) { try autoreleasepool { () throws(Failure) in throw .some } }
  }

  @Test func integersHaveObjectiveCsNames() {
    let (signed, unsigned): (NSInteger, NSUInteger) = (-1, 1)
    #expect(type(of: signed) == Int.self && type(of: unsigned) == UInt.self)
  }

  @MainActor @Test func theIdiomIsThatOfTheDevice() {
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }

  /// Objective-C's header: 0 means success, -1 that the thread does not own the lock.
  @Test func anObjectIsUnlockedAsOftenAsItWasLocked() {
    let (one, other) = (NSObject(), NSObject())
    #expect(objc_sync_exit(one) == -1)
    #expect(objc_sync_enter(one) == 0 && objc_sync_enter(one) == 0 && objc_sync_enter(other) == 0)
    #expect(objc_sync_exit(one) == 0 && objc_sync_exit(one) == 0 && objc_sync_exit(one) == -1)
    #expect(objc_sync_exit(other) == 0)
  }

  /// Eight threads each increment a number a thousand times, without any other protection.
  @Test func onlyOneThreadIsInside() {
    final class Counter: @unchecked Sendable { var value = 0 }
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 {
        objc_sync_enter(counter)
        counter.value += 1
        objc_sync_exit(counter as Counter? as Any)
      }
    }
    #expect(counter.value == 8_000)
  }
}
