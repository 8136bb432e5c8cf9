import CloudKit
import Testing

/// Nobody is signed in to the cloud: records are kept, and requests fail.
@Suite struct CloudTests {
  @Test func encryptedValuesAreTheRecords() {
    let record = CKRecord(recordType: "Note")
    record.encryptedValues["text"] = "secret"
    #expect(record["text"] == "secret" && record.encryptedValues.allKeys() == ["text"])
    record.setParent(CKRecord(recordType: "Folder", recordID: CKRecord.ID(recordName: "f")))
    #expect(record.parent?.recordID.recordName == "f")
  }

  @Test func operationsFail() {
    let container = CKContainer(identifier: "a")
    var errors: [any Error] = []
    let records = CKFetchRecordsOperation(recordIDs: [])
    records.fetchRecordsResultBlock = { if case .failure(let error) = $0 { errors.append(error) } }
    let zones = CKModifyRecordZonesOperation(recordZonesToSave: [CKRecordZone(zoneName: "z")])
    zones.modifyRecordZonesResultBlock = { if case .failure(let error) = $0 { errors.append(error) } }
    container.database(with: .private).add(records)
    container.database(with: .shared).add(zones)
    #expect(errors.count == 2 && errors.allSatisfy { ($0 as? CKError)?.code == .notAuthenticated })
    #expect(container.database(with: .public) === container.publicCloudDatabase)
  }

  @Test func callsFail() async {
    let database = CKContainer.default().privateCloudDatabase
    await #expect(throws: CKError.self) { try await database.modifyRecords(saving: [], deleting: []) }
    await #expect(throws: CKError.self) { try await CKContainer.default().accept(CKShare.Metadata()) }
  }

  @Test func participantsOfAShare() {
    let share = CKShare(rootRecord: CKRecord(recordType: "Note"))
    share[CKShare.SystemFieldKey.title] = "Notes"
    #expect(share.owner.role == .owner && share.participants.isEmpty && share["cloudkit.title"] == "Notes")
    share.addParticipant(share.owner)
    #expect(share.participants.count == 1 && share.currentUserParticipant == nil)
    #expect(CKDatabaseSubscription(subscriptionID: "all").subscriptionID == "all")
  }
}
