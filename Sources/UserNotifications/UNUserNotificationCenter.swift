import Foundation
import HearthCore
import HearthUI

/// A type that decides about notifications of its app, and hears what the user does with them.
///
/// Each can be written with a completion handler or `async`. All of it may be left out.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification comes while the app is in front. By itself it is not shown then.
  @MainActor @preconcurrency func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// A notification comes while the app is in front. By itself it is not shown then.
  @MainActor @preconcurrency func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// The user pressed a notification, or one of its buttons.
  @MainActor @preconcurrency func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The user pressed a notification, or one of its buttons.
  @MainActor @preconcurrency func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  /// The user wants to change how the app notifies. Desktops have no way from their settings to those of an app.
  @MainActor @preconcurrency func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  @MainActor @preconcurrency public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  @MainActor @preconcurrency public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await withCheckedContinuation { continuation in
      userNotificationCenter(center, willPresent: notification) { continuation.resume(returning: $0) }
    }
  }
  @MainActor @preconcurrency public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  @MainActor @preconcurrency public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    await withCheckedContinuation { continuation in
      userNotificationCenter(center, didReceive: response) { continuation.resume() }
    }
  }
  @MainActor @preconcurrency public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The notifications of the app.
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// if try await center.requestAuthorization(options: [.alert, .sound]) {
///   let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
///   try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
/// }
/// ```
///
/// What has a trigger is shown while the app runs, and is forgotten when it ends: desktops of Linux keep no notifications
/// for programs that do not run.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked: all state is in a desk of the main actor.
  private static let shared = UNUserNotificationCenter()
  private override init() {}
  /// Whether notifications can be written by extensions of the app: no.
  public var supportsContentExtensions: Bool { false }
  /// The one of the app.
  public class func current() -> UNUserNotificationCenter { shared }

  /// Does something with the app's desk: at once on the main thread, else later.
  private func perform(_ action: @escaping @MainActor @Sendable (NotificationDesk) -> Void) {
    if isOnMainThread() {
      MainActor.assumeIsolated { action(.current) }
    } else {
      Task { @MainActor in action(.current) }
    }
  }

  /// Who decides, and hears. Not kept. To be set before the app has started, for what the user does first.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get {
      guard isOnMainThread() else { return nil }
      nonisolated(unsafe) var delegate: (any UNUserNotificationCenterDelegate)?
      MainActor.assumeIsolated { delegate = NotificationDesk.current.delegate }
      return delegate
    }
    set {
      nonisolated(unsafe) let delegate = newValue
      perform { $0.delegate = delegate }
    }
  }

  // MARK: - What may be done

  /// Asks whether the app may show notifications: it may where the desktop shows any. The user is not asked.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    perform { desk in desk.findOut { completionHandler($0, nil) } }
  }
  /// Asks whether the app may show notifications: it may where the desktop shows any. The user is not asked.
  @discardableResult public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isThere, _ in continuation.resume(returning: isThere) }
    }
  }
  /// Says what is done with the app's notifications.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    perform { desk in desk.findOut { completionHandler(UNNotificationSettings(isThere: $0)) } }
  }
  /// Says what is done with the app's notifications.
  public func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }
  /// Sets the kinds of notifications that have buttons, instead of those that were set before.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    perform { $0.categories = categories }
  }
  /// Says which kinds of notifications were set.
  public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    perform { desk in
      let categories = desk.categories
      Task { completionHandler(categories) }
    }
  }
  /// Says which kinds of notifications were set.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { continuation in
      getNotificationCategories { continuation.resume(returning: $0) }
    }
  }

  // MARK: - Requests

  /// Adds a notification, instead of one with the same identifier. `completionHandler` gets an error where it will never
  /// be shown.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    perform { desk in
      desk.add(request) { error in completionHandler?(error) }
    }
  }
  /// Adds a notification, instead of one with the same identifier.
  ///
  /// - Throws: `UNError` where it will never be shown.
  public func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      add(request) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
  /// Says what waits for its time, in the order in which it was added.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    perform { desk in
      let requests = desk.pending.map(\.request)
      Task { completionHandler(requests) }
    }
  }
  /// Says what waits for its time, in the order in which it was added.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { continuation in
      getPendingNotificationRequests { continuation.resume(returning: $0) }
    }
  }
  /// Forgets what waits for its time and has one of these identifiers.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    perform { $0.removePending { identifiers.contains($0) } }
  }
  /// Forgets all that waits for its time.
  public func removeAllPendingNotificationRequests() { perform { $0.removePending { _ in true } } }

  // MARK: - What is shown

  /// Says what is shown.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    perform { desk in
      let delivered = desk.delivered
      Task { completionHandler(delivered) }
    }
  }
  /// Says what is shown.
  public func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { continuation in
      getDeliveredNotifications { continuation.resume(returning: $0) }
    }
  }
  /// Takes away what is shown and has one of these identifiers.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    perform { $0.removeDelivered { identifiers.contains($0) } }
  }
  /// Takes away all that is shown.
  public func removeAllDeliveredNotifications() { perform { $0.removeDelivered { _ in true } } }

  /// Shows a number at the app's icon, where the desktop does that: 0 for none.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    perform { desk in
      desk.service?.setBadge(max(0, newBadgeCount))
      if let completionHandler { Task { completionHandler(nil) } }
    }
  }
  /// Shows a number at the app's icon, where the desktop does that: 0 for none.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    await withCheckedContinuation { continuation in
      setBadgeCount(newBadgeCount) { _ in continuation.resume() }
    }
  }
}

/// Tells the developer, once.
func tell(_ name: String, _ message: String) { Report(kind: .controlValue, path: name, message: message).tell() }
