// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A request for the history of changes: there is none.
open class NSPersistentHistoryChangeRequest: NSObject {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges

  public class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  public class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  public class func fetchHistory(withFetch request: NSFetchRequest<any NSFetchRequestResult>)
    -> NSPersistentHistoryChangeRequest
  {
    NSPersistentHistoryChangeRequest()
  }
  public class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  public class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
}

/// A result from the history of changes. None is ever made.
open class NSPersistentHistoryResult: NSObject {
  open var result: Any? { nil }
  open var resultType: NSPersistentHistoryResultType { .statusOnly }
}

/// Changes that were made together. None are ever made.
open class NSPersistentHistoryTransaction: NSObject {
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
  open var timestamp: Date { Date(timeIntervalSince1970: 0) }
  open var changes: [NSPersistentHistoryChange]? { nil }
  open var transactionNumber: Int64 { 0 }
  open var storeID: String { "" }
  open var bundleID: String { "" }
  open var processID: String { "" }
  open var contextName: String? { nil }
  open var author: String? { nil }
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSave) }
}

/// A change of an object. None is ever made.
open class NSPersistentHistoryChange: NSObject {
  open var changeID: Int64 { 0 }
  open var changedObjectID: NSManagedObjectID { NSManagedObjectID() }
  open var changeType: NSPersistentHistoryChangeType { .update }
  open var transaction: NSPersistentHistoryTransaction? { nil }
}

/// The kind of a change, with Core Data's raw values.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert = 0
  case update = 1
  case delete = 2
}

/// A place in the history of changes.
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}

/// The type of a result from the history, with Core Data's raw values.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
  case transactionsOnly = 3
  case changesOnly = 4
  case transactionsAndChanges = 5
}

public let NSPersistentHistoryTokenKey = "historyToken"
