public import Foundation

/// An actor with a context of its own.
public protocol ModelActor: Actor {
  /// The container of the actor's context.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor of changes to the actor's context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// An object by its identifier; nil if there is none of the class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// An executor of changes to a context.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// An executor that makes changes to a context one after the other.
public final class DefaultSerialModelExecutor: ModelExecutor {
  /// The context.
  public let modelContext: ModelContext
  /// One for a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
