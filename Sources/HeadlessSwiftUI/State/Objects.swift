public import Combine
public import Observation

/// An object that the view watches.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// The object's properties as bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: LinkedProperty {
  func link(to place: PropertyPlace, slot: Int) { place.watch(wrappedValue, slot) }
}

/// An object that the view makes when it is first shown, keeps and watches.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let location: ObjectLocation<ObjectType>

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { location = ObjectLocation(make) }

  public var wrappedValue: ObjectType { location.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension StateObject: LinkedProperty {
  func link(to place: PropertyPlace, slot: Int) {
    let location = location
    let kept = place.element.stored(slot) { KeptObject(location.object) }
    location.kept = kept.object
    place.watch(kept.object, slot)
  }
}

/// An object that a view around makes known by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let location = OptionalLocation<ObjectType>()

  public init() {}

  /// The object; reading it where none is known ends the program, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object = location.object else {
      preconditionFailure("No ObservableObject of type \(ObjectType.self) found: add .environmentObject(_:) around.")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
  func link(to place: PropertyPlace, slot: Int) {
    guard let object = place.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
      return place.context.graph.refuse(
        "No ObservableObject of type \(ObjectType.self) is known to \(place.invalidation.name): "
          + "add .environmentObject(_:) to a view around it.")
    }
    location.object = object
    place.watch(object, slot)
  }
}

/// An observable object's properties as bindings.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  private init(object: Value) { wrappedValue = object }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable: DynamicProperty {}

/// Where a view keeps an object.
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
    if let known = element.storage[slot] as? Subscription, known.object === object { return }
    let invalidation = invalidation
    element.storage[slot] = Subscription(object, object.objectWillChange.sink { _ in invalidation() })
  }
}
