import Foundation

/// The records of an app in iCloud. Everything fails with `CKError.notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  public final let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  private func answerFailure<Value: Sendable>(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
    let error = cloudFailure()
    later { handler(nil, error) }
  }
  /// - Throws: `CKError.notAuthenticated`, always, as all of these.
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw cloudFailure() }
  @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw cloudFailure() }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw cloudFailure() }
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw cloudFailure()
  }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
  {
    throw cloudFailure()
  }
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
  { throw cloudFailure() }
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw cloudFailure() }
  @discardableResult open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw cloudFailure() }
  open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw cloudFailure() }
  open func allRecordZones() async throws -> [CKRecordZone] { throw cloudFailure() }
  @discardableResult open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw cloudFailure()
  }
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    answerFailure(completionHandler)
  }
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { answerFailure(completionHandler) }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { answerFailure(completionHandler) }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { answerFailure(completionHandler) }
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = 0,
    completionHandler:
      @escaping @Sendable (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?), any Error
        >
      ) -> Void
  ) {
    let error = cloudFailure()
    later { completionHandler(.failure(error)) }
  }
  /// An operation is told at once that it has failed.
  open func add(_ operation: CKDatabaseOperation) { operation.fail(cloudFailure()) }
}
/// Work for a database. It fails when it is added to one.
open class CKDatabaseOperation: Operation, @unchecked Sendable {
  // An app changes it before it hands it over.
  open var database: CKDatabase?
  func fail(_ error: CKError) {}
}
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  // An app changes it before it hands it over.
  public final class Cursor: NSObject, Sendable {}
  open var query: CKQuery?
  open var cursor: Cursor?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public init(query: CKQuery) { self.query = query }
  public init(cursor: Cursor) { self.cursor = cursor }
  override func fail(_ error: CKError) {
    later { self.queryResultBlock?(.failure(error)) }
  }
}
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  // An app changes it before it hands it over.
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail(_ error: CKError) {
    later { self.modifyRecordsResultBlock?(.failure(error)) }
  }
}
