public import Foundation
import HeadlessSwiftUI

/// The configuration of a store. Nothing is stored.
public struct ModelConfiguration: Identifiable, Hashable, CustomDebugStringConvertible, Sendable {
  /// Whether data are shared by devices; they are not.
  public struct CloudKitDatabase: Hashable, Sendable {
    let identifier: String?
    /// As the app has it.
    public static let automatic = CloudKitDatabase(identifier: nil)
    /// Not.
    public static let none = CloudKitDatabase(identifier: nil)
    /// By a container's name.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(identifier: name) }
  }

  /// The place where an app and its extensions share data.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    /// As the app has it.
    public static let automatic = GroupContainer(identifier: nil)
    /// Nowhere.
    public static let none = GroupContainer(identifier: nil)
    /// By a group's name.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(identifier: name) }
  }

  /// The name.
  public let name: String
  /// The classes; nil for the container's.
  public let schema: Schema?
  /// Whether data are in memory; they always are.
  public let isStoredInMemoryOnly: Bool
  /// Whether data can be saved, which is in memory.
  public let allowsSave: Bool
  /// The place of the store's file, which is not written.
  public let url: URL
  /// The place where an app and its extensions would share data.
  public let groupContainer: GroupContainer
  /// Where data would be shared by devices.
  public let cloudKitDatabase: CloudKitDatabase

  /// The name.
  public var id: String { name }
  /// The name of the group's container.
  public var groupAppContainerIdentifier: String? { groupContainer.identifier }
  /// The name of the database's container.
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.identifier }
  public var debugDescription: String { "ModelConfiguration(\(name), \(url.path))" }

  private init(
    name: String?, schema: Schema?, isStoredInMemoryOnly: Bool, allowsSave: Bool, url: URL?,
    groupContainer: GroupContainer, cloudKitDatabase: CloudKitDatabase
  ) {
    (self.name, self.schema) = (name ?? "default", schema)
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    (self.groupContainer, self.cloudKitDatabase) = (groupContainer, cloudKitDatabase)
    let file =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : URL.applicationSupportDirectory.appendingPathComponent("\(self.name).store")
    self.url = url ?? file
  }

  /// Creates a configuration.
  public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }
  /// Creates a configuration of classes.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  /// Creates a configuration with a name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name, schema: schema, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave, url: nil,
      groupContainer: groupContainer, cloudKitDatabase: cloudKitDatabase)
  }
  /// Creates a configuration of a file. Nothing is stored.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name: name, schema: schema, isStoredInMemoryOnly: false, allowsSave: allowsSave, url: url,
      groupContainer: .none, cloudKitDatabase: cloudKitDatabase)
  }
}
