import Foundation
import HearthCore
import HearthUI

/// The notifications of one app: what waits, what is shown, and who hears of it.
@MainActor final class NotificationDesk: AppObserver {
  struct Pending {
    let request: UNNotificationRequest
    let timer: Int
  }
  weak var delegate: (any UNUserNotificationCenterDelegate)?
  var categories: Set<UNNotificationCategory> = []
  private(set) var pending: [Pending] = []
  private(set) var delivered: [UNNotification] = []
  private weak var scenes: AppScenes?

  private init(_ scenes: AppScenes?) { self.scenes = scenes }
  nonisolated deinit {}
  /// That of a program without an app: nothing is shown.
  private static let alone = NotificationDesk(nil)
  /// That of the app whose code runs.
  static var current: NotificationDesk {
    guard let scenes = AppScenes.current else { return alone }
    for case let desk as NotificationDesk in scenes.observers { return desk }
    let desk = NotificationDesk(scenes)
    scenes.add(desk)
    scenes.platform.notifications?.answer = { [weak desk] in desk?.hear($0, $1) }
    return desk
  }
  var service: (any NotificationService)? { scenes?.platform.notifications }
  private var now: Date { scenes?.platform.date ?? Date() }

  func configure(_ values: inout EnvironmentValues) {}
  func appDidLaunch() {}
  func appOpens(_ url: URL) -> Bool { false }
  func appDidChange(_ change: AppChange) {}
  func appWillEnd() { pending = [] }

  func findOut(_ completion: @escaping @MainActor (Bool) -> Void) {
    // Later in any case: the app may call from where its views are made.
    let service = service
    Task { if let service { service.findOut(completion) } else { completion(false) } }
  }

  // MARK: - Before

  func add(_ request: UNNotificationRequest, _ completion: @escaping @MainActor ((any Error)?) -> Void) {
    removePending { $0 == request.identifier }
    if request.trigger != nil {
      guard wait(for: request) else { return fail(.notificationInvalidNoDate, completion) }
    }
    findOut { [self] isThere in
      if !isThere {
        removePending { $0 == request.identifier }
        return completion(UNError(.notificationsNotAllowed))
      }
      if request.trigger == nil { deliver(request) }
      completion(nil)
    }
  }
  private func fail(_ code: UNError.Code, _ completion: @escaping @MainActor ((any Error)?) -> Void) {
    Task { completion(UNError(code)) }
  }
  /// False where its time never comes.
  private func wait(for request: UNNotificationRequest) -> Bool {
    guard let scenes, let date = request.trigger?.date(after: now) else { return scenes == nil }
    let timer = scenes.perform(at: date) { [weak self] in
      guard let self else { return }
      pending.removeAll { $0.request === request }
      if request.trigger?.repeats == true { _ = wait(for: request) }
      deliver(request)
    }
    pending.append(Pending(request: request, timer: timer))
    return true
  }
  func removePending(where isGone: (String) -> Bool) {
    pending.removeAll {
      guard isGone($0.request.identifier) else { return false }
      scenes?.cancelTimer($0.timer)
      return true
    }
  }

  // MARK: - Now

  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(request, now)
    guard scenes?.phase == .active else { return show(notification, [.badge, .sound, .banner, .list]) }
    guard let delegate else { return }
    Task {
      show(notification, await delegate.userNotificationCenter(.current(), willPresent: notification))
    }
  }
  private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let request = notification.request, content = request.content
    if options.contains(.badge), let badge = content.badge { service?.setBadge(max(0, badge.intValue)) }
    guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
    let lines = [content.subtitle, content.body].filter { !$0.isEmpty }
    // Source: Apple, "UNNotificationContent": one without a title and a body is not shown.
    if content.title.isEmpty && lines.isEmpty { return }
    var shown = DesktopNotification(identifier: request.identifier)
    (shown.title, shown.body) = (content.title, lines.joined(separator: "\n"))
    for action in category(of: request)?.actions ?? [] {
      if let text = action as? UNTextInputNotificationAction {
        // Desktops have one field: the first action has it.
        shown.reply =
          shown.reply
          ?? DesktopNotification.Reply(
            key: text.identifier, title: text.title, send: text.textInputButtonTitle,
            placeholder: text.textInputPlaceholder)
      } else {
        shown.actions.append(DesktopNotification.Action(key: action.identifier, title: action.title))
      }
    }
    shown.sound = content.sound?.file
    shown.picture = content.attachments.first?.url
    shown.isUrgent = content.interruptionLevel == .timeSensitive || content.interruptionLevel == .critical
    shown.isSilent = content.sound == nil || !options.contains(.sound) || content.interruptionLevel == .passive
    delivered.removeAll { $0.request.identifier == request.identifier }
    delivered.append(notification)
    service?.show(shown)
  }
  private func category(of request: UNNotificationRequest) -> UNNotificationCategory? {
    categories.first { $0.identifier == request.content.categoryIdentifier }
  }

  // MARK: - Afterwards

  func removeDelivered(where isGone: (String) -> Bool) {
    for notification in delivered where isGone(notification.request.identifier) {
      service?.withdraw(notification.request.identifier)
    }
    delivered.removeAll { isGone($0.request.identifier) }
  }
  private func hear(_ identifier: String, _ answer: NotificationAnswer) {
    guard let index = delivered.firstIndex(where: { $0.request.identifier == identifier }) else { return }
    let notification = delivered.remove(at: index), category = category(of: notification.request)
    switch answer {
    case .expired: break
    case .dismissed:
      if category?.options.contains(.customDismissAction) == true {
        respond(notification, UNNotificationDismissActionIdentifier)
      }
    case .opened:
      comeToFront()
      respond(notification, UNNotificationDefaultActionIdentifier)
    case .action(let key):
      if category?.actions.first(where: { $0.identifier == key })?.options.contains(.foreground) == true {
        comeToFront()
      }
      respond(notification, key)
    case .replied(let key, let text):
      if category?.actions.first(where: { $0.identifier == key })?.options.contains(.foreground) == true {
        comeToFront()
      }
      respond(UNTextInputNotificationResponse(notification, key, text))
    }
  }
  private func comeToFront() { if let scenes, let front = scenes.front { scenes.raise(front) } }
  private func respond(_ notification: UNNotification, _ action: String) {
    respond(UNNotificationResponse(notification, action))
  }
  private func respond(_ response: UNNotificationResponse) {
    guard let delegate else { return }
    Task { await delegate.userNotificationCenter(.current(), didReceive: response) }
  }
}
