public import Foundation

/// Objects, or their identifiers, that were fetched in batches. All are in memory.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let found: [Element]

  init(_ found: [Element]) { self.found = found }

  public var startIndex: Int { found.startIndex }
  public var endIndex: Int { found.endIndex }
  public subscript(position: Int) -> Element { found[position] }
}

extension ModelContext {
  /// The objects that are described.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> { FetchResultsCollection(try fetch(descriptor)) }

  /// The identifiers of the objects that are described.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> { FetchResultsCollection(try fetchIdentifiers(descriptor)) }

  /// Calls a function for each object that is described.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws { for model in try self.fetch(fetch) { try block(model) } }
}

// Notifications of the context, which are its object.
extension ModelContext {
  /// What a notification's dictionary tells, by the raw values.
  public enum NotificationKey: String, Hashable, Sendable {
    /// The generation of data that queries are answered from.
    case queryGeneration
    /// Whether all identifiers are invalid.
    case invalidatedAllIdentifiers
    /// The identifiers of the objects that were inserted.
    case insertedIdentifiers = "inserted"
    /// The identifiers of the objects that were changed: none, as changes of values are not noted.
    case updatedIdentifiers = "updated"
    /// The identifiers of the objects that were deleted.
    case deletedIdentifiers = "deleted"
  }

  /// The context is about to save.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// The context has saved.
  public static let didSave = Notification.Name("ModelContextDidSave")
}

extension ModelContext: Equatable, CustomDebugStringConvertible {
  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
  public var debugDescription: String { "ModelContext(\(container.schema.debugDescription))" }
}
