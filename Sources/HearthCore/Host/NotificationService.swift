import Foundation

/// A message of an app that the desktop shows outside of its windows.
package struct DesktopNotification: Equatable, Sendable {
  /// A button of the message, or in its place the whole message.
  package struct Action: Equatable, Sendable {
    package var key: String
    package var title: String
    package init(key: String, title: String) { (self.key, self.title) = (key, title) }
  }
  /// A button beside which the user writes an answer. Few desktops have one: the others leave it out.
  package struct Reply: Equatable, Sendable {
    package var key: String
    package var title: String
    /// What stands on the button that sends the text; empty for the desktop's own word.
    package var send: String
    /// What stands in the empty field.
    package var placeholder: String
    package init(key: String, title: String, send: String, placeholder: String) {
      (self.key, self.title, self.send, self.placeholder) = (key, title, send, placeholder)
    }
  }
  /// Tells it from others of the app: one with the same name takes its place.
  package var identifier: String
  package var title = ""
  package var body = ""
  package var actions: [Action] = []
  /// The file of a picture; nil for none.
  package var picture: URL?
  /// Whether it stays until the user has seen it.
  package var isUrgent = false
  package var isSilent = false
  /// The file of a sound; nil for the desktop's own.
  package var sound: URL?
  package var reply: Reply?
  package init(identifier: String) { self.identifier = identifier }
}

/// What the user did with a message.
package enum NotificationAnswer: Equatable, Sendable {
  /// Pressed the message itself.
  case opened
  /// Pressed the button with this key.
  case action(String)
  /// Wrote a text beside the button with this key.
  case replied(String, text: String)
  /// Put it away.
  case dismissed
  /// It went by itself, and is not shown any longer.
  case expired
}

/// A type that shows messages of the app: the service of the desktop, or a test.
@MainActor package protocol NotificationService: AnyObject {
  /// Calls `completion` with whether the desktop shows messages, at once or later.
  func findOut(_ completion: @escaping @MainActor (Bool) -> Void)
  func show(_ notification: DesktopNotification)
  /// Takes a message away, if it is still shown.
  func withdraw(_ identifier: String)
  /// Called with the identifier of a message and what the user did with it, neither within a frame nor within an event.
  var answer: (@MainActor (String, NotificationAnswer) -> Void)? { get set }
  /// Shows a number at the app's icon, where the desktop does; 0 for none.
  func setBadge(_ count: Int)
  /// Keeps the desktop from locking the screen by itself, or lets it again.
  func setIdleInhibited(_ isInhibited: Bool)
}
