import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitValues

/// Conversions from Core Foundation's and Foundation's objects, by Apple's documentation of each.
@MainActor @Suite(.ownEnvironment) struct CoreFoundationBytesTests {
  @Test func bytesOfDataOutliveIt() {
    func pointer() -> (UnsafePointer<UInt8>?, Int) {
      let data = Data([1, 2, 3])
      return (CFDataGetBytePtr(data), CFDataGetLength(data))
    }
    let (bytes, count) = pointer()
    #expect(count == 3 && UnsafeBufferPointer(start: bytes, count: count).elementsEqual([1, 2, 3]))
  }

  /// Core Foundation's functions take no data, too; the header NSObjCRuntime.h has the versions.
  @Test func noDataHasNoBytes() {
    let none: CFData? = nil
    #expect(CFDataGetBytePtr(none) == nil && CFDataGetLength(none) == 0)
    #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max && MAXFLOAT > 1e38)
  }

  @Test func numbersAreConverted() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3 && CGFloat(exactly: NSNumber(value: UInt64.max)) == nil)
  }

  @Test func attachmentsAreFoundInARange() {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    #expect(text.containsAttachments(in: NSRange(location: 1, length: 2)))
  }
}
