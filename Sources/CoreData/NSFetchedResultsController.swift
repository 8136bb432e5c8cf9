public import Foundation
public import UIKit

/// The objects that a request gives, in sections. It fetches when it is asked to; its delegate is never called.
@preconcurrency
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  /// The delegate, which is never called. A weak reference.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects; `nil` before the first fetch.
  open private(set) var fetchedObjects: [ResultType]?
  open private(set) var sections: [any NSFetchedResultsSectionInfo]?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    super.init()
  }

  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    var sections: [FetchedSection] = []
    for object in objects {
      let name =
        sectionNameKeyPath.flatMap { (object as? NSManagedObject)?.value(forKeyPath: $0) }.map { "\($0)" } ?? ""
      if sections.last?.name != name || sections.isEmpty { sections.append(FetchedSection(name)) }
      sections.last?.objects?.append(object)
    }
    if sectionNameKeyPath == nil, sections.isEmpty { sections = [FetchedSection("")] }
    (fetchedObjects, self.sections) = (objects, sections)
  }

  /// The object at a place. There must be one.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections, indexPath.count == 2, sections.indices.contains(indexPath[0]),
      let objects = sections[indexPath[0]].objects, objects.indices.contains(indexPath[1]),
      let object = objects[indexPath[1]] as? ResultType
    else { preconditionFailure("There is no object at \(indexPath): was anything fetched?") }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, info) in (sections ?? []).enumerated() {
      if let row = info.objects?.firstIndex(where: { $0 as AnyObject === object as AnyObject }) {
        return IndexPath(indexes: [section, row])
      }
    }
    return nil
  }

  open var sectionIndexTitles: [String] {
    (sections ?? []).map { String($0.name.prefix(1)).uppercased() }
  }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }
}

private final class FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var objects: [Any]? = []

  init(_ name: String) {
    self.name = name
  }

  var indexTitle: String? { name.isEmpty ? nil : String(name.prefix(1)).uppercased() }
  var numberOfObjects: Int { objects?.count ?? 0 }
}

/// A section of what was fetched.
public protocol NSFetchedResultsSectionInfo: AnyObject {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// The kind of change of an object, with Core Data's raw values.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// The delegate of what was fetched. It is never called.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}

/// The objects of a controller by their identifiers.
public typealias NSDiffableDataSourceSnapshotReference = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>

extension NSFetchedResultsControllerDelegate {
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}
