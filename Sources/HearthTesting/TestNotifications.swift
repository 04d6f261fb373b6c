import HearthCore

/// The desktop's messages in a test.
final class TestNotifications: NotificationService {
  private(set) var shown: [DesktopNotification] = []
  private(set) var badge = 0
  private(set) var isIdleInhibited = false
  var isAvailable = true
  var answer: (@MainActor (String, NotificationAnswer) -> Void)?
  nonisolated deinit {}
  init() {}
  func findOut(_ completion: @escaping @MainActor (Bool) -> Void) { completion(isAvailable) }
  func show(_ notification: DesktopNotification) {
    withdraw(notification.identifier)
    if isAvailable { shown.append(notification) }
  }
  func withdraw(_ identifier: String) { shown.removeAll { $0.identifier == identifier } }
  func setBadge(_ count: Int) { badge = count }
  func setIdleInhibited(_ isInhibited: Bool) { isIdleInhibited = isInhibited }
  func end(_ identifier: String, _ answer: NotificationAnswer) {
    withdraw(identifier)
    self.answer?(identifier, answer)
  }
}
