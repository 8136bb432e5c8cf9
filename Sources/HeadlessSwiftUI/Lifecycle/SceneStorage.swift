public import Foundation
public import HeadlessUIKit

/// A value that a scene of the app keeps: the default. What is set is kept as long as the view is shown.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// The default of a key.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value of a key: nil.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { state = State(wrappedValue: nil) }

  /// The value. Setting it asks the view again.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The value as a binding.
  public var projectedValue: Binding<Value> { state.projectedValue }
}
