// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A model: the entities that it is given, or all that the program names. No file is read while the program runs: the code that
/// `galley-sources` makes of an app's models registers their entities.
open class NSManagedObjectModel: NSObject {
  private var own: [NSEntityDescription]?
  private var configured: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  open var localizationDictionary: [String: String]?
  open var versionIdentifiers: Set<AnyHashable> = []

  public override init() {
    super.init()
  }

  /// Creates a model of all entities that the program names: the file is not read.
  public convenience init?(contentsOf url: URL) {
    self.init()
  }

  /// Creates a model of all entities of some models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  /// The model of all entities that the program names.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }

  /// The entities that were set; before, all that the program names, by name.
  open var entities: [NSEntityDescription] {
    get { own ?? NSEntityDescription.all.values.sorted { ($0.name ?? "") < ($1.name ?? "") } }
    set {
      own = newValue
      NSEntityDescription.register(newValue)
    }
  }
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  /// Makes the entities of a model's file known, with their relationships.
  ///
  /// This is Galley's own method, which the code that is made of models calls.
  public static func registerEntities(
    _ entities: [(name: String, className: String, parent: String?)],
    relationships: [(
      entity: String, name: String, destination: String, inverse: String?, isToMany: Bool, isOrdered: Bool,
      deleteRule: NSDeleteRule
    )]
  ) {
    var described: [String: NSEntityDescription] = [:]
    for (name, className, _) in entities {
      let entity = NSEntityDescription()
      (entity.name, entity.managedObjectClassName) = (name, className)
      described[name] = entity
    }
    for (name, _, parent) in entities {
      guard let entity = described[name], let parent = parent.flatMap({ described[$0] }) else { continue }
      parent.subentities.append(entity)
    }
    for given in relationships {
      let relationship = NSRelationshipDescription()
      (relationship.name, relationship.maxCount) = (given.name, given.isToMany ? 0 : 1)
      (relationship.isOrdered, relationship.deleteRule) = (given.isOrdered, given.deleteRule)
      relationship.destinationEntity = described[given.destination]
      described[given.entity]?.properties.append(relationship)
    }
    for given in relationships {
      guard let inverse = given.inverse else { continue }
      described[given.entity]?.relationship(given.name)?.inverseRelationship =
        described[given.destination]?.relationship(inverse)
    }
    NSEntityDescription.register(Array(described.values))
  }

  // MARK: Configurations

  open var configurations: [String] { configured.keys.sorted() }
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { configured[$0] } ?? entities
  }
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    configured[configuration] = entities
    NSEntityDescription.register(entities)
  }

  // MARK: Requests

  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }
}
