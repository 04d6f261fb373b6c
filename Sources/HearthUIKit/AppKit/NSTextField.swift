import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// Hears what the user does with a text. All of it may be left out.
@MainActor @preconcurrency public protocol NSControlTextEditingDelegate: AnyObject, NSObjectProtocol {
  /// The text begins to be edited. The notification's object is the field, as in the following.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// The user has changed the text.
  func controlTextDidChange(_ obj: Notification)
  /// The text is edited no longer.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Whether editing may end.
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSTextView) -> Bool
  /// A key that means a command to the text: `insertNewline:` for Return, `cancelOperation:` for Escape, `insertTab:`, `moveUp:`, `moveDown:`. True
  /// where the delegate has done what there is to do.
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}
extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSTextView) -> Bool { true }
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
}
/// Hears what the user does with a field.
@MainActor @preconcurrency public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
/// Hears what the user does with a search field.
@MainActor @preconcurrency public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}
extension NSSearchFieldDelegate {
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

/// A field of one line, or a text that cannot be edited.
///
///     let label = NSTextField(labelWithString: "Name")
///     let field = NSTextField(string: "")
///     field.delegate = self
@MainActor @preconcurrency open class NSTextField: NSControl {
  /// What the border of a field is like.
  public nonisolated enum BezelStyle: UInt, Sendable { case squareBezel = 0, roundedBezel }
  /// The text that is shown while the field is empty.
  open var placeholderString: String? { didSet { contentDidChange() } }
  /// The same with looks of its own.
  open var placeholderAttributedString: NSAttributedString? { didSet { contentDidChange() } }
  /// The text with looks of its own, of a text that cannot be edited.
  open var attributedStringValue: NSAttributedString {
    get { attributed ?? NSAttributedString(string: stringValue) }
    set {
      stringValue = newValue.string
      attributed = newValue
      contentDidChange()
    }
  }
  private var attributed: NSAttributedString?
  /// Whether the user can edit the text.
  open var isEditable = true { didSet { if isEditable != oldValue { contentDidChange() } } }
  /// Whether the user can select a text that cannot be edited.
  open var isSelectable = true { didSet { if isSelectable != oldValue { contentDidChange() } } }
  /// Whether there is a border around the field.
  open var isBordered = true { didSet { contentDidChange() } }
  /// The same.
  open var isBezeled: Bool {
    get { isBordered }
    set { isBordered = newValue }
  }
  /// What the border of the field is like: with round corners. Square ones are reported.
  open var bezelStyle: BezelStyle {
    get { .roundedBezel }
    set { reportUnkept("NSTextField.bezelStyle", if: newValue == .squareBezel, "fields have round corners.") }
  }
  /// Whether `backgroundColor` is behind the text.
  open var drawsBackground = true { didSet { groundDidChange() } }
  /// The colour of the text; nil for that of labels.
  open var textColor: NSColor? { didSet { contentDidChange() } }
  /// How a text is cut that is too long for its place.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { contentDidChange() } }
  /// The greatest number of lines of a text; 0 for as many as it takes.
  open var maximumNumberOfLines = 0 { didSet { contentDidChange() } }
  /// Whether a text is one line.
  open var usesSingleLineMode = false { didSet { contentDidChange() } }
  /// Who hears of the text. It is not kept.
  open weak var delegate: (any NSTextFieldDelegate)?
  private var ground: NSColor?
  open override var backgroundColor: NSColor? {
    get { ground }
    set {
      ground = newValue
      groundDidChange()
    }
  }
  private func groundDidChange() { super.backgroundColor = drawsBackground ? ground : nil }

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
    contentDidChange()
    field.owner = self
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// Creates a field with a text.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
  /// Creates a text of one line.
  public convenience init(labelWithString stringValue: String) {
    self.init(label: stringValue)
    (isSelectable, lineBreakMode, usesSingleLineMode) = (false, .byClipping, true)
    sizeToFit()
  }
  /// Creates a text of several lines.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(label: stringValue)
    sizeToFit()
  }
  /// Creates a text with looks of its own.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(label: attributedStringValue.string)
    (isSelectable, lineBreakMode) = (false, .byClipping)
    self.attributedStringValue = attributedStringValue
    sizeToFit()
  }
  private convenience init(label: String) {
    self.init(frame: .zero)
    (isEditable, isBordered, drawsBackground) = (false, false, false)
    stringValue = label
  }

  // MARK: The field of UIKit

  /// What is edited: it is made once, and lies in this view while the text can be edited.
  lazy var field = makeField()
  func makeField() -> FieldText { FieldText(UITextField(frame: .zero)) }
  private var isShown: Bool { isEditable }
  override var text: String {
    get { field.field.text ?? "" }
    set {
      attributed = nil
      field.field.text = newValue
      editor?.string = newValue
      contentDidChange()
    }
  }
  func contentDidChange() {
    let inner = field.field
    field.isHidden = !isShown
    behavior?.gesturesDidChange()
    inner.placeholder = placeholderString
    if let placeholderAttributedString { inner.attributedPlaceholder = placeholderAttributedString }
    inner.font = font ?? .systemFont(ofSize: NSFont.systemFontSize)
    inner.textColor = textColor ?? .label
    inner.textAlignment = alignment
    inner.isEnabled = isEnabled
    inner.borderStyle = isBordered ? .roundedRect : .none
    inner.accessibilityLabel = accessibilityLabel
    inner.accessibilityIdentifier = accessibilityIdentifier
    needsUpdate()
    invalidateIntrinsicContentSize()
  }
  override func enabledDidChange() { contentDidChange() }
  override func lookDidChange() { contentDidChange() }
  open override var accessibilityIdentifier: String? { didSet { contentDidChange() } }
  open override var accessibilityLabel: String? { didSet { contentDidChange() } }
  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds
  }
  open override var intrinsicContentSize: CGSize {
    isShown
      ? CGSize(width: Self.noIntrinsicMetric, height: field.field.intrinsicContentSize.height)
      : super.intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard isShown else { return super.sizeThatFits(size) }
    let wanted = field.field.sizeThatFits(size)
    return CGSize(width: max(wanted.width, frame.width), height: field.field.intrinsicContentSize.height)
  }
  override var breaksLines: Bool { !isShown && !usesSingleLineMode }
  override var isNamedByContent: Bool { false }
  override func makeContent() -> AnyView? {
    if isShown { return nil }
    var words: Text
    if let attributed { words = Text(AttributedString(uiKit: attributed)) } else { words = Text(verbatim: stringValue) }
    if let textColor { words = words.foregroundStyle(Color(nsColor: textColor)) }
    let lines = usesSingleLineMode ? 1 : maximumNumberOfLines > 0 ? maximumNumberOfLines : nil
    let label = words.lineLimit(lines).multilineTextAlignment(alignment.textAlignment)
      .truncationMode(
        lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
      )
      .frame(maxWidth: .infinity, alignment: alignment.frameAlignment)
    return wrap(isSelectable ? AnyView(label.textSelection(.enabled)) : AnyView(label.textSelection(.disabled)))
  }
  open override var acceptsFirstResponder: Bool { false }
  open override var canBecomeFirstResponder: Bool { isEditable && isEnabled }
  @discardableResult open override func becomeFirstResponder() -> Bool { field.field.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { field.field.resignFirstResponder() }
  open override var isFirstResponder: Bool { field.field.isFirstResponder }
  /// A text that is not edited leaves presses to what is around it, as to the row of a table.
  override var takesMouse: Bool { isEditable || ViewDrawing.isOfApp(type(of: self)) }
  /// The field has the keyboard wherever it is pressed.
  open override func mouseDown(with event: NSEvent) {
    if event.type == .leftMouseDown, isEditable, isEnabled, !isFirstResponder { becomeFirstResponder() }
  }
  /// Gives the field the keyboard, with all of its text selected.
  open func selectText(_ sender: Any?) {
    becomeFirstResponder()
    field.field.selectedTextRange = field.field.textRange(
      from: field.field.beginningOfDocument, to: field.field.endOfDocument)
  }
  private var editor: NSTextView?
  /// What stands for the text while it is edited; nil while it is not.
  open func currentEditor() -> NSTextView? { field.field.isEditing ? fieldEditor : nil }
  private var fieldEditor: NSTextView {
    let editor = editor ?? NSTextView(frame: .zero)
    self.editor = editor
    editor.string = stringValue
    return editor
  }

  // MARK: What the user does

  func userDidBegin() {
    let notification = note(NSControl.textDidBeginEditingNotification)
    delegate?.controlTextDidBeginEditing(notification)
    textDidBeginEditing(notification)
  }
  func userDidEdit() {
    attributed = nil
    let notification = note(NSControl.textDidChangeNotification)
    delegate?.controlTextDidChange(notification)
    textDidChange(notification)
  }
  func userDidEnd() {
    let notification = note(NSControl.textDidEndEditingNotification)
    delegate?.controlTextDidEndEditing(notification)
    textDidEndEditing(notification)
  }
  func userDidReturn() { act() }
  /// True where the delegate has done it.
  func performs(_ command: String) -> Bool {
    delegate?.control(self, textView: fieldEditor, doCommandBy: Selector(command)) ?? false
  }
  func mayEnd() -> Bool { delegate?.control(self, textShouldEndEditing: fieldEditor) ?? true }
  private func note(_ name: Notification.Name) -> Notification {
    let notification = Notification(name: name, object: self, userInfo: ["NSFieldEditor": fieldEditor])
    NotificationCenter.default.post(notification)
    return notification
  }
  /// The text begins to be edited. Does nothing by itself, as the following.
  open func textDidBeginEditing(_ notification: Notification) {}
  /// The user has changed the text.
  open func textDidChange(_ notification: Notification) {}
  /// The text is edited no longer.
  open func textDidEndEditing(_ notification: Notification) {}
}
extension NSControl {
  /// A text begins to be edited. The object is the control, as of the following.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  /// The user has changed a text.
  public nonisolated static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
  /// A text is edited no longer.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
}
extension NSTextAlignment {
  fileprivate var frameAlignment: Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}

/// A field of UIKit in one of AppKit, which hears of its keys.
@MainActor final class FieldText: UIView, UITextFieldDelegate {
  let field: UITextField
  weak var owner: NSTextField?
  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    addSubview(field)
    field.delegate = self
    field.commands = { [weak self] press in
      guard let self, let command = Self.commands[press.key], press.modifiers.isSubset(of: [.capsLock, .numericPad])
      else { return false }
      return owner?.performs(command) == true
    }
    field.addAction(UIAction { [weak self] _ in self?.owner?.userDidEdit() }, for: .editingChanged)
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func layoutSubviews() { field.frame = bounds }
  private static let commands: [KeyEquivalent: String] = [
    .return: "insertNewline:", .escape: "cancelOperation:", .tab: "insertTab:", .upArrow: "moveUp:",
    .downArrow: "moveDown:",
  ]
  func textFieldDidBeginEditing(_ textField: UITextField) { owner?.userDidBegin() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { owner?.mayEnd() ?? true }
  func textFieldDidEndEditing(_ textField: UITextField) { owner?.userDidEnd() }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    owner?.userDidReturn()
    return true
  }
}

/// A field whose text nobody is to see.
@MainActor @preconcurrency open class NSSecureTextField: NSTextField {
  nonisolated deinit {}
  override func makeField() -> FieldText {
    let field = UITextField(frame: .zero)
    field.isSecureTextEntry = true
    return FieldText(field)
  }
}

/// A field for what is looked for. Its method is called with each change, or with Return.
@MainActor @preconcurrency open class NSSearchField: NSTextField {
  /// Whether the method is called with Return alone.
  open var sendsWholeSearchString = false
  /// Whether the method is called with each change at once: it is in any case.
  open var sendsSearchStringImmediately: Bool {
    get { !sendsWholeSearchString }
    set { if newValue { sendsWholeSearchString = false } }
  }
  nonisolated deinit {}
  override func makeField() -> FieldText { FieldText(UISearchTextField(frame: .zero)) }
  private var isSearching = false
  override func userDidEdit() {
    super.userDidEdit()
    let isNow = !stringValue.isEmpty
    if isNow != isSearching {
      isSearching = isNow
      let delegate = delegate as? any NSSearchFieldDelegate
      if isNow { delegate?.searchFieldDidStartSearching(self) } else { delegate?.searchFieldDidEndSearching(self) }
    }
    if !sendsWholeSearchString || !isNow { act() }
  }
}
