/// The classes of an app's data.
public final class Schema: Hashable, CustomDebugStringConvertible, Sendable {
  /// A version of the classes.
  public struct Version: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    private let numbers: [Int]
    /// A version by its numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }

    /// The first number.
    public var major: Int { numbers[0] }
    /// The second number.
    public var minor: Int { numbers[1] }
    /// The third number.
    public var patch: Int { numbers[2] }
    public var description: String { numbers.map(String.init).joined(separator: ".") }
    public static func < (a: Version, b: Version) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
  }

  /// What a class is called. Which properties it has is not known.
  public final class Entity: Hashable, CustomDebugStringConvertible, Sendable {
    /// The name.
    public let name: String
    /// One with a name.
    public init(_ name: String) { self.name = name }

    public static func == (a: Entity, b: Entity) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var debugDescription: String { "Schema.Entity(\(name))" }
  }

  /// What the classes are called.
  public let entities: [Entity]
  /// The version.
  public let version: Version

  /// Classes by what they are called.
  public init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
    (self.entities, self.version) = (entities, version)
  }
  /// Classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (entities, self.version) = (types.map { Entity("\($0)") }, version)
  }
  /// Classes.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }
  /// The classes of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
  /// No classes.
  public convenience init() { self.init([any PersistentModel.Type]()) }

  /// What the classes are called, by that.
  public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }) { first, _ in first } }
  /// What a class is called, if it is one of the schema's.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Self.entityName(for: type)] }
  /// What a class is called.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { "\(type)" }

  public static func == (a: Schema, b: Schema) -> Bool { a.entities == b.entities && a.version == b.version }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entities)
    hasher.combine(version)
  }
  public var debugDescription: String { "Schema(\(entities.map(\.name).joined(separator: ", ")), \(version))" }
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
