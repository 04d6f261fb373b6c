import Foundation
import HearthCore

// What the user of the desktop has chosen for pointer, caret and scroll bars. A window follows a
// change at once, as it does on a desktop.

extension TestWindow {
  private func change(_ change: (inout InteractionSettings) -> Void) {
    change(&host.settings.interaction)
    // A setter has no line of a test; what does not settle is recorded here.
    act(CallSite(#fileID, #filePath, #line, #column)) { content.handle(.settings(host.settings)) }
  }
  private func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }

  /// How long the two presses of a double click may be apart; 0.4 seconds unless a test says otherwise.
  public var doubleClickTime: Duration {
    get { .seconds(host.settings.interaction.doubleClickTime) }
    set { change { $0.doubleClickTime = seconds(newValue) } }
  }
  /// How far the two presses of a double click may be apart along each axis: points; 5 unless a test says otherwise.
  public var doubleClickDistance: CGFloat {
    get { host.settings.interaction.doubleClickDistance }
    set { change { $0.doubleClickDistance = newValue } }
  }
  /// How far a pressed mouse moves before it drags: points; 8 unless a test says otherwise.
  public var dragThreshold: CGFloat {
    get { host.settings.interaction.dragThreshold }
    set { change { $0.dragThreshold = newValue } }
  }
  public var caretBlinks: Bool {
    get { host.settings.interaction.caretBlinks }
    set { change { $0.caretBlinks = newValue } }
  }
  /// How long a caret takes to show and hide once; 1.2 seconds unless a test says otherwise.
  public var caretBlinkTime: Duration {
    get { .seconds(host.settings.interaction.caretBlinkTime) }
    set { change { $0.caretBlinkTime = seconds(newValue) } }
  }
  /// How long a caret blinks after the last key before it stays; 10 seconds unless a test says otherwise.
  public var caretBlinkTimeout: Duration {
    get { .seconds(host.settings.interaction.caretBlinkTimeout) }
    set { change { $0.caretBlinkTimeout = seconds(newValue) } }
  }
  /// Which keys move the caret and edit text: those of the user's desktop, of macOS with Control as Command, or of Emacs.
  public enum EditingKeys: String, Sendable { case gtk, mac, emacs }
  /// The keys that edit text; those of GTK unless a test says otherwise.
  public var editingKeys: EditingKeys {
    get { EditingKeys(rawValue: host.settings.interaction.editingKeys.rawValue) ?? .gtk }
    set { change { $0.editingKeys = EditingKeyConvention(named: newValue.rawValue) } }
  }
  /// Whether scroll bars come and go, and do not stay.
  public var hasOverlayScrolling: Bool {
    get { host.settings.interaction.hasOverlayScrolling }
    set { change { $0.hasOverlayScrolling = newValue } }
  }
}
