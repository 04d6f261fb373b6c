@_exported import Foundation

/// Whether an app may follow its user through apps of others. Nothing on Linux could be followed: denied, and nobody is asked.
public final class ATTrackingManager: NSObject {
  /// The answers.
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  private override init() { super.init() }
  /// Denied.
  public class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Calls `completion` with `denied`, without asking.
  public class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { completion(.denied) }
  }
  /// Denied, without asking.
  @discardableResult public class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
