public import CoreSpotlight
public import Foundation

/// An index of objects for searches of the system's. Nothing is indexed.
open class NSCoreDataCoreSpotlightDelegate: NSObject {
  public static let indexDidUpdateNotification = Notification.Name(
    "NSCoreDataCoreSpotlightDelegateIndexDidUpdateNotification")

  open private(set) var isIndexingEnabled = false

  public init(forStoreWith description: NSPersistentStoreDescription, coordinator psc: NSPersistentStoreCoordinator) {
    super.init()
  }

  open func domainIdentifier() -> String { "" }
  open func indexName() -> String? { nil }
  open func attributeSet(for object: NSManagedObject) -> CSSearchableItemAttributeSet? { nil }
  /// Stored: nothing is indexed.
  open func startSpotlightIndexing() { isIndexingEnabled = true }
  open func stopSpotlightIndexing() { isIndexingEnabled = false }
  /// Calls the handler at once: there is no index.
  open func deleteSpotlightIndex(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler handler: @escaping () -> Void
  ) { handler() }
  open func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler handler: @escaping () -> Void
  ) { handler() }
}
