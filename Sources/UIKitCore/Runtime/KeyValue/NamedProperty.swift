/// A property and the name that Objective-C knows it by, for key-value coding and observing.
///
/// There is no Objective-C runtime to look properties up by their names, so a class lists them (`NamedProperties`).
// Unchecked because key paths are not known to be `Sendable`; those of properties capture nothing.
public struct NamedProperty: @unchecked Sendable {
  /// The name of the property, such as `"title"`.
  public let name: String
  let keyPath: AnyKeyPath
  private let get: (AnyObject) -> Any?
  private let change: ((AnyObject, Any?) -> Bool)?

  /// Names a property. It can be set by its name if the key path is writable where it is written.
  ///
  /// - Parameters:
  ///   - name: the name that the property has in Objective-C, such as `"title"`.
  ///   - keyPath: a key path of one step.
  public init<Root: AnyObject, Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) {
    self.name = name
    self.keyPath = keyPath
    get = { ($0 as? Root).flatMap { unwrapped($0[keyPath: keyPath]) } }
    guard let writable = keyPath as? ReferenceWritableKeyPath<Root, Value> else {
      change = nil
      return
    }
    change = { object, value in
      guard let object = object as? Root, let value = ValueConversion.convert(value, to: Value.self) else {
        return false
      }
      object[keyPath: writable] = value
      return true
    }
  }

  /// Adds to the properties that a class lists: those of an app's extension of UIKit's class, which cannot override the list.
  ///
  /// Call it once for a list, before objects of the class are made. Where a class lists a property of the same name, that
  /// counts.
  ///
  /// - Parameters:
  ///   - type: the class; its subclasses have the properties as well.
  ///   - properties: the properties, asked for when the first of them is looked up.
  public static func register(
    of type: AnyClass, _ properties: @escaping @MainActor @Sendable () -> [NamedProperty]
  ) { NamedPropertyTable.add(properties, to: type) }

  /// Whether the property can be set.
  var isSettable: Bool { change != nil }

  /// The value; `nil` for an optional without one.
  func value(of object: AnyObject) -> Any? { get(object) }

  /// Sets the value. Returns `false` if the property cannot be set, or not to such a value.
  func set(_ value: Any?, of object: AnyObject) -> Bool { change?(object, value) ?? false }
}

/// A class that lists properties by name, for `value(forKey:)`, `setValue(_:forKey:)`, `observe(_:options:changeHandler:)`
/// and `addObserver(_:forKeyPath:options:context:)`.
///
/// Responders, layers, gesture recognizers, constraints, bar items, navigation items, presentation controllers and
/// collection layouts have the member already: their subclasses override it. Any other class conforms, and declares it
/// without `override` and `super`.
///
/// ```swift
/// override class var namedProperties: [NamedProperty] {
///   func own<Class: ProfileView>(_: Class.Type) -> [NamedProperty] {
///     [NamedProperty("title", \Class.title), NamedProperty("isLoading", \Class.isLoading)]
///   }
///   return super.namedProperties + own(Self.self)
/// }
/// ```
///
/// The generic function makes the key paths those of the subclass that is asked: `\ProfileView.title` and
/// `\BigProfileView.title` are not equal. It is written the same in final, private and nested classes, and in a generic
/// class as `own<Class: Box<Element>>`. Where two properties have the same name, the subclass's counts.
///
/// The list must always be the same: it is asked for once for each class, on any thread.
public protocol NamedProperties: AnyObject {
  /// The properties that are known by name, those of the superclass first.
  @MainActor static var namedProperties: [NamedProperty] { get }
}

/// The value in any number of optionals; `nil` if one of them has none.
func unwrapped<Value>(_ value: Value) -> Any? {
  guard let optional = value as? any WrappedValue else { return value }
  return optional.innermost
}

private protocol WrappedValue {
  var innermost: Any? { get }
}

extension Optional: WrappedValue {
  fileprivate var innermost: Any? { flatMap { unwrapped($0) } }
}
