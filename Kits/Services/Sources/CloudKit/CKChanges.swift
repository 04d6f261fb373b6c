import Foundation
import HearthCore

/// Up to where an app has heard of changes. There is never one.
public final class CKServerChangeToken: NSObject, Sendable {
  // There is never one.
  private override init() { super.init() }
}
/// Asks for what has changed in zones. It fails when it is added to a database.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  // An app changes it before it hands it over.
  /// From where on a zone's changes are wanted, and how many.
  public final class ZoneConfiguration: NSObject {
    public var previousServerChangeToken: CKServerChangeToken?
    public var resultsLimit: Int?
    public var desiredKeys: [CKRecord.FieldKey]?
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      (self.previousServerChangeToken, self.resultsLimit) = (previousServerChangeToken, resultsLimit)
      self.desiredKeys = desiredKeys
    }
    var summary: String {
      let count = resultsLimit.map { "\($0)" } ?? "all"
      let keys = desiredKeys?.joined(separator: ", ") ?? "all keys"
      return "\(count), \(keys)\(previousServerChangeToken == nil ? "" : ", from a token")"
    }
  }
  /// None of them but the result's is called, as nothing has changed.
  public struct Blocks {
    var changed: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    var deleted: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    var token: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    var zone:
      (
        (
          CKRecordZone.ID,
          Result<
            (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
          >
        ) -> Void
      )?
    var result: ((Result<Void, any Error>) -> Void)?
  }
  private var blocks = Blocks()
  public final let recordZoneIDs: [CKRecordZone.ID]
  private let summary: String
  public init(
    recordZoneIDs: [CKRecordZone.ID] = [], configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.recordZoneIDs = recordZoneIDs
    summary = (configurationsByRecordZoneID ?? [:]).values.map(\.summary).sorted().joined(separator: "; ")
  }
  open var fetchAllChanges = true
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? {
    get { blocks.changed }
    set { blocks.changed = newValue }
  }
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)? {
    get { blocks.deleted }
    set { blocks.deleted = newValue }
  }
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)? {
    get { blocks.token }
    set { blocks.token = newValue }
  }
  open var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>
      ) -> Void
    )?
  {
    get { blocks.zone }
    set { blocks.zone = newValue }
  }
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)? {
    get { blocks.result }
    set { blocks.result = newValue }
  }
  override func fail(_ error: CKError) {
    Report(
      kind: .notOnLinux, path: "CKFetchRecordZoneChangesOperation (\(summary), \(fetchAllChanges))",
      message: "there is no iCloud, so that \(recordZoneIDs.count) zones have no changes: it fails."
    ).tell()
    later {
      for zone in self.recordZoneIDs { self.blocks.zone?(zone, .failure(error)) }
      self.blocks.result?(.failure(error))
    }
  }
}

/// What a server tells of a change. None does: a dictionary of a notification is never one of iCloud.
open class CKNotification: NSObject, @unchecked Sendable {
  // There is never one.
  public typealias ID = String
  public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
  /// Nil: no notification of this system is of iCloud, which is reported.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    Report(
      kind: .notOnLinux, path: "CKNotification",
      message: "there is no iCloud: a notification with \(notificationDictionary.count) values is not of it."
    ).tell()
    return nil
  }
  open var notificationType: NotificationType { .query }
  open var subscriptionID: CKSubscription.ID? { nil }
  open var containerIdentifier: String? { nil }
}
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  // There is never one.
  public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
  open var queryNotificationReason: Reason { .recordUpdated }
  open var recordID: CKRecord.ID? { nil }
  open var recordFields: [String: Any]? { nil }
}
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  // There is never one.
  open var recordZoneID: CKRecordZone.ID? { nil }
}
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  // There is never one.
  open var databaseScope: CKDatabase.Scope { .private }
}
/// Tells the app of all changes of a zone. None is told.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  // As its superclass.
  public final let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID)
  }
}
