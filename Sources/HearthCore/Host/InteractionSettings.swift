import Foundation

/// How pointer, caret and scroll bars behave, as the user of the desktop has chosen it. Source of the
/// values here: the defaults of GTK's settings.
package struct InteractionSettings: Equatable, Sendable {
  /// Seconds from one press to the next, at most, in a double click. Source: `gtk-double-click-time`.
  package var doubleClickTime = 0.4
  /// Points between the two presses of a double click, at most, along each axis. Source: `gtk-double-click-distance`.
  package var doubleClickDistance: CGFloat = 5
  /// Points that a pressed mouse moves before it drags what it has pressed. Source: `gtk-dnd-drag-threshold`.
  package var dragThreshold: CGFloat = 8
  /// Source: `gtk-cursor-blink`.
  package var caretBlinks = true
  /// Seconds in which a caret shows and hides once. Source: `gtk-cursor-blink-time`.
  package var caretBlinkTime = 1.2
  /// Seconds after the last key after which a caret stays. Source: `gtk-cursor-blink-timeout`.
  package var caretBlinkTimeout = 10.0
  /// Whether scroll bars come and go, and do not stay. Source: `gtk-overlay-scrolling`.
  package var hasOverlayScrolling = true
  /// Source: `gtk-key-theme` of `org.gnome.desktop.interface`.
  package var editingKeys = EditingKeyConvention.gtk
  package init() {}
}

/// Which keys move the caret and edit text.
package enum EditingKeyConvention: String, Sendable, CaseIterable {
  case gtk, mac, emacs

  /// - Parameter name: What the desktop calls it, in any case. Other names are the desktop's default.
  package init(named name: String) { self = Self(rawValue: name.lowercased()) ?? .gtk }
}
