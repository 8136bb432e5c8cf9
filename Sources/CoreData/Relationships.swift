import Foundation

// Both sides of a relationship whose inverse the model names are kept alike, and objects that go take others with them.

extension NSEntityDescription {
  /// The relationship of a name, which may be inherited.
  func relationship(_ name: String) -> NSRelationshipDescription? {
    lineage.lazy.compactMap { entity in
      entity.properties.first { $0.name == name } as? NSRelationshipDescription
    }.first
  }

  /// The relationships, those that are inherited last.
  var relationships: [NSRelationshipDescription] {
    lineage.flatMap { $0.properties.compactMap { $0 as? NSRelationshipDescription } }
  }

  /// The entity, the one that it inherits from, and so on.
  var lineage: [NSEntityDescription] { Array(sequence(first: self) { $0.superentity }) }
}

extension NSManagedObject {
  /// The objects in a relationship's value.
  private static func objects(of value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
    default: []
    }
  }

  /// Changes the other side after a relationship's value was set.
  func mendInverse(of name: String, from old: Any?) {
    guard let relationship = entity.relationship(name), let inverse = relationship.inverseRelationship else { return }
    let (before, after) = (Self.objects(of: old), Self.objects(of: values[name]))
    for other in before where !after.contains(other) { other.leave(inverse, of: self) }
    for other in after where !before.contains(other) { other.join(inverse, of: self) }
  }

  /// Adds an object to a relationship's value, and takes this one away from where it was.
  func join(_ relationship: NSRelationshipDescription, of object: NSManagedObject) {
    let (name, old) = (relationship.name, values[relationship.name])
    changing(name) {
      if !relationship.isToMany {
        values[name] = object
      } else if relationship.isOrdered {
        storedOrderedSet(name).add(object)
      } else {
        storedSet(name).add(object)
      }
    }
    guard !relationship.isToMany, let inverse = relationship.inverseRelationship else { return }
    for former in Self.objects(of: old) where former !== object { former.leave(inverse, of: self) }
  }

  /// Takes an object away from a relationship's value.
  func leave(_ relationship: NSRelationshipDescription, of object: NSManagedObject) {
    let name = relationship.name
    guard Self.objects(of: values[name]).contains(object) else { return }
    changing(name) {
      if !relationship.isToMany {
        values[name] = nil
      } else if relationship.isOrdered {
        storedOrderedSet(name).remove(object)
      } else {
        storedSet(name).remove(object)
      }
    }
  }

  /// Changes a value, of which observers and the context are told.
  private func changing(_ name: String, _ change: () -> Void) {
    willChangeValue(forKey: name)
    change()
    didChangeValue(forKey: name)
    managedObjectContext?.note(self)
  }

  /// Follows the rules of the relationships of an object that is deleted; one that forbids it has no effect.
  func leaveRelationships() {
    for relationship in entity.relationships {
      let others = Self.objects(of: values[relationship.name])
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for other in others { other.managedObjectContext?.delete(other) }
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for other in others where !other.isDeleted { other.leave(inverse, of: self) }
      default: continue
      }
    }
  }

  /// The set that a relationship's value is kept in.
  func storedSet(_ name: String) -> NSMutableSet {
    if let set = values[name] as? NSMutableSet { return set }
    let set = NSMutableSet(array: Self.objects(of: values[name]))
    values[name] = set
    return set
  }

  /// The ordered set that a relationship's value is kept in.
  func storedOrderedSet(_ name: String) -> NSMutableOrderedSet {
    if let set = values[name] as? NSMutableOrderedSet { return set }
    let set = NSMutableOrderedSet(array: Self.objects(of: values[name]))
    values[name] = set
    return set
  }
}

/// The objects of a relationship, to be changed along with its other side.
final class RelatedSet: NSMutableSet {
  private var kept = NSMutableSet()
  private var change: (_ object: NSManagedObject, _ isAdded: Bool) -> Void = { _, _ in }

  convenience init(_ kept: NSMutableSet, change: @escaping (_ object: NSManagedObject, _ isAdded: Bool) -> Void) {
    self.init(capacity: 0)
    (self.kept, self.change) = (kept, change)
  }

  override var count: Int { kept.count }
  override func member(_ object: Any) -> Any? { kept.member(object) }
  override func objectEnumerator() -> NSEnumerator { kept.objectEnumerator() }

  override func add(_ object: Any) {
    guard !kept.contains(object) else { return }
    kept.add(object)
    if let object = object as? NSManagedObject { change(object, true) }
  }

  override func remove(_ object: Any) {
    guard kept.contains(object) else { return }
    kept.remove(object)
    if let object = object as? NSManagedObject { change(object, false) }
  }
}

/// The objects of an ordered relationship, to be changed along with its other side.
final class RelatedOrderedSet: NSMutableOrderedSet {
  private var kept = NSMutableOrderedSet()
  private var change: (_ object: NSManagedObject, _ isAdded: Bool) -> Void = { _, _ in }

  init(_ kept: NSMutableOrderedSet, change: @escaping (_ object: NSManagedObject, _ isAdded: Bool) -> Void) {
    super.init(capacity: 0)
    (self.kept, self.change) = (kept, change)
  }

  required init(arrayLiteral elements: Any...) {
    super.init(capacity: 0)
    kept.addObjects(from: elements)
  }

  required init?(coder: NSCoder) { nil }

  override var count: Int { kept.count }
  override func object(at index: Int) -> Any { kept.object(at: index) }
  override func index(of object: Any) -> Int { kept.index(of: object) }

  override func insert(_ object: Any, at index: Int) {
    guard !kept.contains(object) else { return }
    kept.insert(object, at: index)
    note(object, true)
  }

  override func removeObject(at index: Int) {
    let object = kept.object(at: index)
    kept.removeObject(at: index)
    note(object, false)
  }

  override func replaceObject(at index: Int, with object: Any) {
    let old = kept.object(at: index)
    kept.replaceObject(at: index, with: object)
    note(old, false)
    note(object, true)
  }

  private func note(_ object: Any, _ isAdded: Bool) {
    if let object = object as? NSManagedObject { change(object, isAdded) }
  }
}
