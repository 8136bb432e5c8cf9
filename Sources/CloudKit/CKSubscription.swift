// Names are CloudKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

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
    open var shouldSendMutableContent = false
    open var subtitle: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var titleLocalizationKey: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var category: String?
    open var collapseIDKey: String?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
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

/// A request to be notified of any change in a database. Stored.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?

  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) { super.init(name: subscriptionID) }
}

/// A request to be notified of any change in a zone. Stored.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?

  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(name: subscriptionID)
  }
}

extension CKSubscription {
  /// The name of a subscription.
  public typealias ID = String
}
