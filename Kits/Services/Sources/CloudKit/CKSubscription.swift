import Foundation

/// What a server would tell the app of. No server does.
open class CKSubscription: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  public typealias ID = String
  /// How a change would be told.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    // An app changes it before it hands it over.
    open var alertBody: String?
    open var title: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var desiredKeys: [CKRecord.FieldKey]?
    public override init() { super.init() }
  }
  public final let subscriptionID: ID
  open var notificationInfo: NotificationInfo?
  init(_ identifier: ID) { subscriptionID = identifier }
}
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  // As its superclass.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
  public final let recordType: CKRecord.RecordType
  public final let predicate: NSPredicate
  public final let querySubscriptionOptions: Options
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(subscriptionID)
  }
}
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  // As its superclass.
  public init(subscriptionID: ID) { super.init(subscriptionID) }
}
/// A record that others may see. Nobody does.
open class CKShare: CKRecord, @unchecked Sendable {
  // As its superclass.
  public enum SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let shareType = "cloudkit.type"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
  }
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  private let root: CKRecord.ID
  open var publicPermission = ParticipantPermission.none
  open var url: URL? { nil }
  public init(rootRecord: CKRecord) {
    root = rootRecord.recordID
    super.init(recordType: "cloudkit.share")
  }
}
extension CKDatabase {
  /// - Throws: `CKError.notAuthenticated`, always.
  @discardableResult public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw cloudFailure()
  }
  public func save(
    _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    let error = cloudFailure()
    later { completionHandler(nil, error) }
  }
}
