public import Observation

/// A value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let location: EnvironmentLocation<Value>

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    location = EnvironmentLocation { $0[keyPath: keyPath] }
  }

  /// The value that the view has. Before the view is shown it is that of the system's defaults.
  public var wrappedValue: Value { location.value }
}

extension Environment where Value: AnyObject & Observable {
  /// The object that a view around makes known by its type.
  public init(_ type: Value.Type) {
    location = EnvironmentLocation { environment in
      guard let object = environment.objects[ObjectIdentifier(type)] as? Value else {
        // A body with a property of which `isKnown` is false is not asked.
        preconditionFailure("No Observable object of type \(Value.self) found: add .environment(_:) around.")
      }
      return object
    } isKnown: {
      $0.objects[ObjectIdentifier(type)] is Value
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
  func link(to place: PropertyPlace, slot: Int) -> Bool {
    location.environment = place.environment
    guard !location.isKnown(place.environment) else { return true }
    place.context.graph.refuse(
      "No Observable object of type \(Value.self) is known to \(place.invalidation.type): "
        + "add .environment(_:) to a view around it.")
    return false
  }
}

/// The storage from which a view reads a value of its environment.
private final class EnvironmentLocation<Value> {
  private let read: (EnvironmentValues) -> Value
  /// Whether an environment has the value.
  let isKnown: (EnvironmentValues) -> Bool
  /// Nil before the view is shown.
  var environment: EnvironmentValues?

  init(
    _ read: @escaping (EnvironmentValues) -> Value,
    isKnown: @escaping (EnvironmentValues) -> Bool = { _ in true }
  ) {
    (self.read, self.isKnown) = (read, isKnown)
  }

  var value: Value { read(environment ?? EnvironmentValues()) }
}
