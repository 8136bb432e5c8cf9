public import Observation

/// A key for a value of a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// A value by its key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value of the view that has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the view that has the focus. In a still picture none has it.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A value by its key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the view that has the focus: nil, as none has it.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// A value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// An observable object of a class.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  /// Nil.
  public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the focus: nil, as none has it.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// A binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Nil.
  public var wrappedValue: Value? { nil }
  /// A binding to nil.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
  /// Has no effect: nothing has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing has the focus.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing has the focus.
  @_disfavoredOverload
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: nothing has the focus.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: nothing has the focus.
  @_disfavoredOverload
  public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: nothing has the focus.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EmptyModifier())
  }
}
