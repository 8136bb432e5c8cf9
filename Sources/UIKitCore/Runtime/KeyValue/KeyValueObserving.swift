import Foundation

/// The observing of properties. There is no Objective-C runtime to change setters while a program runs, so the property
/// itself says that it changes. A property of an object that was never observed pays one look at a flag.
///
/// `@objc dynamic var title = ""` is written as one of these:
///
/// ```swift
/// var title = "" { didSet { KeyValueObserving.didChange(self, \.title, "title", from: oldValue) } }
///
/// // With an observer of its own. `defer` reports the change after it, as Objective-C does, wherever it returns.
/// var title = "" {
///   didSet { defer { KeyValueObserving.didChange(self, \.title, "title", from: oldValue) }; update() }
/// }
///
/// // With accessors of its own.
/// var title: String {
///   get { label.text ?? "" }
///   set { let change = KeyValueObserving.willChange(self, \.title, "title"); defer { change?.end() }; label.text = newValue }
/// }
/// ```
///
/// Code that changes what a property without a setter returns surrounds the change with `willChangeValue(forKey:)` and
/// `didChangeValue(forKey:)`, as in Objective-C.
public enum KeyValueObserving {
  /// Reports that a property has been set, to whoever observes it.
  ///
  /// Differs from UIKit: there is no report before the change (`prior`).
  ///
  /// - Parameters:
  ///   - object: the object whose property it is.
  ///   - keyPath: the property, evaluated only if the object is observed.
  ///   - key: the name that the property has in Objective-C.
  ///   - oldValue: the value before, evaluated only if an observer asks for it.
  public static func didChange<Object: AnyObject, Value>(
    _ object: Object, _ keyPath: @autoclosure () -> KeyPath<Object, Value>, _ key: String,
    from oldValue: @autoclosure () -> Value
  ) {
    guard let observers = KeyValueObservers.existing(of: object) else { return }
    withoutActuallyEscaping(oldValue) { old in observers.didChange(key, { keyPath() }, from: { old() as Any }) }
  }

  /// Reports that a property is about to be set.
  ///
  /// - Returns: the change, to be ended once the property is set; `nil` if nothing of the object is observed.
  public static func willChange<Object: AnyObject, Value>(
    _ object: Object, _ keyPath: @autoclosure () -> KeyPath<Object, Value>, _ key: String
  ) -> Change? {
    guard let observers = KeyValueObservers.existing(of: object) else { return nil }
    let path = keyPath()
    observers.willChange(key) { path }
    return Change { observers.didChange(key, { path }, from: nil) }
  }

  /// A change that has begun.
  public struct Change {
    let report: () -> Void

    /// Reports that the property has been set.
    public func end() {
      report()
    }
  }
}
