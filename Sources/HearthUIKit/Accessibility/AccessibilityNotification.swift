import Foundation
import HearthCore
import HearthUI

/// What a screen reader is told of the app, besides what it finds in the views.
///
/// ```swift
/// AccessibilityNotification.Announcement("Message sent").post()
/// ```
///
/// Source: Apple, documentation of AccessibilityNotification.
public enum AccessibilityNotification {
  /// A text is read to the user, in the window that is active.
  public struct Announcement: Sendable {
    let text: String
    /// A text, read as it stands.
    public init(_ announcement: String) { text = announcement }
    /// A text, read in the language of the user.
    @_disfavoredOverload public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }
    /// A text, read without its attributes.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// Has it read.
    public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
  }
  /// A part of the window looks different.
  public struct LayoutChanged: Sendable {
    let text: String?
    /// With a text that is read, or without.
    public init(_ announcement: String? = nil) { text = announcement }
    /// Tells of it.
    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: text) }
  }
  /// Most of the window looks different.
  public struct ScreenChanged: Sendable {
    let text: String?
    /// With a text that is read, or without.
    public init(_ announcement: String? = nil) { text = announcement }
    /// Tells of it.
    public func post() { UIAccessibility.post(notification: .screenChanged, argument: text) }
  }
  /// A page was scrolled.
  public struct PageScrolled: Sendable {
    let text: String
    /// What is read, such as "Page 3 of 5".
    public init(_ announcement: String) { text = announcement }
    /// Tells of it.
    public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
  }
}
