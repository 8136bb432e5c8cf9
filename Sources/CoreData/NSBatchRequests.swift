// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The rule for objects at the end of a relationship, with Core Data's raw values. Stored.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A property that is computed of others. Stored; nothing is computed.
open class NSExpressionDescription: NSPropertyDescription {
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var expression: ComputedExpression?
}

/// A request to insert many objects. A context does not perform it.
open class NSBatchInsertRequest: NSObject {
  public let entityName: String
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open var objectsToInsert: [[String: Any]]?

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
    super.init()
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.name ?? "", objects: []) }

  public convenience init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entityName, objects: []) }

  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", objects: []) }
}

/// The type of an insertion's result, with Core Data's raw values.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
}

/// The result of an insertion.
open class NSBatchInsertResult: NSObject {
  open internal(set) var result: Any?
}

/// A request to change many objects. A context does not perform it.
open class NSBatchUpdateRequest: NSObject {
  public let entityName: String
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }
}

/// The type of a change's result, with Core Data's raw values.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType = 1
  case updatedObjectsCountResultType = 2
}

/// The result of a change.
open class NSBatchUpdateResult: NSObject {
  open internal(set) var result: Any?
}

/// A fetch whose result comes later. A context does not perform it.
open class NSAsynchronousFetchRequest<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  open var estimatedResultCount = 0
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  ) {
    (fetchRequest, completionBlock) = (request, blk)
    super.init()
  }
}

/// The result of a fetch.
open class NSAsynchronousFetchResult<ResultType>: NSObject {
  open var finalResult: [ResultType]? { nil }
  open var operationError: (any Error)? { nil }
}
