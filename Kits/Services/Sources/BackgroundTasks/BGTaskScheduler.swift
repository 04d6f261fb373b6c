@_exported import Foundation
import HearthCore

/// A wish to be woken.
open class BGTaskRequest: NSObject {
  public let identifier: String
  /// Not before this time.
  open var earliestBeginDate: Date?
  init(name: String) { identifier = name }
}
/// A wish to be woken for a moment.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(name: identifier) }
}
/// A wish to be woken for longer.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// What has to be there meanwhile.
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(name: identifier) }
}

/// The time in which an app was woken. None is ever made: nobody wakes an app.
open class BGTask: NSObject {
  public let identifier: String
  /// Called when the time is over.
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  /// Says that the work is done.
  open func setTaskCompleted(success: Bool) { expirationHandler = nil }
}
/// The time for a refresh; for longer work.
open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}

/// Wakes apps. No desktop of Linux does: a wish fails with `BGTaskScheduler.Error.Code.unavailable`, as on Apple's systems
/// where the user has switched the refreshing of apps off.
public final class BGTaskScheduler: NSObject, Sendable {
  /// The reasons. Source: Apple, documentation of BGTaskScheduler.Error.
  public struct Error: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests = 2, notPermitted = 3 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static let unavailable = Code.unavailable
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public static let notPermitted = Code.notPermitted
  }
  /// The one scheduler.
  public static let shared = BGTaskScheduler()
  private override init() { super.init() }

  /// False: the handler is never called, which is reported.
  @discardableResult public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    Report(
      kind: .notOnLinux, path: "BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)",
      message: "no desktop wakes apps, so '\(identifier)' never runs. Do the work while the app is used."
    ).tell()
    return false
  }
  /// - Throws: `Error.Code.unavailable`, always.
  public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  /// Takes wishes back: there are none.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  public func cancelAllTaskRequests() {}
  /// Calls the handler with no wishes, as none waits.
  public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    DispatchQueue.global().async { completionHandler([]) }
  }
  /// The wishes that wait: none.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// So that an error is caught by its code, as in `catch BGTaskScheduler.Error.tooManyPendingTaskRequests`.
public func ~= (code: BGTaskScheduler.Error.Code, error: any Error) -> Bool {
  (error as? BGTaskScheduler.Error)?.code == code
}
