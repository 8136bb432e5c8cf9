public import Foundation

/// A collection of objects that Objective-C goes through, as functions of frameworks take it.
///
/// Swift's arrays are such a collection too: on iOS `assets as NSFastEnumeration` makes an `NSArray` of one.
public protocol NSFastEnumeration {}

extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}
extension Dictionary: NSFastEnumeration {}
extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension NSEnumerator: NSFastEnumeration {}
