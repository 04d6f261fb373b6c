import Foundation
import HearthCore

/// Notifications that an app posts to assistive technology.
///
///     AccessibilityNotification.Announcement("12 photos were imported").post()
///
/// Changes of a window are announced without it. Where no screen reader runs, nothing happens.
nonisolated public enum AccessibilityNotification {
  /// A text that is read to the user.
  nonisolated public struct Announcement: Sendable {
    let text: String
    /// A text that is looked up in the language of the app.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }
    /// A text as it stands.
    @_disfavoredOverload public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// A text as it stands.
    @_disfavoredOverload public init<S: StringProtocol>(_ announcement: S) { text = String(announcement) }
    /// Has the text read, in the window that the user is in.
    public func post() { AccessibilityNotification.announce(text) }
  }
  /// Content was scrolled by a page. The text says where the user is now, for example "Page 3 of 9".
  nonisolated public struct PageScrolled: Sendable {
    let text: String
    /// A text that is looked up in the language of the app.
    public init(_ message: LocalizedStringResource) { text = String(localized: message) }
    /// A text as it stands.
    @_disfavoredOverload public init(_ message: AttributedString) { text = String(message.characters) }
    /// A text as it stands.
    @_disfavoredOverload public init<S: StringProtocol>(_ message: S) { text = String(message) }
    /// Has the text read, in the window that the user is in.
    public func post() { AccessibilityNotification.announce(text) }
  }
  /// A part of the window looks different.
  nonisolated public struct LayoutChanged: @unchecked Sendable {
    // Unchecked: it is read once, by the thread that posts.
    let argument: Any?
    /// With a text, which is read, or with nothing. What the user is at is left alone: other arguments say nothing here.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Tells of it.
    public func post() { AccessibilityNotification.announce(argument: argument) }
  }
  /// Most of the window looks different.
  nonisolated public struct ScreenChanged: @unchecked Sendable {
    // Unchecked: it is read once, by the thread that posts.
    let argument: Any?
    /// With a text, which is read, or with nothing. What the user is at is left alone: other arguments say nothing here.
    public init(_ argument: Any? = nil) { self.argument = argument }
    /// Tells of it.
    public func post() { AccessibilityNotification.announce(argument: argument) }
  }
  fileprivate static func announce(argument: Any?) { if let text = text(of: argument) { announce(text) } }
  /// What is read of an argument; nil for what is no text.
  package static func text(of argument: Any?) -> String? {
    switch argument {
    case let text as String: text
    case let text as AttributedString: String(text.characters)
    case let text as NSAttributedString: text.string
    default: nil
    }
  }
  fileprivate static func announce(_ text: String) {
    if isOnMainThread() {
      MainActor.assumeIsolated { announceNow(text) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { announceNow(text) } }
    }
  }
  /// Where something is read that no window says while its code runs, and no app: the window of a test that acted last.
  @MainActor package static weak var hostWithoutApp: (any WindowHost)?
  @MainActor private static func announceNow(_ text: String) {
    let host = AppScenes.currentContent?.host ?? hostWithoutApp ?? AppScenes.current?.currentSession?.host
    host?.announce(text)
  }
}
