@_exported public import UIKit
import UIKitCore

/// An object whose values are kept by name, in memory. It begins with the default values of its entity, if these are known.
@preconcurrency
open class NSManagedObject: NSObject, NSFetchRequestResult {
  final var values: [String: Any]
  /// The context that the object belongs to; `nil` after it was deleted there.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The entity.
  open internal(set) var entity: NSEntityDescription
  /// The object's identity.
  public let objectID = NSManagedObjectID()
  open internal(set) var isInserted = false
  open internal(set) var isUpdated = false
  open internal(set) var isDeleted = false

  /// The values that objects begin with, by the properties' names. The classes that `galley-sources` makes of models override it.
  open class var defaultValues: [String: Any] { [:] }

  /// Creates an object in a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    values = entity.attributesByName.compactMapValues(\.defaultValue).merging(Self.defaultValues) { $1 }
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  /// Creates an object of the class's entity in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// Creates an object of the class's entity without a context.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Called by `make`; runs the subclass's `init(entity:insertInto:)`.
  @available(*, unavailable)
  public required convenience init(__entity entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.init(entity: entity, insertInto: context)
  }

  /// Creates an object of a class by its `init(entity:insertInto:)`.
  final class func make(
    _ type: AnyClass, _ entity: NSEntityDescription, _ context: NSManagedObjectContext
  ) -> NSManagedObject {
    let maker = type as? any ManagedObjectMaking.Type
    return maker?.init(__entity: entity, insertInto: context) as? NSManagedObject
      ?? NSManagedObject(entity: entity, insertInto: context)
  }

  /// The class's entity, which has the class's name.
  open class func entity() -> NSEntityDescription {
    NSEntityDescription.known(String(describing: self), self)
  }

  /// A request for the objects of the class's entity.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var isFault: Bool { false }
  open var faultingState: Int { 0 }

  // MARK: Values

  open func value(forKey key: String) -> Any? { values[key] }

  open func setValue(_ value: Any?, forKey key: String) {
    let old = values[key]
    willChangeValue(forKey: key)
    values[key] = value.flatMap { unwrapped($0) }
    didChangeValue(forKey: key)
    managedObjectContext?.note(self)
    mendInverse(of: key, from: old)
  }

  /// The value at the end of several steps.
  open func value(forKeyPath keyPath: String) -> Any? {
    let steps = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = steps.first, let value = value(forKey: first) else { return nil }
    guard steps.count > 1 else { return value }
    return (value as? NSManagedObject)?.value(forKeyPath: steps[1])
  }

  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value.flatMap { unwrapped($0) } }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}

  /// The objects of a relationship, to be changed.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    let set = storedSet(key)
    guard let inverse = entity.relationship(key)?.inverseRelationship else { return set }
    return RelatedSet(set) { other, isAdded in
      if isAdded { other.join(inverse, of: self) } else { other.leave(inverse, of: self) }
    }
  }

  /// The objects of an ordered relationship, to be changed.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    let set = storedOrderedSet(key)
    guard let inverse = entity.relationship(key)?.inverseRelationship else { return set }
    return RelatedOrderedSet(set) { other, isAdded in
      if isAdded { other.join(inverse, of: self) } else { other.leave(inverse, of: self) }
    }
  }

  open func changedValues() -> [String: Any] { isInserted || isUpdated ? values : [:] }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    values.filter { keys?.contains($0.key) ?? true }
  }

  /// The value of a property declared `@NSManaged`: what was set, or nothing, 0, `false` or an empty text or collection.
  ///
  /// This is Galley's own method, which rewritten sources call.
  public final func managedValue<Value>(forKey key: String) -> Value {
    if let value = values[key] as? Value { return value }
    guard let type = Value.self as? any ManagedDefault.Type, let value = type.managedDefault as? Value else {
      preconditionFailure("'\(key)' of a \(Self.self) has no value, and a \(Value.self) has no default.")
    }
    return value
  }

  /// Sets the value of a property declared `@NSManaged`.
  ///
  /// This is Galley's own method, which rewritten sources call.
  public final func setManagedValue<Value>(_ value: Value, forKey key: String) { setValue(value, forKey: key) }

  // MARK: Life

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}
}

/// A class of objects that are created in a context.
private protocol ManagedObjectMaking {
  init(__entity entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
}

@available(*, unavailable)
extension NSManagedObject: ManagedObjectMaking {}

extension NSManagedObject: CustomReflectable {
  /// The values, by which predicates and sort descriptors find them.
  public var customMirror: Mirror {
    Mirror(self, children: values.sorted { $0.key < $1.key }.map { (label: $0.key, value: $0.value) })
  }
}

/// A result of a fetch.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object's identity.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// The entity's name and the object's number among those of the store; `nil` before the object is inserted.
  var place: (entity: String, number: Int)?

  open var isTemporaryID: Bool { false }

  /// A URL that is the same in every run: `x-coredata:///Person/p1` for the first object that was inserted.
  open func uriRepresentation() -> URL {
    var components = URLComponents()
    components.scheme = "x-coredata"
    components.host = ""
    components.path = place.map { "/\($0.entity)/p\($0.number)" } ?? "/unsaved"
    return components.url ?? URL(fileURLWithPath: "/")
  }
}

/// A value without the optionals around it.
private func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any AnyOptional else { return value }
  return optional.content.flatMap { unwrapped($0) }
}

private protocol AnyOptional {
  var content: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var content: Any? { self }
}

/// The values of an entity's attributes and relationships have no names but in its model.
extension NSManagedObject: KeyedValues {}

extension NSManagedObject {
  /// The objects at the other side of a relationship.
  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    switch value(forKey: key) {
    case let object as NSManagedObject: [object.objectID]
    case let objects as NSOrderedSet: objects.array.compactMap { ($0 as? NSManagedObject)?.objectID }
    case let objects as NSSet: objects.allObjects.compactMap { ($0 as? NSManagedObject)?.objectID }
    default: []
    }
  }
}
