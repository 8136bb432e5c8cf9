public import Foundation

/// The store of an app's data: memory.
// Unchecked for the reason that the context gives.
public final class ModelContainer: @unchecked Sendable {
  /// The classes.
  public let schema: Schema
  /// The configurations of the store. Nothing is stored.
  public let configurations: Set<ModelConfiguration>
  /// The plan for migrating data, which is never carried out.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store = ModelStore()
  private let lock = NSRecursiveLock()
  private var main: ModelContext?
  private var contexts: [WeakContext] = []
  private static let living = LivingContainers()

  /// The context of views.
  public var mainContext: ModelContext {
    locked {
      if let main { return main }
      let context = ModelContext(self)
      context.autosaveEnabled = true
      main = context
      return context
    }
  }

  /// A container of classes.
  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    (schema, self.migrationPlan) = (Schema(types), migrationPlan)
    self.configurations = Self.known(configurations)
  }
  /// A container of classes.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    (self.schema, self.migrationPlan, self.configurations) = (schema, migrationPlan, Self.known(configurations))
  }
  /// A container of classes.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    (self.schema, self.migrationPlan, self.configurations) = (schema, migrationPlan, Self.known(configurations))
  }

  init(types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true) {
    (schema, migrationPlan) = (Schema(types), nil)
    configurations = [ModelConfiguration(isStoredInMemoryOnly: inMemory)]
    mainContext.autosaveEnabled = isAutosaveEnabled
  }

  /// The configurations, or the one that a container has without any.
  private static func known(_ configurations: [ModelConfiguration]) -> Set<ModelConfiguration> {
    Set(configurations.isEmpty ? [ModelConfiguration()] : configurations)
  }

  /// Removes everything.
  public func deleteAllData() {
    locked {
      for context in contexts { context.context?.rollback() }
      store.removeAll()
    }
  }
  /// Removes everything.
  public func erase() throws { deleteAllData() }

  /// What only one thread does at a time.
  func locked<Result>(_ action: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return action()
  }

  /// Notes a context.
  func add(_ context: ModelContext) {
    locked {
      if contexts.isEmpty { Self.living.add(self) }
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Gives a context the main one's changes, which are kept by themselves.
  func handOverMainChanges(to context: ModelContext) {
    if let main, main !== context, main.autosaveEnabled { main.handOver() }
  }

  /// The context of an object: that in which it waits to be saved, or the main one.
  func context(of model: some PersistentModel) -> ModelContext? {
    locked {
      if let own = contexts.lazy.compactMap(\.context).first(where: { $0.hasPending(model) }) { return own }
      return store.contains(model) ? mainContext : nil
    }
  }

  /// The context of an object; nil if it is in none.
  static func context(of model: some PersistentModel) -> ModelContext? {
    living.all.lazy.compactMap { $0.context(of: model) }.first
  }
}

extension ModelContainer: Equatable {
  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}

private struct WeakContext {
  weak var context: ModelContext?
}

/// The containers that have contexts.
private final class LivingContainers: @unchecked Sendable {
  private struct WeakContainer {
    weak var container: ModelContainer?
  }
  private let lock = NSLock()
  private var containers: [WeakContainer] = []

  var all: [ModelContainer] { lock.withLock { containers.compactMap(\.container) } }

  func add(_ container: ModelContainer) {
    lock.withLock {
      containers.removeAll { $0.container == nil }
      containers.append(WeakContainer(container: container))
    }
  }
}
