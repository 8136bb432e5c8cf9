public import Foundation

/// A shared record.
open class CKShare: CKRecord, @unchecked Sendable {
  open var url: URL? { nil }
  open var publicPermission = ParticipantPermission.none
  open private(set) var participants: [Participant] = []
  open var owner: Participant { Participant(role: .owner) }
  open var currentUserParticipant: Participant? { nil }

  public init(rootRecord: CKRecord) { super.init(recordType: "cloudkit.share", recordID: CKRecord.ID()) }
  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: "cloudkit.share", recordID: shareID)
  }
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: "cloudkit.share", recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
  }

  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  open func removeParticipant(_ participant: Participant) { participants.removeAll { $0 === participant } }

  /// The names of the fields that every share has.
  public struct SystemFieldKey {
    public static var title: CKRecord.FieldKey { "cloudkit.title" }
    public static var shareType: CKRecord.FieldKey { "cloudkit.type" }
    public static var thumbnailImageData: CKRecord.FieldKey { "cloudkit.thumbnailImageData" }
  }

  /// The rights of a participant, with their raw values.
  public enum ParticipantPermission: Int, Sendable {
    case unknown = 0
    case none = 1
    case readOnly = 2
    case readWrite = 3
  }

  /// The part of a participant, with its raw values.
  public enum ParticipantRole: Int, Sendable {
    case unknown = 0
    case owner = 1
    case privateUser = 3
    case publicUser = 4
  }

  /// Whether a participant has accepted, with its raw values.
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    case unknown = 0
    case pending = 1
    case accepted = 2
    case removed = 3
  }

  /// A participant of a share. Stored.
  open class Participant: NSObject, @unchecked Sendable {
    open var role: ParticipantRole
    open var permission = ParticipantPermission.readOnly
    open var userIdentity: CKUserIdentity { CKUserIdentity() }
    open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
    open var participantID: String { "" }

    init(role: ParticipantRole) { self.role = role }
  }

  /// An invitation. None comes.
  open class Metadata: NSObject, @unchecked Sendable {
    open var containerIdentifier: String { "" }
    open var share: CKShare { CKShare(rootRecord: CKRecord(recordType: "")) }
    open var rootRecord: CKRecord? { nil }
    open var rootRecordID: CKRecord.ID { CKRecord.ID() }
    open var hierarchicalRootRecordID: CKRecord.ID? { nil }
    open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
    open var participantRole: ParticipantRole { .unknown }
    open var participantStatus: ParticipantAcceptanceStatus { .unknown }
    open var participantPermission: ParticipantPermission { .unknown }
  }
}

/// Who somebody is: nobody is known.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  open var userRecordID: CKRecord.ID? { nil }
  open var lookupInfo: LookupInfo? { nil }
  open var nameComponents: PersonNameComponents? { nil }
  open var hasiCloudAccount: Bool { false }
  open var contactIdentifiers: [String] { [] }

  /// What somebody is found by. Stored.
  open class LookupInfo: NSObject, @unchecked Sendable {
    public let emailAddress: String?
    public let phoneNumber: String?

    public init(emailAddress: String) { (self.emailAddress, phoneNumber) = (emailAddress, nil) }
    public init(phoneNumber: String) { (emailAddress, self.phoneNumber) = (nil, phoneNumber) }
  }
}
