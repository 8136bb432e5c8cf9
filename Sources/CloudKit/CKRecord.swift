// Names are CloudKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import CoreLocation
@_exported public import Foundation

/// A value of a record.
public protocol CKRecordValueProtocol {}
/// A value that a record can hold, by its older name.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// A record of the cloud, which stays in memory.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The name of a kind of record.
  public typealias RecordType = String
  /// The name of a field.
  public typealias FieldKey = String

  public let recordType: RecordType
  public let recordID: ID
  open var parent: Reference?
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var recordChangeTag: String? { nil }
  /// The share that the record is part of.
  open var share: Reference? { nil }
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }
  /// Values that are encrypted in the cloud; here they are the record's.
  open var encryptedValues: EncryptedValues { EncryptedValues(record: self) }
  /// Nothing of a record comes from the cloud.
  open func encodeSystemFields(with coder: NSCoder) {}

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { values[key] = object }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { allKeys() }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any CKRecordValueProtocol }

  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
    get { values[key] as? T }
    set { values[key] = newValue }
  }

  /// The values of a record by their names.
  public struct EncryptedValues {
    let record: CKRecord

    public func allKeys() -> [FieldKey] { record.allKeys() }
    public func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { record.object(forKey: key) }
    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
      get { record.object(forKey: key) }
      nonmutating set { record.setObject(newValue, forKey: key) }
    }
    public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
      get { record.object(forKey: key) as? T }
      nonmutating set { record.setObject(newValue, forKey: key) }
    }
  }

  /// The name of a record.
  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
    open override var hash: Int { recordName.hashValue }
  }

  /// A reference to another record.
  open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let recordID: ID
    public let action: Action

    public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
    public convenience init(record: CKRecord, action: Action) { self.init(recordID: record.recordID, action: action) }

    /// The fate of the record when the other one is deleted, with its raw values.
    public enum Action: UInt, Sendable {
      case none = 0
      case deleteSelf = 1
    }
  }
}

/// A record's identity, by its older name.
public typealias CKRecordID = CKRecord.ID
/// A reference to a record, by its older name.
public typealias CKReference = CKRecord.Reference

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A zone of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

  /// The name of a zone.
  open class ID: NSObject, @unchecked Sendable {
    public static let `default` = ID(zoneName: "_defaultZone")
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
  }
}

public var CKCurrentUserDefaultName: String { "__defaultOwner__" }
