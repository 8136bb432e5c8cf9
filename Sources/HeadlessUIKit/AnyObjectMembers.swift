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

  /// The members of an object.
  public init(_ object: AnyObject) { self.object = object }

  /// The members of an object, if there is one.
  public init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  /// The property of a class; `nil` for objects of other classes.
  public subscript<Root: AnyObject, Value>(_ property: KeyPath<Root, Value>) -> Value! {
    (object as? Root)?[keyPath: property]
  }
}

// MARK: - Objects

// Their names are those of the objects' own members.
extension AnyObjectMembers {
  /// The object's description.
  public var description: String! { String(describing: object) }

  /// The object's description for debugging.
  public var debugDescription: String! {
    (object as? any CustomDebugStringConvertible)?.debugDescription ?? description
  }

  /// The object's hash value.
  public var hash: Int! { (object as? NSObject)?.hash }

  /// Whether the object is equal to another.
  public func isEqual(_ other: Any?) -> Bool! { (object as? NSObject)?.isEqual(other) }

  /// Whether the object is of a class or its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool! {
    (object as? NSObject)?.isKind(of: aClass) ?? (type(of: object) == aClass)
  }

  /// Whether the object has a method.
  public func responds(to aSelector: Selector?) -> Bool! {
    aSelector.map { (object as? NSObject)?.responds(to: $0) ?? false }
  }

  /// Calls a method of the object.
  @discardableResult
  public func perform(_ aSelector: Selector?, with argument: Any? = nil) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(aSelector, with: argument)
  }
}

// MARK: - Values by keys

extension AnyObjectMembers {
  /// The value of a property that the object's class names.
  public func value(forKey key: String) -> Any? {
    if let dictionary { return dictionary.object(forKey: key) }
    return keyed.map { $0.value(forKey: key) } ?? (object as? NSObject)?.value(forKey: key)
  }

  /// The value at the end of several steps.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let dictionary {
      let steps = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
      let value = steps.first.flatMap { dictionary.object(forKey: $0) }
      return steps.count < 2 ? value : value.flatMap { AnyObjectMembers($0 as AnyObject).value(forKeyPath: steps[1]) }
    }
    return keyed.map { $0.value(forKeyPath: keyPath) } ?? (object as? NSObject)?.value(forKeyPath: keyPath)
  }

  /// Sets a property that the object's class names.
  public func setValue(_ value: Any?, forKey key: String) {
    if let keyed { keyed.setValue(value, forKey: key) } else { (object as? NSObject)?.setValue(value, forKey: key) }
  }

  /// Sets the property at the end of several steps.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    (object as? NSObject)?.setValue(value, forKeyPath: keyPath)
  }

  private var keyed: (any KeyedValues)? { object as? any KeyedValues }
  fileprivate var dictionary: NSDictionary? {
    object as? NSDictionary ?? (object as? [String: Any]).map { NSDictionary(dictionary: $0) }
  }
}

// MARK: - Foundation's values

extension AnyObjectMembers {
  /// A dictionary's value for a key; `nil` for an object of another class, and the nil in it for a key without a value.
  public subscript(key: String) -> Any?! { dictionary.map { $0.object(forKey: key) } }

  /// An array's element.
  public subscript(index: Int) -> Any! { (object as? NSArray)?.object(at: index) ?? (object as? [Any])?[index] }

  /// Whether the object is equal to another: to a dictionary, an array, a string or a number.
  public func isEqual(to other: Any) -> Bool! {
    switch other {
    case let other as [String: Any]: dictionary?.isEqual(NSDictionary(dictionary: other)) ?? false
    case let other as String: (object as? String).map { $0 == other } ?? false
    default: isEqual(other)
    }
  }

  /// The number of elements of a collection.
  public var count: Int! {
    (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
      ?? (object as? [Any])?.count ?? (object as? [AnyHashable: Any])?.count
  }

  /// The length of a string in UTF-16 units, or of data in bytes.
  public var length: Int! { string?.length ?? (object as? NSData)?.length ?? (object as? Data)?.count }

  /// The value of a number or a string.
  public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }

  /// The value of a number or a string.
  public var intValue: Int! { number?.intValue ?? string?.integerValue }

  /// The value of a number or a string.
  public var integerValue: Int! { intValue }

  /// The value of a number or a string.
  public var floatValue: Float! { number?.floatValue ?? string?.floatValue }

  /// The value of a number or a string.
  public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }

  /// A number's description.
  public var stringValue: String! { number?.stringValue }

  /// The rectangle in a value.
  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue ?? object as? CGRect }

  /// The point in a value.
  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue ?? object as? CGPoint }

  /// The size in a value.
  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue ?? object as? CGSize }

  /// A string in an encoding, by its number.
  public func data(using encoding: UInt) -> Data? { string?.data(using: encoding) }

  /// An error's description.
  public var localizedDescription: String! { (object as? any Error)?.localizedDescription }

  /// An error's domain.
  public var domain: String! { (object as? NSError)?.domain }

  /// An error's code.
  public var code: Int! { (object as? NSError)?.code }

  private var number: NSNumber? { object as? NSNumber }

  private var string: NSString? { (object as? String).map { NSString(string: $0) } ?? object as? NSString }
}
