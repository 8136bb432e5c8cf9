// Apple has both forms of `performAndWait`.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A place for objects. Those that are saved are kept in the memory of its store, for as long as the store exists.
///
/// Closures are performed at once, where they are given: there are no other queues.
@preconcurrency
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var transactionAuthor: String?
  open var undoManager: UndoManager?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  private var inserted: [NSManagedObject] = []
  private var updated: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []
  /// The objects of a context without a store.
  private let ownObjects = StoredObjects()

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  private var stored: StoredObjects { parent?.stored ?? persistentStoreCoordinator?.objects ?? ownObjects }

  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var registeredObjects: Set<NSManagedObject> { Set(all) }
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// The objects, in the order in which they were inserted.
  private var all: [NSManagedObject] {
    (stored.list + inserted.filter { !stored.list.contains($0) }).filter { !$0.isDeleted }
  }

  // MARK: Changes

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    if object.objectID.place == nil { object.objectID.place = (object.entity.name ?? "", stored.nextNumber()) }
    if !inserted.contains(object) { inserted.append(object) }
  }

  open func delete(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    object.leaveRelationships()
    if object.isInserted { inserted.removeAll { $0 === object } } else { deleted.append(object) }
  }

  /// Notes that an object was changed.
  func note(_ object: NSManagedObject) {
    guard !object.isInserted, !object.isDeleted, !object.isUpdated else { return }
    object.isUpdated = true
    updated.append(object)
  }

  /// Keeps the changes.
  open func save() throws {
    let changed = inserted + updated
    for object in changed { object.willSave() }
    stored.list.removeAll { deleted.contains($0) }
    stored.list += inserted
    for object in deleted { object.managedObjectContext = nil }
    (inserted, updated, deleted) = ([], [], [])
    for object in changed {
      (object.isInserted, object.isUpdated) = (false, false)
      object.didSave()
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }

  /// Forgets insertions and deletions. Differs from the original: changed values stay.
  open func rollback() {
    for object in deleted { object.isDeleted = false }
    for object in inserted { object.managedObjectContext = nil }
    for object in updated { object.isUpdated = false }
    (inserted, updated, deleted) = ([], [], [])
  }

  open func reset() { rollback() }
  open func undo() {}
  open func redo() {}
  open func processPendingChanges() {}
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}

  // MARK: Fetching

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = objects(request.entityName, request.predicate)
    let sorted = found.sorted(by: request.sortDescriptors ?? [])
    let part = sorted.dropFirst(max(0, request.fetchOffset))
    return part.prefix(request.fetchLimit > 0 ? request.fetchLimit : .max).compactMap { object in
      switch request.resultType {
      case .managedObjectIDResultType: object.objectID as? T
      default: object as? T
      }
    }
  }

  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    objects(request.entityName, request.predicate).count
  }

  /// Deletes, for a request to do so.
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    let result = NSBatchDeleteResult()
    guard let request = request as? NSBatchDeleteRequest else { return result }
    let found =
      request.objectIDs.map { ids in all.filter { ids.contains($0.objectID) } }
      ?? objects(request.entityName, request.predicate)
    for object in found {
      object.isDeleted = true
      object.managedObjectContext = nil
    }
    stored.list.removeAll { found.contains($0) }
    inserted.removeAll { found.contains($0) }
    switch request.resultType {
    case .resultTypeStatusOnly: result.result = true
    case .resultTypeObjectIDs: result.result = found.map(\.objectID)
    case .resultTypeCount: result.result = found.count
    }
    return result
  }

  private func objects(_ entityName: String?, _ predicate: NSPredicate?) -> [NSManagedObject] {
    all.filter { object in
      (entityName == nil || object.entity.lineage.contains { $0.name == entityName })
        && (predicate?.evaluate(with: object) ?? true)
    }
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    all.first { $0.objectID === objectID }
  }

  /// - Throws: an error if there is no such object.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else { throw CocoaError(.init(rawValue: 133_000)) }
    return object
  }

  /// The object of an identity; one without values if there is none.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID) ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }

  // MARK: Queues

  /// Calls the block at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Calls the block at once.
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T
  {
    try block()
  }

  /// When a closure is performed.
  public enum ScheduledTaskType: Sendable {
    case immediate
    case enqueued
  }

  /// The queue that a context's objects belong to.
  public enum ConcurrencyType: Sendable {
    case mainQueue
    case privateQueue
  }
}

/// The queue that a context's objects belong to, with Core Data's raw values.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// The saved objects.
final class StoredObjects {
  private var lastNumber = 0

  /// A number that no object of the store has yet.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  var list: [NSManagedObject] = []
}

extension NSNotification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

extension NSNotification.Name {
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
}

extension NSManagedObjectContext {
  /// Does nothing: there is one state of the store.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  public static let didMergeChangesObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

  /// The keys of what the notifications tell.
  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case sourceContext = "managedObjectContext"
    case queryGeneration = "newQueryGeneration"
  }
}

public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"

/// A state of a store: there is one.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  public static let current = NSQueryGenerationToken()
}
