// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import InterfaceBuilder
import Synchronization

/// A kind of objects. Its class is known once that was used, by `init(context:)`, `entity()`, or a request for it, and
/// if it is one of the app's, which register theirs.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var properties: [NSPropertyDescription] = []
  open var isAbstract = false
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open internal(set) weak var superentity: NSEntityDescription?
  open var indexes: [NSFetchIndexDescription] = []
  open var uniquenessConstraints: [[Any]] = []
  open var renamingIdentifier: String?
  open var userInfo: [AnyHashable: Any]? = [:]
  fileprivate var type: NSManagedObject.Type?

  private static let entities = Mutex<[String: NSEntityDescription]>([:])

  static var all: [String: NSEntityDescription] { entities.withLock { $0 } }

  /// Names entities that the program made; the classes of those with the same names stay known.
  static func register(_ described: [NSEntityDescription]) {
    entities.withLock { entities in
      for entity in described {
        guard let name = entity.name else { continue }
        entity.type = entity.type ?? entities[name]?.type
        entities[name] = entity
      }
    }
  }

  /// The entity of a name, with the class of its objects if that is known.
  static func known(_ name: String, _ type: NSManagedObject.Type?) -> NSEntityDescription {
    entities.withLock { entities in
      let named = type.flatMap { _ in entities.values.first { $0.managedObjectClassName == name } }
      let entity = entities[name] ?? named ?? NSEntityDescription()
      let name = entity.name ?? name
      entity.name = name
      if let type, type != NSManagedObject.self {
        (entity.type, entity.managedObjectClassName) = (type, String(describing: type))
      } else if entity.type == nil {
        let names = [entity.managedObjectClassName, name].compactMap(\.self).filter { $0 != "NSManagedObject" }
        entity.type = names.lazy.compactMap { DocumentClasses.type($0, module: nil) as? NSManagedObject.Type }.first
      }
      entities[name] = entity
      return entity
    }
  }

  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { known(entityName, nil) }

  /// Creates an object in a context, of the entity's class if that is known.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = known(entityName, nil)
    return NSManagedObject.make(entity.type ?? NSManagedObject.self, entity, context)
  }

  open var attributesByName: [String: NSAttributeDescription] {
    Dictionary(properties.compactMap { property in (property as? NSAttributeDescription).map { ($0.name, $0) } }) { $1 }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(properties.compactMap { property in (property as? NSRelationshipDescription).map { ($0.name, $0) } }) {
      $1
    }
  }
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }
}

/// A property of an entity. Stored.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]? = [:]
  open var renamingIdentifier: String?
  open var isIndexed = false
}

/// A value of an entity. Objects begin with its default value.
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var attributeValueClassName: String?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
}

/// A relationship of an entity. If it has an inverse, the objects of both sides are kept alike.
open class NSRelationshipDescription: NSPropertyDescription {
  open var destinationEntity: NSEntityDescription?
  open var minCount = 0
  open var maxCount = 0
  open var isOrdered = false
  open var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isToMany: Bool { maxCount != 1 }
}

/// Kinds of values, with Core Data's raw values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
}

/// A value that Core Data computes of others. Differs from Core Data: it is stored as given.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  open var derivationExpression: NSExpression?
}

/// A property whose objects a request finds. Stored.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

/// An index of an entity. Stored: lists in memory have none.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  open var partialIndexPredicate: NSPredicate?

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
    super.init()
  }
}

/// A property of an index. Stored.
open class NSFetchIndexElementDescription: NSObject {
  open private(set) var property: NSPropertyDescription?
  open var propertyName: String? { property?.name }
  open var collationType: NSFetchIndexElementType
  open var isAscending = true

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
    super.init()
  }
}

/// The kinds of indices, with Core Data's raw values.
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary = 0
  case rTree = 1
}
