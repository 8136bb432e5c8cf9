import Foundation
import Testing
import UIKitLists

/// Apple's documentation of `objc_setAssociatedObject` and its policies.
@MainActor @Suite struct AssociatedObjectTests {
  private nonisolated(unsafe) static var firstKey = 0
  private nonisolated(unsafe) static var secondKey = 0

  final class Value: NSObject, NSCopying {
    var number = 1
    nonisolated func copy(with zone: NSZone? = nil) -> Any {
      let copy = Value()
      copy.number = number + 1
      return copy
    }
  }

  /// Objects that store their values themselves, and one that does not.
  private var objects: [AnyObject] {
    [
      UIView(), UIViewController(), CALayer(), UILayoutGuide(), NSLayoutConstraint(), UICollectionViewFlowLayout(),
      UIColor.red, NSObject(),
    ]
  }

  @Test func valuesAreKeptByObjectAndKey() {
    let (objects, others) = (objects, objects)
    for (object, other) in zip(objects, others) where object !== other {
      objc_setAssociatedObject(object, &Self.firstKey, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, &Self.secondKey, 7, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &Self.firstKey) as? String == "text")
      #expect(objc_getAssociatedObject(object, &Self.secondKey) as? Int == 7)
      #expect(objc_getAssociatedObject(other, &Self.firstKey) == nil)
      objc_setAssociatedObject(object, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &Self.firstKey) == nil)
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, &Self.secondKey) == nil)
    }
  }

  @Test("An object in optionals is the object")
  func optionals() {
    for object in objects {
      let optional: AnyObject? = object
      let nested: AnyObject?? = object
      objc_setAssociatedObject(optional as Any, &Self.firstKey, "text", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &Self.firstKey) as? String == "text")
      #expect(objc_getAssociatedObject(nested as Any, &Self.firstKey) as? String == "text")
      objc_removeAssociatedObjects(nested as Any)
      #expect(objc_getAssociatedObject(object, &Self.firstKey) == nil)
      var value: Value? = Value()
      objc_setAssociatedObject(object, &Self.firstKey, value as Any, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, &Self.firstKey) as? Value === value)
      value = nil
      #expect(objc_getAssociatedObject(object, &Self.firstKey) == nil)
    }
    let none: UIView? = nil
    objc_setAssociatedObject(none as Any, &Self.firstKey, "text", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(none as Any, &Self.firstKey) == nil)
  }

  @Test func policiesSayHowAValueIsKept() throws {
    for object in objects {
      var value: Value? = Value()
      weak let kept = value
      objc_setAssociatedObject(object, &Self.firstKey, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect((objc_getAssociatedObject(object, &Self.firstKey) as? Value)?.number == 2)
      objc_setAssociatedObject(object, &Self.firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(object, &Self.firstKey) as? Value === value)
      value = nil
      #expect(kept == nil && objc_getAssociatedObject(object, &Self.firstKey) == nil)
    }
    #expect(
      [
        objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
        .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
      ].map(\.rawValue) == [0, 1, 3, 0x301, 0x303])
  }

  @Test func valuesGoWithTheirObject() {
    for index in objects.indices.dropLast(2) {
      weak var kept: Value?
      do {
        let (object, value) = (objects[index], Value())
        kept = value
        objc_setAssociatedObject(object, &Self.firstKey, value, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(kept == nil, "\(type(of: objects[index]))")
    }
  }

  /// Deallocations that Swift does not report are detected when others get values: there are never more than twice as
  /// many entries as objects.
  @Test func valuesOfOtherObjectsGoLater() {
    final class Counted: NSObject, @unchecked Sendable {
      nonisolated(unsafe) static var count = 0
      override init() {
        Counted.count += 1
        super.init()
      }
      deinit { Counted.count -= 1 }
    }
    for _ in 0..<1_000 {
      objc_setAssociatedObject(NSObject(), &Self.firstKey, Counted(), .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(Counted.count < 100)
  }

  /// An object at the address of a deallocated one has none of its values.
  @Test func anAddressUsedAgainHasNoValues() {
    var isClean = true
    for _ in 0..<200 {
      let object = NSObject()
      isClean = isClean && objc_getAssociatedObject(object, &Self.firstKey) == nil
      objc_setAssociatedObject(object, &Self.firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(isClean)
  }

  @Test func aStructKeepsNothing() {
    objc_setAssociatedObject(CGPoint.zero, &Self.firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(CGPoint.zero, &Self.firstKey) == nil)
  }
}
