// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import Synchronization

/// A kind of objects. Its class is known once that was used: by `init(context:)`, `entity()`, or a request for it.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var properties: [NSPropertyDescription] = []
  open var isAbstract = false
  open var subentities: [NSEntityDescription] = []
  open var superentity: NSEntityDescription? { nil }
  open var uniquenessConstraints: [[Any]] = []
  open var renamingIdentifier: String?
  open var userInfo: [AnyHashable: Any]? = [:]
  fileprivate var type: NSManagedObject.Type?

  private static let entities = Mutex<[String: NSEntityDescription]>([:])

  static var all: [String: NSEntityDescription] { entities.withLock { $0 } }

  /// The entity of a name, with the class of its objects if that is known.
  static func known(_ name: String, _ type: NSManagedObject.Type?) -> NSEntityDescription {
    entities.withLock { entities in
      let entity = entities[name] ?? NSEntityDescription()
      entity.name = name
      if let type, type != NSManagedObject.self {
        (entity.type, entity.managedObjectClassName) = (type, String(describing: type))
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

/// A value of an entity. Stored.
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var attributeValueClassName: String?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
}

/// A relationship of an entity. Stored.
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
