/// A relationship of a class's objects to others, both sides of which are kept equal.
///
/// This is Galley's own type, which `galley-sources` lists for the classes of `@Model`.
public struct ModelRelationship {
  /// The objects that an object is related to.
  let targets: (any PersistentModel) -> [any PersistentModel]
  /// Adds an object to the inverse of those it is related to.
  let connect: (any PersistentModel) -> Void
  /// Removes an object from the inverse of those it is related to.
  let disconnect: (any PersistentModel) -> Void
  /// Mends the inverse after a change of an object's property.
  let change: (_ object: any PersistentModel, _ old: Any) -> Void
  /// Whether the others are deleted with the object.
  let deletes: Bool

  /// A relationship by the properties of both sides.
  public init<Root, Other>(
    _ property: ModelProperty<Root, Other>, inverse: ModelProperty<Other, Root>, deletes: Bool
  ) {
    targets = { ($0 as? Root).map(property.objects) ?? [] }
    connect = { object in
      guard let object = object as? Root else { return }
      for other in property.objects(object) { inverse.add(object, to: other) }
    }
    disconnect = { object in
      guard let object = object as? Root else { return }
      for other in property.objects(object) { inverse.remove(object, from: other) }
    }
    change = { object, old in
      guard let object = object as? Root else { return }
      let (before, now) = (property.objectsOfValue(old), property.objects(object))
      for other in before where !now.contains(other) { inverse.remove(object, from: other) }
      for other in now where !before.contains(other) { inverse.add(object, to: other) }
    }
    self.deletes = deletes
  }
}

/// A property whose values are models: one or a list, which can be missing.
///
/// This is Galley's own type, which `galley-sources` names.
public struct ModelProperty<Root: PersistentModel, Model: PersistentModel> {
  /// The models of an object.
  let objects: (Root) -> [Model]
  /// The models of a value of the property.
  let objectsOfValue: (Any) -> [Model]
  private let insert: (Root, Model) -> Void
  private let delete: (Root, Model) -> Void

  /// Adds a model to an object's, once.
  func add(_ model: Model, to object: Root) {
    guard !objects(object).contains(model) else { return }
    insert(object, model)
  }

  /// Removes a model from an object's. One that must be there stays.
  func remove(_ model: Model, from object: Root) {
    guard objects(object).contains(model) else { return }
    delete(object, model)
  }

  /// A property with one model, or none.
  public init(_ path: ReferenceWritableKeyPath<Root, Model?>) {
    objects = { $0[keyPath: path].map { [$0] } ?? [] }
    objectsOfValue = { ($0 as? Model).map { [$0] } ?? [] }
    insert = { $0[keyPath: path] = $1 }
    delete = { object, _ in object[keyPath: path] = nil }
  }

  /// A property with one model.
  public init(_ path: ReferenceWritableKeyPath<Root, Model>) {
    objects = { [$0[keyPath: path]] }
    objectsOfValue = { ($0 as? Model).map { [$0] } ?? [] }
    insert = { $0[keyPath: path] = $1 }
    delete = { _, _ in }
  }

  /// A property with a list.
  public init(_ path: ReferenceWritableKeyPath<Root, [Model]>) {
    objects = { $0[keyPath: path] }
    objectsOfValue = { $0 as? [Model] ?? [] }
    insert = { $0[keyPath: path].append($1) }
    delete = { object, model in object[keyPath: path].removeAll { $0 === model } }
  }

  /// A property with a list that can be missing.
  public init(_ path: ReferenceWritableKeyPath<Root, [Model]?>) {
    objects = { $0[keyPath: path] ?? [] }
    objectsOfValue = { $0 as? [Model] ?? [] }
    insert = { $0[keyPath: path] = ($0[keyPath: path] ?? []) + [$1] }
    delete = { object, model in object[keyPath: path]?.removeAll { $0 === model } }
  }
}

extension PersistentModel {
  /// Mends the inverse of a relationship after its property changed: objects are in the context of those they are related to.
  ///
  /// This is Galley's own method, which `galley-sources` calls when a property has changed.
  public func relationshipChanged(_ index: Int, from old: Any) {
    let relationship = Self.modelRelationships[index]
    relationship.change(self, old)
    let targets = relationship.targets(self)
    if let context = modelContext {
      for target in targets where target.modelContext == nil { context.insert(target) }
    } else if let context = targets.lazy.compactMap(\.modelContext).first {
      context.insert(self)
    }
  }
}
