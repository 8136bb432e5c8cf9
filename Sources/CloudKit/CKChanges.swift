// Names are CloudKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A mark of what an app has fetched.
open class CKServerChangeToken: NSObject, @unchecked Sendable {}

/// An operation that fetches changes of zones.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  open var fetchAllChanges = true
  open var recordChangedBlock: ((CKRecord) -> Void)?
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  open var recordZoneFetchCompletionBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?

  public override init() { super.init() }
  public convenience init(
    recordZoneIDs: [CKRecordZone.ID],
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }

  override func fail() {
    fetchRecordZoneChangesCompletionBlock?(CKError(.notAuthenticated))
    fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated)))
  }

  /// What is fetched of a zone. Stored.
  open class ZoneConfiguration: NSObject {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?
  }
}

/// An operation that fetches changes of a database.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var previousServerChangeToken: CKServerChangeToken?
  open var resultsLimit = 0
  open var fetchAllChanges = true
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  open var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?

  public override init() { super.init() }
  public convenience init(previousServerChangeToken: CKServerChangeToken?) {
    self.init()
    self.previousServerChangeToken = previousServerChangeToken
  }

  override func fail() { fetchDatabaseChangesCompletionBlock?(nil, false, CKError(.notAuthenticated)) }
}

/// What a remote notification tells of a database. None is ever made.
open class CKNotification: NSObject {
  /// `nil`: nothing is sent.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }

  open var notificationType: NotificationType { .query }
  open var notificationID: String? { nil }
  open var containerIdentifier: String? { nil }
  open var alertBody: String? { nil }
  open var subscriptionID: String? { nil }

  /// The kinds of notifications, with their raw values.
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone = 2
    case readNotification = 3
    case database = 4
  }
}

/// What a remote notification tells of a query.
open class CKQueryNotification: CKNotification {
  open var recordID: CKRecord.ID? { nil }
  open var queryNotificationReason: Reason { .recordCreated }

  /// What happened to a record, with its raw values.
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated = 2
    case recordDeleted = 3
  }
}
