@_exported public import Foundation
@_exported public import Observation

/// An object of an app's data. `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
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

/// The classes of an app's data.
public final class Schema: Sendable {
  /// A version of the classes.
  public struct Version: Hashable, Sendable {
    let numbers: [Int]
    /// A version by its numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
  }

  /// Classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  /// Classes.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
  /// The classes of a version.
  public init(versionedSchema: any VersionedSchema.Type) {}
}

/// The classes of a version.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// The plan for migrating data from one version to another. It is never carried out.
public protocol SchemaMigrationPlan {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step from one version to another.
public enum MigrationStage {
  /// A step that the system makes.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step of the app's own.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
