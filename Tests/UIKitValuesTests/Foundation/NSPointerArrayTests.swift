import Foundation
import Testing
import UIKitValues

// Foundation's documentation of NSPointerArray: objects that are gone count until the list is compacted.
@Suite struct NSPointerArrayTests {
  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passUnretained(object).toOpaque() }

  @Test func weakObjectsLeaveGaps() {
    let list = NSPointerArray.weakObjects()
    let kept = NSObject()
    do {
      let gone = NSObject()
      list.addPointer(pointer(gone))
      list.addPointer(pointer(kept))
      #expect(list.count == 2 && list.allObjects.count == 2)
      withExtendedLifetime(gone) {}
    }
    #expect(list.count == 2 && list.pointer(at: 0) == nil)
    #expect(list.pointer(at: 1) == pointer(kept))
    list.compact()
    #expect(list.count == 1 && list.allObjects.first as? NSObject === kept)
  }

  @Test func pointersAreInsertedReplacedAndRemoved() {
    let (first, second) = (NSObject(), NSObject())
    let list = NSPointerArray.strongObjects()
    list.addPointer(pointer(second))
    list.insertPointer(pointer(first), at: 0)
    list.insertPointer(pointer(first), at: 9)
    #expect(list.count == 2 && list.pointer(at: 0) == pointer(first))
    list.replacePointer(at: 1, withPointer: nil)
    #expect(list.pointer(at: 1) == nil && list.pointer(at: 5) == nil)
    list.count = 3
    list.removePointer(at: 0)
    #expect(list.count == 2 && list.allObjects.isEmpty)
  }

  @Test func aValueHoldsAnObjectsAddress() {
    let object = NSObject()
    let value = NSValue(nonretainedObject: object)
    #expect(value.nonretainedObjectValue as? NSObject === object)
    #expect(value == NSValue(nonretainedObject: object))
    #expect(value != NSValue(nonretainedObject: NSObject()))
    #expect(NSValue(cgPoint: .zero).nonretainedObjectValue == nil)
  }

  @Test func aBookmarkIsFoundAgain() throws {
    let url = URL(fileURLWithPath: "/tmp/a b.txt")
    var isStale = true
    let found = try URL(resolvingBookmarkData: url.bookmarkData(), bookmarkDataIsStale: &isStale)
    #expect(found == url && !isStale)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data([0xFF, 0xFE]), bookmarkDataIsStale: &isStale)
    }
  }
}
