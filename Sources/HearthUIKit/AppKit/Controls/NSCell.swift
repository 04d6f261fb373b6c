import Foundation
import HearthCore
import HearthUI

/// What stands for the inside of a control, where apps say something of it: all of it is the control's own.
@MainActor @preconcurrency open class NSCell: NSObject {
  /// The control.
  public private(set) weak var controlView: NSControl?
  init(_ control: NSControl) { controlView = control }
  nonisolated deinit {}
  private var field: NSTextField? { controlView as? NSTextField }
  /// See `NSControl.stringValue`.
  open var stringValue: String {
    get { controlView?.stringValue ?? "" }
    set { controlView?.stringValue = newValue }
  }
  /// See `NSControl.font`.
  open var font: NSFont? {
    get { controlView?.font }
    set { controlView?.font = newValue }
  }
  /// See `NSControl.alignment`.
  open var alignment: NSTextAlignment {
    get { controlView?.alignment ?? .natural }
    set { controlView?.alignment = newValue }
  }
  /// See `NSTextField.lineBreakMode`.
  open var lineBreakMode: NSLineBreakMode {
    get { field?.lineBreakMode ?? .byWordWrapping }
    set { field?.lineBreakMode = newValue }
  }
  /// See `NSTextField.usesSingleLineMode`.
  open var usesSingleLineMode: Bool {
    get { field?.usesSingleLineMode ?? true }
    set { field?.usesSingleLineMode = newValue }
  }
  /// Whether a text has as many lines as it takes.
  open var wraps: Bool {
    get { !usesSingleLineMode }
    set { usesSingleLineMode = !newValue }
  }
  /// Whether a text is one line, of which a part is seen.
  open var isScrollable: Bool {
    get { usesSingleLineMode }
    set { usesSingleLineMode = newValue }
  }
  /// Whether the last line is cut with a sign of it where there are more: it is. False is reported.
  open var truncatesLastVisibleLine: Bool {
    get { true }
    set { reportUnkept("NSCell.truncatesLastVisibleLine", if: !newValue, "a text that is cut says so.") }
  }
  /// Whether the method is called when a text is edited no longer: see `NSControl.isContinuous` and the delegate. True is reported.
  open var sendsActionOnEndEditing: Bool {
    get { false }
    set {
      reportUnkept("NSCell.sendsActionOnEndEditing", if: newValue, "use controlTextDidEndEditing(_:) of the delegate.")
    }
  }
}

extension NSControl {
  /// What stands for the inside of the control.
  public var cell: NSCell? { NSCell(self) }
  /// By which events the control calls its method: by the usual button alone, when it is let go. Others are reported.
  @discardableResult public func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    reportUnkept(
      "NSControl.sendAction(on:)",
      if: !mask.isDisjoint(with: [.rightMouseDown, .rightMouseUp, .otherMouseDown, .otherMouseUp]),
      "a control is pressed by the usual button. Give it a menu for the other one.")
    return Int(truncatingIfNeeded: NSEvent.EventTypeMask.leftMouseUp.rawValue)
  }
}
