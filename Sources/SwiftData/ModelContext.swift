public import Foundation
public import Observation
public import UIKitValues

/// Objects in memory. Nothing is stored: what is saved is there for the other contexts of the container.
// Unchecked, as apps hand contexts on that belong to one actor. The container's lock guards what they share.
@Observable
public final class ModelContext: @unchecked Sendable {
  /// Whether the other contexts have changes without `save()`, as they have the main one's.
  @ObservationIgnored public var autosaveEnabled = false
  /// The manager of undo operations. Stored; it undoes nothing.
  @ObservationIgnored public var undoManager: UndoManager?
  /// The name by which the history of changes knows the context.
  @ObservationIgnored public var author: String?
  /// The container.
  @ObservationIgnored public let container: ModelContainer
  private var inserted: [ObjectIdentifier: [any PersistentModel]] = [:]
  private var deleted: [ObjectIdentifier: any PersistentModel] = [:]
  @ObservationIgnored private var isChanged = false

  /// A context of a container.
  public init(_ container: ModelContainer) {
    self.container = container
    container.add(self)
  }

  /// Whether something was inserted or deleted since `save()`.
  public var hasChanges: Bool { isChanged }
  /// The objects that were inserted since `save()`.
  public var insertedModelsArray: [any PersistentModel] { container.locked { inserted.values.flatMap { $0 } } }
  /// The objects that were deleted since `save()`.
  public var deletedModelsArray: [any PersistentModel] { container.locked { Array(deleted.values) } }
  /// None: a change of a value is not noted.
  public var changedModelsArray: [any PersistentModel] { [] }

  /// Adds an object, once, with those that it is related to, and completes their relationships.
  public func insert<T: PersistentModel>(_ model: T) {
    guard container.locked({ add(model) }) else { return }
    for relationship in T.modelRelationships {
      relationship.connect(model)
      for target in relationship.targets(model) where target.modelContext == nil { insert(target) }
    }
  }

  /// Adds an object; returns false for one that is there, or was deleted and is there again.
  private func add<T: PersistentModel>(_ model: T) -> Bool {
    if deleted.removeValue(forKey: ObjectIdentifier(model)) != nil { return false }
    guard !known(ObjectIdentifier(T.self)).contains(where: { $0 === model }) else { return false }
    inserted[ObjectIdentifier(T.self), default: []].append(model)
    isChanged = true
    return true
  }

  /// Removes an object, and it from those that it is related to; these are removed, too, if the rule is `.cascade`.
  public func delete<T: PersistentModel>(_ model: T) {
    container.locked { remove(model) }
    for relationship in T.modelRelationships {
      let targets = relationship.targets(model)
      relationship.disconnect(model)
      guard relationship.deletes else { continue }
      for target in targets where !isDeleted(target) { delete(target) }
    }
  }

  private func remove<T: PersistentModel>(_ model: T) {
    if let place = inserted[ObjectIdentifier(T.self)]?.firstIndex(where: { $0 === model }) {
      inserted[ObjectIdentifier(T.self)]?.remove(at: place)
    } else {
      deleted[ObjectIdentifier(model)] = model
    }
    isChanged = true
  }

  /// Removes the objects of a class that a predicate is true of.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws { for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) } }

  /// Gives the container's other contexts what was inserted, and takes from them what was deleted.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let changes = container.locked {
      [
        NotificationKey.insertedIdentifiers.rawValue: inserted.values.flatMap { $0.map(\.persistentModelID) },
        NotificationKey.updatedIdentifiers.rawValue: [],
        NotificationKey.deletedIdentifiers.rawValue: deleted.values.map(\.persistentModelID),
      ]
    }
    handOver()
    isChanged = false
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: changes)
  }

  /// Forgets what was inserted and deleted since `save()`; values that were set stay.
  public func rollback() {
    container.locked {
      if !inserted.isEmpty { inserted = [:] }
      if !deleted.isEmpty { deleted = [:] }
      isChanged = false
    }
  }

  /// Hands changes over to the container.
  func handOver() {
    container.locked {
      guard !inserted.isEmpty || !deleted.isEmpty else { return }
      container.store.change(adding: inserted, removing: deleted)
      (inserted, deleted) = ([:], [:])
    }
  }

  /// The objects of a class.
  private func known(_ type: ObjectIdentifier) -> [any PersistentModel] {
    container.handOverMainChanges(to: self)
    let saved = container.store.models(of: type)
    let deleted = deleted
    return (deleted.isEmpty ? saved : saved.filter { deleted[ObjectIdentifier($0)] == nil }) + (inserted[type] ?? [])
  }

  /// Whether an object was inserted here, or deleted, and not saved.
  func hasPending(_ model: some PersistentModel) -> Bool {
    container.locked { (inserted.values.contains { $0.contains { $0 === model } }) || isDeleted(model) }
  }

  /// Whether an object was deleted here, and that was not saved.
  func isDeleted(_ model: some PersistentModel) -> Bool {
    container.locked { deleted[ObjectIdentifier(model)] != nil }
  }

  /// Has no effect: changes are there.
  public func processPendingChanges() {}
  /// Makes changes, and keeps them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// The objects that are described.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.locked { known(ObjectIdentifier(T.self)) }.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    found = found.sorted(using: descriptor.sortBy)
    found = Array(found.dropFirst(max(0, descriptor.fetchOffset ?? 0)))
    return descriptor.fetchLimit.map { Array(found.prefix(max(0, $0))) } ?? found
  }

  /// The number of objects that are described.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identifiers of the objects that are described.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// An object by its identifier; nil if there is none.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    container.locked { known(ObjectIdentifier(T.self)) }.lazy.compactMap { $0 as? T }
      .first { $0.persistentModelID == id }
  }

  /// An object by its identifier, of whatever class. One that is not in the context ends the program.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    let models = container.locked {
      Set(container.store.types).union(inserted.keys).lazy.flatMap { self.known($0) }
        .first { $0.persistentModelID == persistentModelID }
    }
    guard let model = models else {
      preconditionFailure("No model of the context has the identifier \(persistentModelID).")
    }
    return model
  }
}

/// A description of the objects that are fetched.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that objects meet; nil for all.
  public var predicate: Predicate<T>?
  /// The order of the objects.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of objects; nil for any.
  public var fetchLimit: Int?
  /// The number of objects that are passed over.
  public var fetchOffset: Int?
  /// Whether objects that were not saved are found; they are.
  public var includePendingChanges = true
  /// The relationships that are fetched with the objects. All are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// The properties of the objects that are fetched. All are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []

  /// Objects of which a predicate is true, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
