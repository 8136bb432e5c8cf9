public import Foundation

/// A request to a context. Parts without effect on a list in memory are stored.
open class NSFetchRequest<ResultType>: NSObject, NSCopying {
  open private(set) var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var includesPendingChanges = true
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var affectedStores: [NSPersistentStore]?

  public override init() {
    super.init()
  }

  /// Creates a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
    if let type = ResultType.self as? NSManagedObject.Type { _ = NSEntityDescription.known(entityName, type) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    (copy.entityName, copy.predicate, copy.sortDescriptors) = (entityName, predicate, sortDescriptors)
    (copy.fetchLimit, copy.fetchOffset, copy.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
    copy.includesPendingChanges = includesPendingChanges
    copy.includesSubentities = includesSubentities
    copy.includesPropertyValues = includesPropertyValues
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.returnsDistinctResults = returnsDistinctResults
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.resultType = resultType
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    (copy.propertiesToFetch, copy.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
    (copy.havingPredicate, copy.affectedStores) = (havingPredicate, affectedStores)
    return copy
  }

  open var entity: NSEntityDescription? {
    get { entityName.map { NSEntityDescription.known($0, nil) } }
    set { entityName = newValue?.name }
  }

  /// Fetches from the context whose `perform` runs: there is none, so nothing.
  open func execute() throws -> [ResultType] { [] }
}

/// A request to a store. Differs from Core Data: any object.
public typealias NSPersistentStoreRequest = NSObject
/// The result of a request to a store. Differs from Core Data: any object.
public typealias NSPersistentStoreResult = NSObject

/// The kind of a fetch's results, with Core Data's raw values.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to delete what a fetch gives.
open class NSBatchDeleteRequest: NSObject {
  let entityName: String?
  let predicate: NSPredicate?
  let objectIDs: [NSManagedObjectID]?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init<ResultType>(fetchRequest fetch: NSFetchRequest<ResultType>) {
    (entityName, predicate, objectIDs) = (fetch.entityName, fetch.predicate, nil)
    super.init()
  }
  /// A deletion of some objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    (entityName, predicate, objectIDs) = (nil, nil, objects)
    super.init()
  }
}

/// The kind of a deletion's result, with Core Data's raw values.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// The result of a deletion.
open class NSBatchDeleteResult: NSObject {
  open internal(set) var result: Any?
}
