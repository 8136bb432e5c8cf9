public import Foundation

// A property of a layer that is declared `@NSManaged` is one that Core Animation keeps.
extension CALayer {
  /// The value of a property declared `@NSManaged`: what was set, or else the class's default, or else 0, `false` or
  /// nothing. A type without such a value stops the program, as it does in UIKit.
  ///
  /// This is Galley's own method, which rewritten sources call.
  public final func managedValue<Value>(forKey key: String) -> Value {
    if let value = quiet?.managed[key] as? Value { return value }
    if let value = type(of: self).defaultValue(forKey: key) as? Value { return value }
    guard let type = Value.self as? any ManagedDefault.Type, let value = type.managedDefault as? Value else {
      preconditionFailure("'\(key)' of a \(Self.self) has no value, and a \(Value.self) has no default.")
    }
    return value
  }

  /// Sets the value of a property declared `@NSManaged`, and draws the layer again if its class says so.
  ///
  /// This is Galley's own method, which rewritten sources call.
  public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
    inertValues.managed[key] = value
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
