@_exported public import Foundation
@_exported public import Observation

/// An object of an app's data. `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The relationships whose inverse is known. `galley-sources` lists them.
  static var modelRelationships: [ModelRelationship] { get }
}

extension PersistentModel {
  public static var modelRelationships: [ModelRelationship] { [] }

  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The identity of the object.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(number: UInt(bitPattern: ObjectIdentifier(self)), entityName: "\(Self.self)")
  }
  /// The context that the object is in; nil if it is in none.
  public var modelContext: ModelContext? { ModelContainer.context(of: self) }
  /// Whether the object was deleted, and that was not saved.
  public var isDeleted: Bool { modelContext?.isDeleted(self) ?? false }
  /// Whether the object waits to be saved. A change of a value is not noted.
  public var hasChanges: Bool { modelContext?.hasPending(self) ?? false }
}

extension PersistentModel {
  /// The identity of the object.
  public var id: PersistentIdentifier { persistentModelID }
}

/// The identity of an object, as long as the program runs.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  private let number: UInt
  /// The name of the object's class.
  public let entityName: String

  init(number: UInt, entityName: String) { (self.number, self.entityName) = (number, entityName) }

  /// The identity itself.
  public var id: PersistentIdentifier { self }
  /// The store's name: nil, as objects are in memory.
  public var storeIdentifier: String? { nil }

  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }
}
