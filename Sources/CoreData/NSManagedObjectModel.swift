// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A model: the entities that it is given, or all that the program names. No file is read.
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
