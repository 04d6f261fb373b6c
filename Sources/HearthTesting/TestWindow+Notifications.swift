import Foundation
import HearthCore
import SwiftUI

/// A message of the app that the desktop shows outside of its windows, as a test sees it.
@MainActor public struct NotificationElement {
  let window: TestWindow
  let shown: DesktopNotification
  /// What the app calls the request.
  public var identifier: String { shown.identifier }
  /// The first line.
  public var title: String { shown.title }
  /// The lines below.
  public var body: String { shown.body }
  /// The titles of the buttons.
  public var buttons: [String] { shown.actions.map(\.title) }
  /// Whether no sound is heard.
  public var isSilent: Bool { shown.isSilent }
  /// Whether it stays until the user has seen it.
  public var isUrgent: Bool { shown.isUrgent }
  /// The file of its picture; nil for none.
  public var picture: URL? { shown.picture }

  /// The user presses the message itself. It goes.
  public func press(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { answer(.opened, CallSite(fileID, filePath, line, column)) }
  /// The user presses the button with this title, and the message goes. Does nothing where there is none.
  public func press(
    _ button: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard let action = shown.actions.first(where: { $0.title == button }) else { return }
    answer(.action(action.key), CallSite(fileID, filePath, line, column))
  }
  /// The title of the button beside which the user writes an answer; nil for none.
  public var reply: String? { shown.reply?.title }
  /// The file of its sound; nil for the desktop's own.
  public var sound: URL? { shown.sound }
  /// The user writes an answer beside the button for that, and the message goes. Does nothing where there is none.
  public func reply(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard let reply = shown.reply else { return }
    answer(.replied(reply.key, text: text), CallSite(fileID, filePath, line, column))
  }
  /// The user puts the message away.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { answer(.dismissed, CallSite(fileID, filePath, line, column)) }

  private func answer(_ answer: NotificationAnswer, _ site: CallSite) {
    window.act(site) { window.application?.testNotifications.end(shown.identifier, answer) }
  }
}

extension TestWindow {
  /// The messages of the app that the desktop shows, in the order in which they came.
  ///
  /// ```swift
  /// window.advance(by: 60)
  /// #expect(window.notifications.map(\.title) == ["Tea is ready"])
  /// window.notifications.first?.press()
  /// ```
  public var notifications: [NotificationElement] {
    (application?.testNotifications.shown ?? []).map { NotificationElement(window: self, shown: $0) }
  }
  /// Whether the desktop shows messages. True by itself.
  public var showsNotifications: Bool {
    get { application?.testNotifications.isAvailable ?? false }
    set { application?.testNotifications.isAvailable = newValue }
  }
  /// The number at the app's icon; 0 for none.
  public var badge: Int { application?.testNotifications.badge ?? 0 }
  /// What a screen reader was to read to the user, in order.
  public var announcements: [String] { host.announcements }
  /// Whether the app keeps the desktop from locking the screen.
  public var keepsScreenAwake: Bool { application?.testNotifications.isIdleInhibited ?? false }
}
