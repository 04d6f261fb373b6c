@_exported import Foundation
import HearthCore

/// Why nothing is in the cloud. Source: Apple, documentation of CKError.Code.
public struct CKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case missingEntitlement = 8
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case serverRecordChanged = 14
    case serverRejectedRequest = 15
    case assetFileNotFound = 16
    case quotaExceeded = 25
    case zoneNotFound = 26
    case limitExceeded = 27
    case userDeletedZone = 28
    case accountTemporarilyUnavailable = 36
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var retryAfterSeconds: Double? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The records of a conflict, which no server ever has.
  public var serverRecord: CKRecord? { nil }
  public var clientRecord: CKRecord? { nil }
  public var ancestorRecord: CKRecord? { nil }
  public static let internalError = Code.internalError
  public static let partialFailure = Code.partialFailure
  public static let networkUnavailable = Code.networkUnavailable
  public static let networkFailure = Code.networkFailure
  public static let badContainer = Code.badContainer
  public static let serviceUnavailable = Code.serviceUnavailable
  public static let requestRateLimited = Code.requestRateLimited
  public static let missingEntitlement = Code.missingEntitlement
  public static let notAuthenticated = Code.notAuthenticated
  public static let permissionFailure = Code.permissionFailure
  public static let unknownItem = Code.unknownItem
  public static let invalidArguments = Code.invalidArguments
  public static let serverRecordChanged = Code.serverRecordChanged
  public static let serverRejectedRequest = Code.serverRejectedRequest
  public static let assetFileNotFound = Code.assetFileNotFound
  public static let quotaExceeded = Code.quotaExceeded
  public static let zoneNotFound = Code.zoneNotFound
  public static let limitExceeded = Code.limitExceeded
  public static let userDeletedZone = Code.userDeletedZone
  public static let accountTemporarilyUnavailable = Code.accountTemporarilyUnavailable
}
public let CKErrorDomain = CKError.errorDomain
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

func cloudFailure() -> CKError {
  Report(
    kind: .notOnLinux, path: "CKContainer",
    message: "there is no iCloud: nobody is signed in, and everything fails. Ask accountStatus() first."
  ).tell()
  return CKError(.notAuthenticated)
}
func later(_ answer: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: answer) }

/// An app's place in iCloud. There is no account.
open class CKContainer: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public final let containerIdentifier: String?
  public final let privateCloudDatabase = CKDatabase(.private)
  public final let publicCloudDatabase = CKDatabase(.public)
  public final let sharedCloudDatabase = CKDatabase(.shared)
  private static let standard = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "app"))
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  open class func `default`() -> CKContainer { standard }
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  /// There is none.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    later { completionHandler(.noAccount, nil) }
  }
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  public enum ApplicationPermissionStatus: Int, Sendable { case initialState, couldNotComplete, denied, granted }
  /// Denied.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions
  ) async throws -> ApplicationPermissionStatus { .denied }
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    _ = cloudFailure()
    later { completionHandler(.denied, nil) }
  }
  /// - Throws: `CKError.notAuthenticated`, always.
  open func userRecordID() async throws -> CKRecord.ID { throw cloudFailure() }
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    let error = cloudFailure()
    later { completionHandler(nil, error) }
  }
}

/// So that an error is caught by its code, as in `catch CKError.partialFailure`.
public func ~= (code: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
