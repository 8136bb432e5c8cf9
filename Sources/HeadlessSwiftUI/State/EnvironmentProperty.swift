public import Observation

/// A value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let location: EnvironmentLocation<Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    location = EnvironmentLocation { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value { location.value }
}

extension Environment where Value: AnyObject & Observable {
  /// The object that a view around makes known by its type.
  public init(_ type: Value.Type) {
    location = EnvironmentLocation { environment in
      guard let object = environment.objects[ObjectIdentifier(type)] as? Value else {
        preconditionFailure("No Observable object of type \(Value.self) found: add .environment(_:) around.")
      }
      return object
    }
  }
}

extension Environment {
  /// The object that a view around makes known by its type; nil if there is none.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    location = EnvironmentLocation { $0.objects[ObjectIdentifier(type)] as? Object }
  }
}

// Unchecked for the reason that `StateLocation` gives.
extension Environment: @unchecked Sendable {}

extension Environment: LinkedProperty {
  func link(to place: PropertyPlace, slot: Int) { location.environment = place.environment }
}

/// Where a view reads a value of its environment.
private final class EnvironmentLocation<Value> {
  private let read: (EnvironmentValues) -> Value
  /// Nil before the view is shown.
  var environment: EnvironmentValues?

  init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  var value: Value { read(environment ?? EnvironmentValues()) }
}
