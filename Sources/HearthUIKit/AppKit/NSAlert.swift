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
/// `runModal()` waits in the middle of the app's code: the app's windows take no input and are not drawn anew meanwhile.
@MainActor @preconcurrency open class NSAlert: NSObject {
  /// What an alert is about. It looks the same here.
  public enum Style: UInt, Sendable { case warning = 0, informational, critical }
  /// A button of an alert. Its key is Return, `"\r"`, which the first one has by itself, Escape, `"\u{1b}"`, which one named Cancel
  /// has, or none, `""`. Other keys do not press the buttons of a dialog here, which is reported.
  public typealias Button = NSButton
  private static func makeButton(_ title: String, _ key: String) -> NSButton {
    let button = NSButton(frame: .zero)
    (button.title, button.keyEquivalent) = (title, key)
    button.whenKeyChanged = { button in
      if ["", "\r", "\u{3}", "\u{1b}"].contains(button.keyEquivalent) { return }
      Report(
        kind: .notOnLinux, path: "NSAlert.Button.keyEquivalent",
        message: "the buttons of an alert are pressed by Return and Escape alone, and not by \(button.keyEquivalent)."
      ).tell()
    }
    return button
  }
  /// The question, in bold letters.
  open var messageText = "Alert"
  /// An explanation of the question.
  open var informativeText = ""
  /// What the alert is about: one that is `critical` has a sign of warning. Source: Apple, `NSAlert.Style`.
  open var alertStyle = Style.warning
  /// A view below the text, as large as its frame: the alert is a sheet then.
  open var accessoryView: NSView?
  /// A picture above the text; nil for none.
  open var icon: NSImage?
  /// Whether there is a box by which the user can say that this is not to be asked again: the alert is a sheet then.
  open var showsSuppressionButton = false
  /// That box.
  open private(set) lazy var suppressionButton: NSButton? = NSButton(
    checkboxWithTitle: String(localized: "Do not ask again"), target: nil, action: nil)
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
  /// Adds a button. The first one is what Return does; one named Cancel, in English or as the app's tables have it, is
  /// what Escape does. Source: Apple, `addButton(withTitle:)`.
  @discardableResult open func addButton(withTitle title: String) -> Button {
    let key = buttons.isEmpty ? "\r" : Self.isCancel(title) ? "\u{1b}" : ""
    let button = Self.makeButton(title, key)
    buttons.append(button)
    return button
  }
  private static func isCancel(_ title: String) -> Bool {
    title == "Cancel" || title == cancelTitle
  }
  /// What the button of that meaning is called in the user's language.
  static var cancelTitle: String { String(localized: "Cancel") }
  /// Which button Escape presses, and which Return; nil for none. A first button named Cancel is the way out where there
  /// are others and none of them is.
  private static func keys(of buttons: [Button]) -> (wayOut: Button?, preferred: Button?) {
    var wayOut = buttons.last { $0.isWayOut }
    if wayOut == nil, buttons.count > 1, let first = buttons.first, first.isDefault, isCancel(first.title) {
      wayOut = first
    }
    return (wayOut, buttons.first { $0.isDefault && $0 !== wayOut && !$0.hasDestructiveAction })
  }
  /// The buttons, or the one that an alert without has, with what each means.
  var shownButtons: [(button: Button, role: ModalQuestion.Role)] {
    let shown = buttons.isEmpty ? [Self.makeButton("OK", "\r")] : buttons
    let keys = Self.keys(of: shown)
    return shown.map { button in
      if button === keys.wayOut { return (button, .wayOut) }
      if button.hasDestructiveAction { return (button, .destructive) }
      return (button, button === keys.preferred ? .preferred : .plain)
    }
  }
  /// Asks in a window, and calls `handler` with the button that was pressed.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    let answer: (Int) -> Void = { index in
      handler?(NSApplication.ModalResponse(NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + index))
    }
    if accessoryView != nil || icon != nil || showsSuppressionButton {
      sheetWindow.controllerInFront?.present(AlertCardController(self, answer), animated: true)
      return
    }
    let message = informativeText.isEmpty ? nil : informativeText
    let alert = UIAlertController(title: messageText, message: message, preferredStyle: .alert)
    alert.severity = alertStyle == .critical ? .critical : .automatic
    for (index, (button, role)) in shownButtons.enumerated() {
      let style: UIAlertAction.Style = role == .wayOut ? .cancel : role == .destructive ? .destructive : .default
      let action = UIAlertAction(title: button.title, style: style) { _ in answer(index) }
      alert.addAction(action)
      if role == .preferred { alert.preferredAction = action }
    }
    sheetWindow.rootViewController?.present(alert, animated: true)
  }
  /// Asks in a dialog of the desktop, and waits until the user has answered.
  ///
  /// - Returns: The button that was pressed. Where nobody can be asked, what Escape does, or the last button; that is
  ///   reported.
  @discardableResult open func runModal() -> NSApplication.ModalResponse {
    reportUnkept(
      "NSAlert.accessoryView", if: accessoryView != nil,
      "the dialog that runModal() waits for has no place for it. Use beginSheetModal(for:completionHandler:).")
    reportUnkept("NSAlert.icon", if: icon != nil, "the dialog that runModal() waits for has the desktop's picture.")
    let shown = shownButtons
    var question = ModalQuestion(
      title: messageText, message: informativeText,
      buttons: shown.map { ModalQuestion.Button($0.button.title, $0.role) },
      isCritical: alertStyle == .critical)
    if showsSuppressionButton, let box = suppressionButton {
      (question.check, question.isChecked) = (box.title, box.state == .on)
    }
    let answer = UIApplication.shared.keyWindow?.content?.host.askNow(question)
    if let answer {
      if question.check != nil { suppressionButton?.state = answer.isChecked ? .on : .off }
    } else {
      Report(kind: .presentation, path: "NSAlert.runModal()", message: "there is nobody to ask: \(messageText)").tell()
    }
    let button = answer?.button ?? question.wayOut ?? shown.count - 1
    return NSApplication.ModalResponse(NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + button)
  }
  /// Asks in a window, and returns the button that was pressed.
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { waiting in
      beginSheetModal(for: sheetWindow) { waiting.resume(returning: $0) }
    }
  }
}

extension NSButton {
  /// Whether Return presses the button.
  fileprivate var isDefault: Bool { keyEquivalent == "\r" || keyEquivalent == "\u{3}" }
  /// Whether Escape does.
  fileprivate var isWayOut: Bool { keyEquivalent == "\u{1b}" }
}
