/// A class with a way of its own to find values by keys, which it does not name (`NamedProperties`).
package protocol KeyedValues: AnyObject {
  func value(forKey key: String) -> Any?
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}
