// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A store in memory with a context. No model is read.
@preconcurrency
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// The folder for temporary files: nothing is stored there.
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }

  /// Ends at once, without an error: the store is empty.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls the block at once, with a context of its own.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

/// A store in memory: no cloud is asked.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "NSPersistentCloudKitContainerEventNotificationUserInfoKey"

  /// Does nothing: there is no schema in a cloud.
  open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}

  /// An exchange with a cloud. None is made.
  open class Event: NSObject, @unchecked Sendable {
    open var type: EventType { .setup }
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var endDate: Date? { nil }
    open var succeeded: Bool { false }
    open var error: (any Error)? { nil }
  }

  /// The kinds of exchanges, with their raw values.
  public enum EventType: Int, Sendable {
    case setup = 0
    case `import` = 1
    case export = 2
  }
}

/// The options of a cloud's schema, with their raw values.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
  public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}

/// The place in a cloud. Stored.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String

  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}

/// The store of objects: memory, whatever stores are added.
open class NSPersistentStoreCoordinator: NSObject {
  let objects = StoredObjects()
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(url: storeURL, type: storeType)
    persistentStores.append(store)
    return store
  }

  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: NSTemporaryDirectory()) }
  /// What a context gives for the request.
  open func execute(_ request: AnyObject, with context: NSManagedObjectContext) throws -> Any {
    if let request = request as? NSFetchRequest<any NSFetchRequestResult> { return try context.fetch(request) }
    return []
  }
  /// Makes the block's changes at once.
  open func performAndWait(_ block: () -> Void) { block() }
  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { objects.list = [] }
  /// `nil`: there is no stored identity.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

/// A store, as it was added.
open class NSPersistentStore: NSObject {
  public let url: URL?
  public let type: String

  init(url: URL?, type: String) {
    (self.url, self.type) = (url, type)
    super.init()
  }
}

/// A store to be loaded. Stored.
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var shouldAddStoreAsynchronously = false
  open var isReadOnly = false
  open var configuration: String?
  open var timeout: TimeInterval = 240
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]

  public override init() {
    super.init()
  }

  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
