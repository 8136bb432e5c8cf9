public import Foundation

// Calls that wait. All fail, as nobody is signed in.
extension CKDatabase {
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
  public func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
  { throw CKError(.notAuthenticated) }
}

extension CKQueryOperation {
  /// As many results as the service gives at once.
  public static let maximumResults = 0
}
