public import Foundation
public import UIKitCore

/// The members of an object by their names, whatever its class is.
///
/// Objective-C looks members of an `AnyObject` up while the program runs; Swift on Linux does not. An app's
/// `(sender as AnyObject).tag` is rewritten to `AnyObjectMembers(sender as AnyObject).tag`. As in UIKit, a member is `nil`
/// where the object does not have it, and is unwrapped where a value is needed.
///
/// ```swift
/// AnyObjectMembers(sender).selectedSegmentIndex
/// AnyObjectMembers(sender)[\Player.title]  // a property of a class of the app's
/// ```
@preconcurrency @MainActor
public struct AnyObjectMembers {
  let object: AnyObject

  public init(_ object: AnyObject) { self.object = object }

  /// The property of a class; `nil` for objects of other classes.
  public subscript<Root: AnyObject, Value>(_ property: KeyPath<Root, Value>) -> Value! {
    (object as? Root)?[keyPath: property]
  }
}

// MARK: - Objects

// Their names are those of the objects' own members.
extension AnyObjectMembers {
  public var description: String! { String(describing: object) }

  public var debugDescription: String! {
    (object as? any CustomDebugStringConvertible)?.debugDescription ?? description
  }

  public var hash: Int! { (object as? NSObject)?.hash }

  public func isEqual(_ other: Any?) -> Bool! { (object as? NSObject)?.isEqual(other) }

  public func isKind(of aClass: AnyClass) -> Bool! {
    (object as? NSObject)?.isKind(of: aClass) ?? (type(of: object) == aClass)
  }

  public func responds(to aSelector: Selector?) -> Bool! {
    aSelector.map { (object as? NSObject)?.responds(to: $0) ?? false }
  }

  @discardableResult
  public func perform(_ aSelector: Selector?, with argument: Any? = nil) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(aSelector, with: argument)
  }

  public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }

  public func value(forKeyPath keyPath: String) -> Any? { (object as? NSObject)?.value(forKeyPath: keyPath) }

  public func setValue(_ value: Any?, forKey key: String) { (object as? NSObject)?.setValue(value, forKey: key) }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    (object as? NSObject)?.setValue(value, forKeyPath: keyPath)
  }
}

// MARK: - Foundation's values

extension AnyObjectMembers {
  public var count: Int! {
    (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
      ?? (object as? [Any])?.count ?? (object as? [AnyHashable: Any])?.count
  }

  public var length: Int! { string?.length ?? (object as? NSData)?.length ?? (object as? Data)?.count }

  public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }

  public var intValue: Int! { number?.intValue ?? string?.integerValue }

  public var integerValue: Int! { intValue }

  public var floatValue: Float! { number?.floatValue ?? string?.floatValue }

  public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }

  public var stringValue: String! { number?.stringValue }

  public var localizedDescription: String! { (object as? any Error)?.localizedDescription }

  public var domain: String! { (object as? NSError)?.domain }

  public var code: Int! { (object as? NSError)?.code }

  private var number: NSNumber? { object as? NSNumber }

  private var string: NSString? { (object as? String).map { NSString(string: $0) } ?? object as? NSString }
}
