// Objective-C's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Objective-C's name for `Int`.
public typealias NSInteger = Int
/// Objective-C's name for `UInt`.
public typealias NSUInteger = UInt

/// Calls `body`. There is no autorelease pool: Swift on Linux releases objects at once.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// The idiom of the device that is being rendered for.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// The selector with a name, which is looked up in the target's class (`NamedMethods`).
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// The name of a protocol.
public func NSStringFromProtocol(_ proto: Any.Type) -> String { String(describing: proto) }

/// The number of strong references to an object, for debugging: it depends on what the compiler leaves out.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { cf.map { Int(_getRetainCount($0)) } ?? 0 }

/// Core Foundation's name for `true` as an object.
public let kCFBooleanTrue: NSNumber! = true
/// Core Foundation's name for `false` as an object.
public let kCFBooleanFalse: NSNumber! = false
/// Core Foundation's name for an object that stands for nothing.
public let kCFNull: NSNull! = NSNull()
