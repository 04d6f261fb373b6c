import Foundation
import HearthCore
import HearthUI

extension NSApplication {
  /// How something that was asked has ended.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates an answer with a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The user has agreed.
    public static let OK = ModalResponse(1)
    /// The user has given it up.
    public static let cancel = ModalResponse(0)
    /// The first button of an alert.
    public static let alertFirstButtonReturn = ModalResponse(1000)
    /// The second one.
    public static let alertSecondButtonReturn = ModalResponse(1001)
    /// The third one; those after it have the numbers that follow.
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }
}

/// Asks the user something, by the names of a Mac.
///
///     let alert = NSAlert()
///     alert.messageText = "Delete the note?"
///     alert.addButton(withTitle: "Delete").hasDestructiveAction = true
///     alert.addButton(withTitle: "Cancel")
///     alert.beginSheetModal(for: window) { if $0 == .alertFirstButtonReturn { delete() } }
///
/// There is no `runModal()`: nothing on Linux may wait within an event until the user answers.
@MainActor @preconcurrency open class NSAlert: NSObject {
  /// What an alert is about. It looks the same here.
  public enum Style: UInt, Sendable { case warning = 0, informational, critical }
  /// A button of an alert.
  @MainActor public final class Button: NSObject {
    /// What the button says.
    public var title: String
    /// Whether the button takes something away: it is marked then.
    public var hasDestructiveAction = false
    init(_ title: String) { self.title = title }
    nonisolated deinit {}
  }
  /// What is asked.
  open var messageText = "Alert"
  /// What is to be known about it.
  open var informativeText = ""
  /// What the alert is about.
  open var alertStyle = Style.warning
  /// The buttons, in the order in which they were added.
  open private(set) var buttons: [Button] = []
  public override init() { super.init() }
  /// Creates an alert that tells of an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    informativeText = (error as? any LocalizedError)?.recoverySuggestion ?? ""
  }
  nonisolated deinit {}
  /// Adds a button. The first one is what Return does; one named Cancel is what Escape does.
  @discardableResult open func addButton(withTitle title: String) -> Button {
    let button = Button(title)
    buttons.append(button)
    return button
  }
  /// Asks in a window, and calls `handler` with the button that was pressed.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    let message = informativeText.isEmpty ? nil : informativeText
    let alert = UIAlertController(title: messageText, message: message, preferredStyle: .alert)
    let shown = buttons.isEmpty ? [Button("OK")] : buttons
    for (index, button) in shown.enumerated() {
      let isCancel = button.title == "Cancel" && shown.count > 1
      let style: UIAlertAction.Style = button.hasDestructiveAction ? .destructive : isCancel ? .cancel : .default
      let action = UIAlertAction(title: button.title, style: style) { _ in
        handler?(NSApplication.ModalResponse(NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + index))
      }
      alert.addAction(action)
      if index == 0 && style == .default { alert.preferredAction = action }
    }
    sheetWindow.rootViewController?.present(alert, animated: true)
  }
  /// Asks in a window, and returns the button that was pressed.
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { waiting in
      beginSheetModal(for: sheetWindow) { waiting.resume(returning: $0) }
    }
  }
}
