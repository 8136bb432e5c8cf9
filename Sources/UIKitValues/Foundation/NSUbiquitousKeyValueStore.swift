public import Foundation

/// Values that an app shares among a person's devices. Kept as long as the process runs, and shared with none.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The only store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Values were changed by another device. Never posted automatically; tests may post it.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Always `true`: there is nothing to write.
  @discardableResult
  open func synchronize() -> Bool { true }
  /// The value of a key.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a key; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// The text of a key.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The list of a key.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The dictionary of a key.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// The data of a key.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The number of a key; 0 without one.
  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? Int64) ?? 0 }
  /// The number of a key; 0 without one.
  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? Double) ?? 0 }
  /// The flag of a key; `false` without one.
  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? Bool) ?? false }
  /// Sets the text of a key.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets the number of a key.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets the number of a key.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets the flag of a key.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
}

extension NSMutableString {
  /// Creates an empty text.
  // Not an override: Foundation's class has no `init()` here.
  public convenience init(__empty: Void = ()) {
    self.init(string: "")
  }
}
