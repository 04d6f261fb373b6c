import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// Hears what the user does with a text. All of it may be left out.
@MainActor @preconcurrency public protocol NSTextDelegate: AnyObject, NSObjectProtocol {
  /// The text begins to be edited.
  func textDidBeginEditing(_ notification: Notification)
  /// The user has changed the text.
  func textDidChange(_ notification: Notification)
  /// The text is edited no longer.
  func textDidEndEditing(_ notification: Notification)
}
extension NSTextDelegate {
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
}
/// Hears what the user does with a text, and says what may be done. All of it may be left out.
@MainActor @preconcurrency public protocol NSTextViewDelegate: NSTextDelegate {
  /// Whether a part of the text may become another; nil for a change of looks.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool
  /// Another part of the text is selected.
  func textViewDidChangeSelection(_ notification: Notification)
  /// A key that means a command: `insertNewline:`, `cancelOperation:`, `insertTab:`, `moveUp:`, `moveDown:`. True where the delegate has
  /// done what there is to do.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}
extension NSTextViewDelegate {
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
  public func textViewDidChangeSelection(_ notification: Notification) {}
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
}

/// A text of several lines. It scrolls by itself, in a scroll view or without one.
///
///     let scrollView = NSTextView.scrollableTextView()
///     let textView = scrollView.documentView as! NSTextView
@MainActor @preconcurrency open class NSTextView: NSView, ScrollsItself {
  /// The text.
  open var string: String {
    get { inner.text ?? "" }
    set { if newValue != inner.text { inner.text = newValue } }
  }
  /// The text with its looks; nil for that of the text alone.
  open var attributedString: NSAttributedString { inner.attributedText ?? NSAttributedString(string: string) }
  /// The font of the text.
  open var font: NSFont? {
    get { inner.font }
    set { inner.font = newValue ?? .systemFont(ofSize: NSFont.systemFontSize) }
  }
  /// The colour of the text.
  open var textColor: NSColor? {
    get { inner.textColor }
    set { inner.textColor = newValue ?? .label }
  }
  /// At which side lines begin.
  open var alignment: NSTextAlignment {
    get { inner.textAlignment }
    set { inner.textAlignment = newValue }
  }
  /// Whether the user can change the text.
  open var isEditable: Bool {
    get { inner.isEditable }
    set { inner.isEditable = newValue }
  }
  /// Whether the user can select parts of it.
  open var isSelectable: Bool {
    get { inner.isSelectable }
    set { inner.isSelectable = newValue }
  }
  /// Who hears of the text. It is not kept.
  open weak var delegate: (any NSTextViewDelegate)?
  /// Whether `backgroundColor` is behind the text.
  open var drawsBackground = true { didSet { groundDidChange() } }
  private var ground: NSColor? = .textBackgroundColor
  open override var backgroundColor: NSColor? {
    get { ground }
    set {
      ground = newValue
      groundDidChange()
    }
  }
  private func groundDidChange() { super.backgroundColor = drawsBackground ? ground : nil }
  /// The colour of the caret.
  open var insertionPointColor: NSColor? {
    get { inner.tintColor }
    set { inner.tintColor = newValue }
  }
  /// Between the edges and the text: points.
  open var textContainerInset: CGSize {
    get { CGSize(width: inner.textContainerInset.left, height: inner.textContainerInset.top) }
    set {
      inner.textContainerInset = UIEdgeInsets(
        top: newValue.height, left: newValue.width, bottom: newValue.height, right: newValue.width)
    }
  }
  /// The room that the text has.
  open var textContainer: NSTextContainer? { inner.textContainer }
  /// What text has that is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { inner.typingAttributes }
    set { inner.typingAttributes = newValue }
  }
  /// Whether words that are not in the dictionary are marked.
  open var isContinuousSpellCheckingEnabled: Bool {
    get { inner.spellCheckingType != .no }
    set { inner.spellCheckingType = newValue ? .yes : .no }
  }
  /// Whether words are corrected while one types.
  open var isAutomaticSpellingCorrectionEnabled: Bool {
    get { inner.autocorrectionType != .no }
    set { inner.autocorrectionType = newValue ? .yes : .no }
  }
  /// Whether straight quotation marks become curved ones.
  open var isAutomaticQuoteSubstitutionEnabled: Bool {
    get { inner.smartQuotesType != .no }
    set { inner.smartQuotesType = newValue ? .yes : .no }
  }
  /// Whether two hyphens become a dash.
  open var isAutomaticDashSubstitutionEnabled: Bool {
    get { inner.smartDashesType != .no }
    set { inner.smartDashesType = newValue ? .yes : .no }
  }
  /// Whether changes can be undone: they can. False is reported.
  open var allowsUndo: Bool {
    get { true }
    set { reportUnkept("NSTextView.allowsUndo", if: !newValue, "what a user types can be undone in every text.") }
  }
  /// Whether the text has looks that the user sets: it has not. True is reported.
  open var isRichText: Bool {
    get { false }
    set {
      reportUnkept(
        "NSTextView.isRichText", if: newValue,
        "letters have the looks of the view. A TextEditor with an AttributedString has looks of its own.")
    }
  }
  /// Whether the text is as high as it needs to be: it is, within the view, which scrolls. False is reported.
  open var isVerticallyResizable: Bool {
    get { true }
    set {
      reportUnkept(
        "NSTextView.isVerticallyResizable", if: !newValue,
        "the text scrolls in its view. Give that a height of its own.")
    }
  }

  let inner: UITextView
  final var scroller: UIScrollView? { inner }
  private let relay = TextRelay()
  public override init(frame: CGRect) {
    inner = UITextView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    inner.font = .systemFont(ofSize: NSFont.systemFontSize)
    inner.textContainerInset = .zero
    relay.owner = self
    inner.delegate = relay
    inner.commands = { [weak self] press in
      guard let self, let command = Self.commands[press.key], press.modifiers.isSubset(of: [.capsLock, .numericPad])
      else { return false }
      return delegate?.textView(self, doCommandBy: Selector(command)) == true || performsOwn(press.key)
    }
    addSubview(inner)
    groundDidChange()
  }
  /// Creates a text with the room of a container: it has one of its own, as large as the view.
  public convenience init(frame frameRect: CGRect, textContainer container: NSTextContainer?) {
    self.init(frame: frameRect)
    if let container { inner.textContainer.lineFragmentPadding = container.lineFragmentPadding }
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// A text in a scroll view.
  public class func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView(frame: .zero)
    scroll.documentView = NSTextView(frame: .zero)
    return scroll
  }
  open override var accessibilityIdentifier: String? {
    didSet { inner.accessibilityIdentifier = accessibilityIdentifier }
  }
  open override var accessibilityLabel: String? { didSet { inner.accessibilityLabel = accessibilityLabel } }
  open override func layoutSubviews() {
    super.layoutSubviews()
    inner.frame = bounds
  }
  private static let commands: [KeyEquivalent: String] = [
    .return: "insertNewline:", .escape: "cancelOperation:", .tab: "insertTab:", .upArrow: "moveUp:",
    .downArrow: "moveDown:", .delete: "deleteBackward:",
  ]
  open override var canBecomeFirstResponder: Bool { isEditable }
  @discardableResult open override func becomeFirstResponder() -> Bool { inner.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { inner.resignFirstResponder() }
  open override var isFirstResponder: Bool { inner.isFirstResponder }

  /// The range that is selected.
  open func selectedRange() -> NSRange { inner.selectedRange }
  /// Selects a part: UTF-16 places of the text.
  open func setSelectedRange(_ charRange: NSRange) { inner.selectedRange = charRange }
  /// The selection: one range.
  open var selectedRanges: [NSValue] {
    get { [NSValue(range: inner.selectedRange)] }
    set { if let first = newValue.first { inner.selectedRange = first.rangeValue } }
  }
  /// Replaces a range by text; at the caret if its location is `NSNotFound`.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    guard let text = (string as? NSAttributedString)?.string ?? string as? String else { return }
    if replacementRange.location != NSNotFound { inner.selectedRange = replacementRange }
    inner.insertText(text)
  }
  /// Scrolls until a part is seen: UTF-16 places of the text.
  open func scrollRangeToVisible(_ range: NSRange) { inner.scrollRangeToVisible(range) }
  /// Scrolls to the end.
  open func scrollToEndOfDocument(_ sender: Any?) {
    inner.scrollRangeToVisible(NSRange(location: (string as NSString).length, length: 0))
  }
  /// Selects all of the text.
  open func selectAll(_ sender: Any?) {
    inner.selectedRange = NSRange(location: 0, length: (string as NSString).length)
  }

  fileprivate func note(_ name: Notification.Name) -> Notification {
    let notification = Notification(name: name, object: self)
    NotificationCenter.default.post(notification)
    return notification
  }
  /// The user has changed the text. Does nothing by itself.
  open func didChangeText() {}
  /// Whether a part may become another: asks the delegate. Call it before a change of `textStorage`, and `didChangeText()` after it.
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    isEditable
      && delegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString) ?? true
  }

  // MARK: - Keys

  // Called for keys where a class of the app overrides one of these, or by the app.
  /// Return: a new line.
  open func insertNewline(_ sender: Any?) { if isEditable { inner.insertText("\n") } }
  /// Tab: a tab.
  open func insertTab(_ sender: Any?) { if isEditable { inner.insertText("\t") } }
  /// Backspace: what is selected goes, or the letter before the caret.
  open func deleteBackward(_ sender: Any?) { if isEditable { inner.deleteBackward() } }
  /// What is selected goes.
  open func delete(_ sender: Any?) { if isEditable, selectedRange().length > 0 { inner.insertText("") } }
  /// Copies what is selected.
  open func copy(_ sender: Any?) {
    let range = selectedRange()
    guard range.length > 0 else { return }
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString((string as NSString).substring(with: range), forType: .string)
  }
  /// Copies what is selected, and takes it out of the text.
  open func cut(_ sender: Any?) {
    copy(sender)
    delete(sender)
  }
  /// Enters the text of the clipboard.
  open func paste(_ sender: Any?) {
    if isEditable, let text = NSPasteboard.general.string(forType: .string) { inner.insertText(text) }
  }
  private func performsOwn(_ key: KeyEquivalent) -> Bool {
    let type = type(of: self)
    switch key {
    case .return where ClassMethods.newlines.areOverridden(by: type): insertNewline(self)
    case .tab where ClassMethods.tabs.areOverridden(by: type): insertTab(self)
    case .delete where ClassMethods.backspaces.areOverridden(by: type): deleteBackward(self)
    default: return false
    }
    return true
  }
  /// The text begins to be edited. The object is the text view, as of the following.
  public nonisolated static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
  /// The user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name("NSTextDidChangeNotification")
  /// The same by its older name.
  public nonisolated static let didChangeNotification = textDidChangeNotification
  /// The text is edited no longer.
  public nonisolated static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
  /// Another part is selected.
  public nonisolated static let didChangeSelectionNotification = Notification.Name(
    "NSTextViewDidChangeSelectionNotification")
}
extension ClassMethods {
  fileprivate static let newlines = ClassMethods(of: NSTextView.self, overriddenBy: NewlineText.self)
  fileprivate static let tabs = ClassMethods(of: NSTextView.self, overriddenBy: TabText.self)
  fileprivate static let backspaces = ClassMethods(of: NSTextView.self, overriddenBy: BackspaceText.self)
}
private final class NewlineText: NSTextView { override func insertNewline(_ sender: Any?) { tag = 1 } }
private final class TabText: NSTextView { override func insertTab(_ sender: Any?) { tag = 2 } }
private final class BackspaceText: NSTextView { override func deleteBackward(_ sender: Any?) { tag = 3 } }

/// Hears what the text of UIKit says.
@MainActor private final class TextRelay: NSObject, UITextViewDelegate {
  weak var owner: NSTextView?
  nonisolated deinit {}
  func textViewDidBeginEditing(_ textView: UITextView) {
    owner.map { $0.delegate?.textDidBeginEditing($0.note(NSTextView.didBeginEditingNotification)) }
  }
  func textViewDidEndEditing(_ textView: UITextView) {
    owner.map { $0.delegate?.textDidEndEditing($0.note(NSTextView.didEndEditingNotification)) }
  }
  func textViewDidChange(_ textView: UITextView) {
    guard let owner else { return }
    let notification = owner.note(NSTextView.textDidChangeNotification)
    owner.didChangeText()
    owner.delegate?.textDidChange(notification)
  }
  func textViewDidChangeSelection(_ textView: UITextView) {
    guard let owner else { return }
    let notification = owner.note(NSTextView.didChangeSelectionNotification)
    owner.delegate?.textViewDidChangeSelection(notification)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    owner.flatMap { $0.enclosingScrollView }?.contentDidMove(to: scrollView.contentOffset)
  }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    owner.map { $0.delegate?.textView($0, shouldChangeTextIn: range, replacementString: text) ?? true } ?? true
  }
}
