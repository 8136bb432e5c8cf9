public import Foundation
public import HeadlessUIKit

/// A number that grows with the user's text size, as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private let location = TraitsLocation()

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (value, style) = (wrappedValue, textStyle) }
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
  func link(to place: PropertyPlace, slot: Int) { location.traits = place.environment.traits }
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

  public init() {}

  public var wrappedValue: ID { ID(number: 0) }
}

/// Which field is edited: none, in a still picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let location: StateLocation<Value>

  public init() where Value == Bool { location = StateLocation(false) }
  public init<T: Hashable>() where Value == T? { location = StateLocation(nil) }

  /// What is not edited; setting another value has no effect.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(location: location) }

  /// The value for fields.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>

    public var wrappedValue: Value {
      get { location.value }
      nonmutating set {}
    }

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

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(store?.object(forKey: key) as? Bool ?? wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(store?.object(forKey: key) as? Int ?? wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(store?.object(forKey: key) as? Double ?? wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(store?.object(forKey: key) as? String ?? wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init((store?.string(forKey: key)).flatMap { URL(string: $0) } ?? wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(store?.object(forKey: key) as? Data ?? wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init((store?.object(forKey: key) as? String).flatMap { Value(rawValue: $0) } ?? wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init((store?.object(forKey: key) as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(store?.object(forKey: key) as? Bool)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(store?.object(forKey: key) as? Int)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(store?.object(forKey: key) as? String)
  }
}
