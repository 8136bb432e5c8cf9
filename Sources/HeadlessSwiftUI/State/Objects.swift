public import Combine
public import Observation

/// An object that the view watches.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object. A change of it asks the view again.
  public var wrappedValue: ObjectType

  /// An object that is kept elsewhere.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// An object that is kept elsewhere.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The object's properties as bindings.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// The object's properties as bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A property as a binding.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: LinkedProperty {
  func link(to place: PropertyPlace, slot: Int) -> Bool {
    place.watch(wrappedValue, slot)
    return true
  }
}

/// An object that the view makes when it is first shown, keeps and watches.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let location: ObjectLocation<ObjectType>

  /// The object that is made when the view is first shown, then kept for its place.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { location = ObjectLocation(make) }

  /// The object. A change of it asks the view again.
  public var wrappedValue: ObjectType { location.object }
  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension StateObject: LinkedProperty {
  func link(to place: PropertyPlace, slot: Int) -> Bool {
    let location = location
    let kept = place.element.kept(.property(slot)) { KeptObject(location.object) }
    location.kept = kept.object
    place.watch(kept.object, slot)
    return true
  }
}

/// An object that a view around makes known by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let location = OptionalLocation<ObjectType>()

  /// An object that is found when the view is shown; a fault of the scene if there is none.
  public init() {}

  /// The object. A body of a view that has none is not asked, and the scene fails; elsewhere reading it where none is known ends
  /// the program, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object = location.object else {
      preconditionFailure("No ObservableObject of type \(ObjectType.self) found: add .environmentObject(_:) around.")
    }
    return object
  }

  /// The object's properties as bindings.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
  func link(to place: PropertyPlace, slot: Int) -> Bool {
    guard let object = place.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
      place.context.graph.refuse(
        "No ObservableObject of type \(ObjectType.self) is known to \(place.invalidation.type): "
          + "add .environmentObject(_:) to a view around it.")
      return false
    }
    location.object = object
    place.watch(object, slot)
    return true
  }
}

/// An observable object's properties as bindings.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  // In the type itself: an initializer of an extension is not found for a view's memberwise initializer.
  /// The bindings of an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  /// The bindings of an object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  /// The same bindings.
  public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable { self = projectedValue }

  /// The value itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A property as a binding.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: DynamicProperty {}

/// The storage in which a view keeps an object.
// Unchecked for the reason that `StateLocation` gives.
final class ObjectLocation<ObjectType: AnyObject>: @unchecked Sendable {
  private let make: () -> ObjectType
  fileprivate var kept: ObjectType?

  init(_ make: @escaping () -> ObjectType) { self.make = make }

  /// The object, which is made when it is first asked for.
  var object: ObjectType {
    if let kept { return kept }
    let object = make()
    kept = object
    return object
  }
}

// Unchecked for the reason that `StateLocation` gives.
final class OptionalLocation<ObjectType: AnyObject>: @unchecked Sendable {
  var object: ObjectType?
}

/// An object that is kept in a view's place.
private final class KeptObject<ObjectType: AnyObject> {
  let object: ObjectType

  init(_ object: ObjectType) { self.object = object }
}

/// A subscription to an object's changes.
private final class Subscription {
  let object: AnyObject
  let cancellable: AnyCancellable

  init(_ object: AnyObject, _ cancellable: AnyCancellable) { (self.object, self.cancellable) = (object, cancellable) }
}

extension PropertyPlace {
  /// Asks the view again when an object changes.
  fileprivate func watch<ObjectType: ObservableObject>(_ object: ObjectType, _ slot: Int) {
    let slot = -1 - slot
    if let known: Subscription = element[.property(slot)], known.object === object { return }
    let invalidation = invalidation
    element[.property(slot)] = Subscription(object, object.objectWillChange.sink { _ in invalidation() })
  }
}
