import Foundation

/// An outlet that a class of UIKit's has, or an outlet collection.
@MainActor
struct ElementOutlet {
  let name: String
  let isCollection: Bool
  /// Sets it on an object.
  let set: @MainActor (NSObject, [NSObject]) -> Void

  /// An outlet to one object, which has no value if that is of another type: the app's class may not be there.
  static func one<Object: NSObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> ElementOutlet {
    ElementOutlet(name: name, isCollection: false) { object, values in
      (object as? Object)?[keyPath: path] = values.first as? Value
    }
  }

  /// An outlet to one object that must not be read before it is set: writing through a key path reads first, in a build for
  /// debugging.
  static func one<Object: NSObject, Value>(
    _ name: String, set: @escaping @MainActor (Object, Value?) -> Void
  ) -> ElementOutlet {
    ElementOutlet(name: name, isCollection: false) { object, values in
      if let object = object as? Object { set(object, values.first as? Value) }
    }
  }

  static func collection<Object: NSObject>(
    _ name: String, _ set: @escaping @MainActor (Object, [NSObject]) -> Void
  ) -> ElementOutlet {
    ElementOutlet(name: name, isCollection: true) { object, values in
      if let object = object as? Object { set(object, values) }
    }
  }

  /// An outlet that nothing here asks.
  static func ignored(_ name: String) -> ElementOutlet {
    ElementOutlet(name: name, isCollection: false) { _, _ in }
  }
}
