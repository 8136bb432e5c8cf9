public import Foundation
public import HeadlessUIKit

/// A number that grows with the user's text size, as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private let location = TraitsLocation()

  /// A number at the default text size, that grows as the font of a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (value, style) = (wrappedValue, textStyle) }
  /// A number at the default text size, that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number, rounded to the nearest pixel (Spark's pictures, P5).
  public var wrappedValue: Value {
    let traits = location.traits ?? .current
    let metrics = UIFontMetrics(forTextStyle: style.uiTextStyle)
    return Value(metrics.scaledValue(for: CGFloat(value), compatibleWith: traits))
  }
}

// Unchecked for the reason that `StateLocation` gives.
extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

extension ScaledMetric: LinkedProperty {
  func link(to place: PropertyPlace, slot: Int) -> Bool {
    location.traits = place.environment.traits
    return true
  }
}

private final class TraitsLocation {
  var traits: UITraitCollection?
}

/// Names views that belong together. Nothing moves in a still picture.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// A namespace.
  public init() {}

  /// The name. All are equal, as nothing moves from one view to another.
  public var wrappedValue: ID { ID(number: 0) }
}

/// The field that is edited: none, in a still picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let location: StateLocation<Value>

  /// Whether a field is edited: it is not.
  public init() where Value == Bool { location = StateLocation(false) }
  /// The field that is edited: none.
  public init<T: Hashable>() where Value == T? { location = StateLocation(nil) }

  /// The value while nothing is edited; setting another value has no effect.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {}
  }

  /// The value for `focused`.
  public var projectedValue: Binding { Binding(location: location) }

  /// The value for fields.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>

    /// The value while nothing is edited; setting another value has no effect.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set {}
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}

/// A value of the app's settings: that of a dictionary that the case is given, else the default. What is set is kept as long
/// as the view is shown.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  private init(_ value: Value) { state = State(wrappedValue: value) }

  /// The value. Setting it asks the view again, and does not reach the store.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The value as a binding.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage {
  /// The value of a key in the store, else the default. Without a store it is the default: a machine's settings reach
  /// no picture.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(store?.object(forKey: key) as? Bool ?? wrappedValue)
  }

  /// The value of a key in the store, else the default, which it is without a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(store?.object(forKey: key) as? Int ?? wrappedValue)
  }

  /// The value of a key in the store, else the default, which it is without a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(store?.object(forKey: key) as? Double ?? wrappedValue)
  }

  /// The value of a key in the store, else the default, which it is without a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(store?.object(forKey: key) as? String ?? wrappedValue)
  }

  /// The value of a key in the store, a string of it, else the default, which it is without a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init((store?.string(forKey: key)).flatMap { URL(string: $0) } ?? wrappedValue)
  }

  /// The value of a key in the store, else the default, which it is without a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(store?.object(forKey: key) as? Data ?? wrappedValue)
  }

  /// The value of a raw value at a key in the store, else the default, which it is without a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init((store?.object(forKey: key) as? String).flatMap { Value(rawValue: $0) } ?? wrappedValue)
  }

  /// The value of a raw value at a key in the store, else the default, which it is without a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init((store?.object(forKey: key) as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue)
  }
}

extension AppStorage {
  /// The value of a key in the store, else the default, which it is without a store.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(store?.object(forKey: key) as? Date ?? wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// The value of a key in the store, else nil, which it is without a store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(store?.object(forKey: key) as? Double)
  }

  /// The value of a key in the store, else nil, which it is without a store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init((store?.string(forKey: key)).flatMap { URL(string: $0) })
  }

  /// The value of a key in the store, else nil, which it is without a store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(store?.object(forKey: key) as? Date)
  }

  /// The value of a key in the store, else nil, which it is without a store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(store?.object(forKey: key) as? Data)
  }

  /// The value of a raw value at a key in the store, else nil, which it is without a store.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init((store?.object(forKey: key) as? String).flatMap { R(rawValue: $0) })
  }

  /// The value of a raw value at a key in the store, else nil, which it is without a store.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init((store?.object(forKey: key) as? Int).flatMap { R(rawValue: $0) })
  }

  /// The value of a key in the store, else nil, which it is without a store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(store?.object(forKey: key) as? Bool)
  }

  /// The value of a key in the store, else nil, which it is without a store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(store?.object(forKey: key) as? Int)
  }

  /// The value of a key in the store, else nil, which it is without a store.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(store?.object(forKey: key) as? String)
  }
}
