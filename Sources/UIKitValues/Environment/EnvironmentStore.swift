import Synchronization

/// Objects that parts of UIKit keep in an environment, one of each type.
final class EnvironmentStore: Sendable {
  private let objects = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// The object of a type, made when it is first asked for.
  func object<Object: AnyObject & Sendable>(orMaking make: () -> Object) -> Object {
    objects.withLock { objects in
      if let known = objects[ObjectIdentifier(Object.self)] as? Object { return known }
      let object = make()
      objects[ObjectIdentifier(Object.self)] = object
      return object
    }
  }
}
