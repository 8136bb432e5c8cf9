// Names are CloudKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

/// An app's part of the cloud: there is no account, and every request fails at once.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let publicCloudDatabase = CKDatabase()
  public let privateCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()
  private static let instance = CKContainer(name: nil)

  private init(name: String?) { containerIdentifier = name }
  public convenience init(identifier containerIdentifier: String) { self.init(name: containerIdentifier) }
  open class func `default`() -> CKContainer { instance }

  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func add(_ operation: CKOperation) { operation.fail() }
}

/// Whether there is an account, with its raw values.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available = 1
  case restricted = 2
  case noAccount = 3
  case temporarilyUnavailable = 4
}

/// A database of the cloud: every request fails at once.
open class CKDatabase: NSObject, @unchecked Sendable {
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
  {
    throw CKError(.notAuthenticated)
  }
  open func add(_ operation: CKOperation) { operation.fail() }
}

/// A query of a database.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// A request to be notified.
open class CKSubscription: NSObject, @unchecked Sendable {
  public let subscriptionID: String
  open var notificationInfo: NotificationInfo?
  package init(name: String) { subscriptionID = name }

  /// The notification that a subscription sends.
  open class NotificationInfo: NSObject {
    open var alertBody: String?
    open var soundName: String?
    open var title: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
  }
}

/// A request to be notified of records that a query finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: String = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) { super.init(name: subscriptionID) }

  /// The changes that a subscription reports.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
}

/// An operation that fails when it is added.
open class CKOperation: Operation, @unchecked Sendable {
  func fail() {}
  open override func main() { fail() }
}

/// An operation of a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

/// An operation that performs a query.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  public override init() { super.init() }
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func fail() {
    queryCompletionBlock?(nil, CKError(.notAuthenticated))
    queryResultBlock?(.failure(CKError(.notAuthenticated)))
  }

  /// The place where the results of a query continue.
  open class Cursor: NSObject, @unchecked Sendable {}
}

/// An operation that changes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }

  override func fail() {
    modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
    modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
  }

  /// The treatment of changes that others made meanwhile, with its raw values.
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged = 0
    case changedKeys = 1
    case allKeys = 2
  }
}

extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// A shared record.
open class CKShare: CKRecord, @unchecked Sendable {
  open var url: URL? { nil }
  open var publicPermission = ParticipantPermission.none
  public init(rootRecord: CKRecord) { super.init(recordType: "cloudkit.share", recordID: CKRecord.ID()) }

  /// The rights of a participant, with their raw values.
  public enum ParticipantPermission: Int, Sendable {
    case unknown = 0
    case none = 1
    case readOnly = 2
    case readWrite = 3
  }

  /// An invitation.
  open class Metadata: NSObject {}
}
