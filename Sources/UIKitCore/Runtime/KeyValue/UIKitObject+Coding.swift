import Foundation
import UIKitValues

extension UIKitObject {
  /// The value of a property that the class names (`NamedProperties`). An unknown key is a fault.
  ///
  /// Differs from UIKit: a structure or an enumeration is returned as itself, and not as an `NSValue` or a number.
  public nonisolated func value(forKey key: String) -> Any? {
    KeyValueCoding.property(key, of: self, "valueForKey:")?.value(of: self)
  }

  /// The value at the end of several steps, such as `"layer.cornerRadius"`; `nil` if one of them has none.
  public nonisolated func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.lastStep(of: keyPath, from: self, "valueForKeyPath:").flatMap { object, key in
      KeyValueCoding.property(key, of: object, "valueForKeyPath:")?.value(of: object)
    }
  }

  /// Sets a property that the class names (`NamedProperties`). Numbers become those of the property's type, and
  /// enumerations are made from their raw values. An unknown key, a property that cannot be set, and a value of another
  /// type are faults, and have no effect.
  public nonisolated func setValue(_ value: Any?, forKey key: String) {
    set(value, key, of: self, "setValue:forKey:")
  }

  /// Sets the property at the end of several steps; does nothing if one of them has no value.
  public nonisolated func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (object, key) = KeyValueCoding.lastStep(of: keyPath, from: self, "setValue:forKeyPath:") else { return }
    set(value, key, of: object, "setValue:forKeyPath:")
  }

  /// Sets the property at the end of several steps, if it is known. Raises no fault.
  ///
  /// - Returns: whether the value could be set; `nil` for a name that is not known, or that leads to nothing.
  package nonisolated func setNamedValue(_ value: Any?, forKeyPath keyPath: String) -> Bool? {
    let keys = KeyValueCoding.keys(keyPath)
    guard let last = keys.last, let start = KeyValueCoding.start(of: keys, from: self) else { return nil }
    return NamedPropertyTable.of(type(of: start))[last]?.set(value, of: start)
  }

  /// Sets several properties, in the order of their keys.
  public nonisolated func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// The values of several properties; `NSNull` for those without one.
  public nonisolated func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  private nonisolated func set(_ value: Any?, _ key: String, of object: AnyObject, _ call: String) {
    guard let property = KeyValueCoding.property(key, of: object, call) else { return }
    guard property.isSettable else {
      return UIKitFaults.raise(
        "NSUnknownKeyException", call: "-[\(type(of: object)) \(call)]", reason: "'\(key)' cannot be set")
    }
    guard property.set(value, of: object) else {
      return UIKitFaults.raise(
        "NSInvalidArgumentException", call: "-[\(type(of: object)) \(call)]",
        reason: "'\(key)' cannot be \(value.map { "a \(type(of: $0))" } ?? "nil")")
    }
  }
}
