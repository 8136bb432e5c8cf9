public import Foundation
public import Observation

/// Objects in memory. Nothing is stored.
// Unchecked, as apps hand contexts on that belong to one actor.
@Observable
public final class ModelContext: @unchecked Sendable {
  /// Whether changes are kept without `save()`; they are.
  public var autosaveEnabled = true
  /// The manager of undo operations. Stored; it undoes nothing.
  @ObservationIgnored public var undoManager: AnyObject?
  /// The container.
  @ObservationIgnored public let container: ModelContainer
  private var models: [ObjectIdentifier: [any PersistentModel]] = [:]
  @ObservationIgnored private var isChanged = false

  /// An empty context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether something has changed since `save()`.
  public var hasChanges: Bool { isChanged }
  /// The objects that were inserted.
  public var insertedModelsArray: [any PersistentModel] { models.values.flatMap { $0 } }

  /// Adds an object, once.
  public func insert<T: PersistentModel>(_ model: T) {
    guard !(models[ObjectIdentifier(T.self)] ?? []).contains(where: { $0 === model }) else { return }
    models[ObjectIdentifier(T.self), default: []].append(model)
    isChanged = true
  }

  /// Removes an object.
  public func delete<T: PersistentModel>(_ model: T) {
    models[ObjectIdentifier(T.self)]?.removeAll { $0 === model }
    isChanged = true
  }

  /// Removes the objects of a class that a predicate is true of.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws { for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) } }

  /// Keeps what has changed, as long as the program runs.
  public func save() throws { isChanged = false }
  /// Has no effect: changes stay.
  public func rollback() {}
  /// Has no effect: changes are there.
  public func processPendingChanges() {}
  /// Makes changes, and keeps them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// The objects that are described.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = (models[ObjectIdentifier(T.self)] ?? []).compactMap { $0 as? T }
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
    (models[ObjectIdentifier(T.self)] ?? []).lazy.compactMap { $0 as? T }.first { $0.persistentModelID == id }
  }

  /// An object by its identifier, of whatever class. One that is not in the context ends the program.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = insertedModelsArray.first(where: { $0.persistentModelID == persistentModelID }) else {
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

/// The store of an app's data: memory.
// Unchecked for the reason that the context gives.
public final class ModelContainer: @unchecked Sendable {
  /// The classes.
  public let schema: Schema
  /// The configurations of the store. Nothing is stored.
  public let configurations: [ModelConfiguration]
  /// The objects.
  public private(set) lazy var mainContext = ModelContext(self)

  /// A container of classes.
  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
    (schema, self.configurations) = (Schema(types), configurations)
  }
  /// A container of classes.
  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?,
    configurations: ModelConfiguration...
  ) throws { (schema, self.configurations) = (Schema(types), configurations) }
  /// A container of classes.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws { (self.schema, self.configurations) = (schema, configurations) }
  /// A container of classes.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { (self.schema, self.configurations) = (schema, configurations) }

  init(types: [any PersistentModel.Type]) { (schema, configurations) = (Schema(types), []) }

  /// Removes everything.
  public func deleteAllData() { mainContext = ModelContext(self) }
}

/// The configuration of a store. Nothing is stored.
public struct ModelConfiguration: Sendable {
  /// Whether data are shared by devices; they are not.
  public struct CloudKitDatabase: Sendable {
    /// As the app has it.
    public static let automatic = CloudKitDatabase()
    /// Not.
    public static let none = CloudKitDatabase()
    /// By a container's name.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  /// The place where an app and its extensions share data.
  public struct GroupContainer: Sendable {
    /// As the app has it.
    public static let automatic = GroupContainer()
    /// Nowhere.
    public static let none = GroupContainer()
    /// By a group's name.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  /// Whether data are in memory; they always are.
  public let isStoredInMemoryOnly: Bool

  /// Creates a configuration.
  public init(isStoredInMemoryOnly: Bool) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }
  /// Creates a configuration with a name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) { self.isStoredInMemoryOnly = isStoredInMemoryOnly }
  /// Creates a configuration of a file. Nothing is stored.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { isStoredInMemoryOnly = false }
}
