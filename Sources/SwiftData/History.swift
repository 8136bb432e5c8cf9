public import Foundation

/// A place in the history of changes.
public protocol HistoryToken: Comparable, Hashable, Codable, Identifiable, Sendable {
  /// The type of values by stores.
  associatedtype TokenValue: Comparable
  /// Values by stores.
  var tokenValue: [String: TokenValue]? { get }
}

/// Changes that were saved at once.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
  /// The type of places in the history.
  associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
  /// The type of identities.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
  /// The context's author.
  var author: String? { get }
  /// The changes.
  var changes: [HistoryChange] { get }
  /// The store's name.
  var storeIdentifier: String { get }
  /// When the changes were saved.
  var timestamp: Date { get }
  /// The place in the history.
  var token: TokenType { get }
  /// The identity.
  var transactionIdentifier: TransactionIdentifier { get }
}

/// An object that was inserted.
public protocol HistoryInsert<Model>: Hashable, Sendable {
  /// The object's class.
  associatedtype Model: PersistentModel
  /// The type of the change's identity.
  associatedtype ChangeIdentifier: Hashable, Sendable
  /// The type of the identity of what the change is in.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
  /// The identity.
  var changeIdentifier: ChangeIdentifier { get }
  /// The object's identity.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The identity of what the change is in.
  var transactionIdentifier: TransactionIdentifier { get }
}

/// An object that was changed.
public protocol HistoryUpdate<Model>: Hashable, Sendable {
  /// The object's class.
  associatedtype Model: PersistentModel
  /// The type of the change's identity.
  associatedtype ChangeIdentifier: Hashable, Sendable
  /// The type of the identity of what the change is in.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
  /// The identity.
  var changeIdentifier: ChangeIdentifier { get }
  /// The object's identity.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The identity of what the change is in.
  var transactionIdentifier: TransactionIdentifier { get }
  /// The properties that have other values.
  var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

/// An object that was deleted.
public protocol HistoryDelete<Model>: Hashable, Sendable {
  /// The object's class.
  associatedtype Model: PersistentModel
  /// The type of the change's identity.
  associatedtype ChangeIdentifier: Hashable, Sendable
  /// The type of the identity of what the change is in.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable
  /// The identity.
  var changeIdentifier: ChangeIdentifier { get }
  /// The object's identity.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The identity of what the change is in.
  var transactionIdentifier: TransactionIdentifier { get }
  /// What is known of the object.
  var tombstone: HistoryTombstone<Model> { get }
}

/// A change in the history.
public enum HistoryChange: Sendable {
  /// An object was inserted.
  case insert(any HistoryInsert)
  /// An object was changed.
  case update(any HistoryUpdate)
  /// An object was deleted.
  case delete(any HistoryDelete)

  /// The object's identity.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// What is known of an object that was deleted: the values of properties that are kept.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, Sendable {
  /// A property with its value.
  public typealias Element = (key: PartialKeyPath<Model>, value: any Sendable)
  /// One property after the other.
  public struct Iterator: IteratorProtocol { public mutating func next() -> Element? { nil } }

  public func makeIterator() -> Iterator { Iterator() }
  /// The value of a property.
  public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? { nil }
}

/// A place in the history of changes.
public struct DefaultHistoryToken: HistoryToken {
  /// Values by stores.
  public let tokenValue: [String: Int64]?
  public var id: [String: Int64]? { tokenValue }

  public static func < (a: DefaultHistoryToken, b: DefaultHistoryToken) -> Bool {
    (a.tokenValue?.values.max() ?? 0) < (b.tokenValue?.values.max() ?? 0)
  }
}

/// Changes that were saved at once. There are none, as nothing is stored.
public struct DefaultHistoryTransaction: HistoryTransaction {
  /// The context's author.
  public let author: String?
  /// The app.
  public let bundleIdentifier: String
  /// The process.
  public let processIdentifier: String
  /// The changes.
  public let changes: [HistoryChange]
  /// The store's name.
  public let storeIdentifier: String
  /// When the changes were saved.
  public let timestamp: Date
  /// The place in the history.
  public let token: DefaultHistoryToken
  /// The identity.
  public let transactionIdentifier: Int64
  public var id: Int64 { transactionIdentifier }

  public static func == (a: DefaultHistoryTransaction, b: DefaultHistoryTransaction) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An object that was inserted.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  /// The identity.
  public let changeIdentifier: Int64
  /// The object's identity.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The identity of what the change is in.
  public let transactionIdentifier: Int64
}

/// An object that was changed.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  /// The identity.
  public let changeIdentifier: Int64
  /// The object's identity.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The identity of what the change is in.
  public let transactionIdentifier: Int64
  /// The properties that have other values.
  public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]

  /// Whether a property has another value.
  public func containsAttribute(_ attribute: any PartialKeyPath<Model> & Sendable) -> Bool {
    updatedAttributes.contains { $0 == attribute }
  }
  public static func == (a: Self, b: Self) -> Bool { a.changeIdentifier == b.changeIdentifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// An object that was deleted.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  /// The identity.
  public let changeIdentifier: Int64
  /// The object's identity.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The identity of what the change is in.
  public let transactionIdentifier: Int64
  /// What is known of the object.
  public let tombstone: HistoryTombstone<Model>

  public static func == (a: Self, b: Self) -> Bool { a.changeIdentifier == b.changeIdentifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(changeIdentifier) }
}

/// A description of the changes that are fetched.
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
  /// The condition that they meet; nil for all.
  public var predicate: Predicate<TransactionType>?
  /// Their order.
  public var sortBy: [SortDescriptor<TransactionType>]
  /// The greatest number of them; 0 for any.
  public var fetchLimit: UInt64 = 0

  /// Changes of which a predicate is true, in an order.
  public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}

extension ModelContext {
  /// None: there is no history.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] { [] }
  /// Has no effect: there is no history.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {}
}
