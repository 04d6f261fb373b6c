import Foundation
import HearthCore
import HearthUI

/// Who is asked and told about a text field.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may be edited: asked when it has got the keyboard, which false takes away again.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Whether the field may lose the keyboard, which false gives it again.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field is edited no longer, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the button that empties the field may do so.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The field is being edited.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// The field is edited no longer.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a change may happen. The range is of the text as it is, in UTF-16.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Return was pressed. What it answers has no effect: the field has no other use for the key.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Another part of the text is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
}
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// A line of text that can be edited: a `TextField` of SwiftUI.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput, EditedText,
  UIContentSizeCategoryAdjusting
{
  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing, a line, a line with a shadow, or a line with round corners.
    case none = 0, line, bezel, roundedRect
  }
  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// When something beside the text is shown.
    case never = 0, whileEditing, unlessEditing, always
  }
  /// Why a field is edited no longer.
  public enum DidEndEditingReason: Int, Sendable {
    /// It lost the keyboard, or on a television the user went back.
    case committed = 0, cancelled
  }
  /// The user has changed the text. The object is the field, as with the others.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// The field is being edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The field is edited no longer.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  private var value = ""
  /// The text.
  open var text: String? {
    get { value }
    set {
      if newValue ?? "" == value { return }
      value = newValue ?? ""
      needsUpdate()
    }
  }
  /// The text with attributes. Those of its first letter are the font and the colour of all of it: a field has one of each, and
  /// letters that look different are reported.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: value, attributes: defaultTextAttributes) }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      var range = NSRange()
      let first = newValue.attributes(at: 0, effectiveRange: &range)
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
      reportUnkept(
        "UITextField.attributedText", if: range.length < newValue.length,
        "the attributes of the first letter hold for all of the text. Use UITextView.")
    }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    didSet {
      attributedPrompt = nil
      needsUpdate()
    }
  }
  private var attributedPrompt: NSAttributedString?
  /// The text that is shown while the field is empty, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { attributedPrompt ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      attributedPrompt = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }
  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { needsUpdate(); invalidateIntrinsicContentSize() } }
  /// Whether a font of `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics` follows the size of text around the
  /// view.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      needsUpdate()
      adjustFont()
    }
  }
  override var adjustsFont: Bool { adjustsFontForContentSizeCategory }
  override func adjustFont() { if adjustsFont, let new = adjusted(font) { font = new } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { needsUpdate() } }
  /// At which side the text stands.
  open var textAlignment = NSTextAlignment.natural { didSet { needsUpdate() } }
  /// The border around the field.
  open var borderStyle = BorderStyle.none { didSet { needsUpdate(); invalidateIntrinsicContentSize() } }
  /// When there is a button that empties the field.
  open var clearButtonMode = ViewMode.never { didSet { needsUpdate() } }
  /// Who is told about editing, and asked.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Asked for keys before the text; set before the field is shown.
  final var commands: ((KeyPress) -> Bool)?
  private(set) var traits = TextTraits() { didSet { needsUpdate() } }
  open var keyboardType: UIKeyboardType {
    get { traits.keyboard }
    set { traits.keyboard = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { traits.returnKey }
    set { traits.returnKey = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.capitals }
    set { traits.capitals = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { traits.correction }
    set { traits.correction = newValue }
  }
  open var textContentType: UITextContentType! {
    get { traits.content }
    set { traits.content = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { traits.spelling }
    set { traits.spelling = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { traits.quotes }
    set { traits.quotes = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { traits.dashes }
    set { traits.dashes = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.spaces }
    set { traits.spaces = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { traits.appearance }
    set { traits.appearance = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { traits.needsText }
    set { traits.needsText = newValue }
  }
  open var passwordRules: UITextInputPasswordRules? {
    get { traits.rules }
    set { traits.rules = newValue }
  }
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { needsUpdate() } } }
  /// Whether the letters become smaller where the text does not fit. Kept, and reported: the text scrolls.
  open var adjustsFontSizeToFitWidth = false {
    didSet {
      reportUnkept(
        "UITextField.adjustsFontSizeToFitWidth", if: adjustsFontSizeToFitWidth && !oldValue,
        "a text that does not fit scrolls.")
    }
  }
  /// Points: the smallest font with `adjustsFontSizeToFitWidth`. Kept, and reported, as that is.
  open var minimumFontSize: CGFloat = 0 {
    didSet {
      reportUnkept(
        "UITextField.minimumFontSize", if: minimumFontSize != 0 && oldValue == 0, "a text that does not fit scrolls.")
    }
  }
  /// Whether the user can give letters attributes. Kept, and reported: the text has one font.
  open var allowsEditingTextAttributes = false {
    didSet {
      reportUnkept(
        "UITextField.allowsEditingTextAttributes", if: allowsEditingTextAttributes && !oldValue,
        "a field has one font. Use UITextView.")
    }
  }
  /// The attributes of all of the text: its font and colour count.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all: [NSAttributedString.Key: Any] = [:]
      all[.font] = font
      all[.foregroundColor] = textColor
      return all
    }
    set {
      if let given = newValue[.font] as? UIFont { font = given }
      if let given = newValue[.foregroundColor] as? UIColor { textColor = given }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
  /// Whether the field has the keyboard.
  open var isEditing: Bool { link.isFocused }
  /// Whether what may come next is shown behind the caret: always, never, or where the kind of text and the device ask
  /// for it. What is secret has none in any case.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { traits.prediction }
    set { traits.prediction = newValue }
  }
  private let link = FocusLink()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    link.didChange = { [weak self] in self?.focusDidChange($0) }
    selection.needsUpdate = { [weak self] in self?.needsUpdate() }
    selection.didChange = { [weak self] in self?.selectionDidChange() }
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override var followsTouches: Bool { false }
  /// An object whose settings apply to all fields, those of SwiftUI too: `clearButtonMode`, `backgroundColor`, `tintColor`.
  /// Anything else is reported.
  open override class func appearance() -> Self { proxy { UITextField(frame: .zero) } }
  /// Of fields in certain views, those in `UISearchBar` can have looks: they are those of `UISearchBar.appearance()`.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    if containerTypes.count == 1, let field = (containerTypes[0] as? UIView.Type)?.fieldProxy as? Self { return field }
    return super.appearance(whenContainedInInstancesOf: containerTypes)
  }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { link.isFocused }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    link.ask(true)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    link.ask(false)
    return true
  }
  /// Whether the delegate was told that the field is edited.
  private var isAnnounced = false
  private func selectionDidChange() {
    if isAnnounced { delegate?.textFieldDidChangeSelection(self) }
  }
  private func focusDidChange(_ isFocused: Bool) {
    needsUpdate()
    if isFocused { takeKeys() }
    if isFocused == isAnnounced { return }
    if isFocused {
      if delegate?.textFieldShouldBeginEditing(self) == false { return link.ask(false) }
      isAnnounced = true
      if clearsOnBeginEditing && !value.isEmpty && delegate?.textFieldShouldClear(self) != false { userDidEdit("") }
      delegate?.textFieldDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
      sendActions(for: .editingDidBegin)
      didHappen(.began)
    } else {
      if delegate?.textFieldShouldEndEditing(self) == false { return link.ask(true) }
      isAnnounced = false
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
      sendActions(for: .editingDidEnd)
      didHappen(.ended)
    }
  }
  /// What the user does with a field.
  enum Moment { case began, edited, returned, ended }
  /// Told after the delegate: for what the field is a part of.
  func didHappen(_ moment: Moment) {}
  func userDidEdit(_ new: String) {
    if new == value { return }
    let change = TextDifference(value, new)
    if delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement) == false
    {
      return needsUpdate()
    }
    value = new
    needsUpdate()
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
    didHappen(.edited)
  }
  private func userDidReturn() {
    if enablesReturnKeyAutomatically && value.isEmpty { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    _ = delegate?.textFieldShouldReturn(self)
    didHappen(.returned)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: super.intrinsicContentSize.height)
  }
  override func makeContent() -> AnyView? {
    let binding = Binding { [weak self] in
      self?.value ?? ""
    } set: { [weak self] in
      self?.userDidEdit($0)
    }
    let prompt = attributedPrompt.map { Text(AttributedString(uiKit: $0)) } ?? Text(verbatim: placeholder ?? "")
    let field: AnyView =
      isSecureTextEntry
      ? AnyView(SecureField(text: binding, prompt: prompt) { prompt })
      : AnyView(TextField(text: binding, selection: selection.binding, prompt: prompt) { prompt })
    let edited = field.modifier(InputViews(of: self)).modifier(BackspaceKey(text: self)).modifier(
      CommandKeys(handler: commands)
    )
    .modifier(traits).modifier(
      LinkedFocus(link: link)
    ).onSubmit { [weak self] in
      self?.userDidReturn()
    }
    .font(font.map { Font($0) }).foregroundStyle(Color(uiColor: textColor ?? .label))
    .multilineTextAlignment(textAlignment.textAlignment)
    let named = edited.modifier(NamedText(view: self))
    let row = HStack(spacing: 4) {
      if let leftView, isShown(leftViewMode) { SideView(view: leftView) }
      if let leading = leadingContent { leading }
      if borderStyle == .none { named.textFieldStyle(.plain) } else { named.textFieldStyle(.roundedBorder) }
      if showsClearButton {
        Button { [weak self] in
          self?.userDidClear()
        } label: {
          Image(systemName: "xmark.circle.fill")
        }
        .buttonStyle(.plain).foregroundStyle(.secondary)
      }
      if let rightView, isShown(rightViewMode) { SideView(view: rightView) }
    }
    let hasOwnButton = clearButtonMode != .never, hasOwnGround = backgroundColor != nil
    let placed = row.padding(textInsets).transformEnvironment(\.appearances) {
      if hasOwnButton { $0.fields.clearButton = .never }
      if hasOwnGround { $0.fields.background = nil }
    }
    return wrap(arranged(AnyView(placed)))
  }
  /// What stands before the text, behind `leftView`.
  var leadingContent: AnyView? { nil }
  /// The text and what is beside it, in the field.
  func arranged(_ row: AnyView) -> AnyView { row }
  func userDidClear() { if delegate?.textFieldShouldClear(self) != false { userDidEdit("") } }
  /// Whether there is something that the button beside the text takes away.
  var hasContent: Bool { !value.isEmpty }
  private var showsClearButton: Bool { hasContent && isShown(clearButtonMode) }

  // MARK: Beside the text

  /// A view before the text, in its own size, as `leftViewMode` says.
  open var leftView: UIView? { didSet { needsUpdate() } }
  /// When `leftView` is shown.
  open var leftViewMode = ViewMode.never { didSet { needsUpdate() } }
  /// A view after the text, in its own size, as `rightViewMode` says.
  open var rightView: UIView? { didSet { needsUpdate() } }
  /// When `rightView` is shown.
  open var rightViewMode = ViewMode.never { didSet { needsUpdate() } }
  /// Whether the text goes when the field begins to be edited.
  open var clearsOnBeginEditing = false
  /// Where the text is in the bounds while it is not edited: all of them, unless a class says otherwise.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is in the bounds while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the prompt is in the bounds. The prompt stands where the text does: not asked.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// What a class leaves free around the text. Rectangles in bounds of a nominal size say so.
  private var textInsets: EdgeInsets {
    let whole = CGRect(x: 0, y: 0, width: 1_000, height: 500)
    let inner = link.isFocused ? editingRect(forBounds: whole) : textRect(forBounds: whole)
    if inner == whole { return EdgeInsets() }
    let left = inner.minX, right = whole.maxX - inner.maxX
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return EdgeInsets(
      top: inner.minY, leading: isRightToLeft ? right : left, bottom: whole.maxY - inner.maxY,
      trailing: isRightToLeft ? left : right)
  }
  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: return false
    case .whileEditing: return link.isFocused
    case .unlessEditing: return !link.isFocused
    case .always: return true
    }
  }

  // MARK: Text input

  let selection = EditedSelection()
  var editedText: String { value }
  open var selectedTextRange: UITextRange? {
    get { shownRange }
    set { shownRange = newValue }
  }
  open var hasText: Bool { !value.isEmpty }
  open func insertText(_ text: String) { enter(text) }
  /// Deletes what is selected, else the character before the caret. A class that overrides this is told of each press
  /// of Backspace, also where there is no text.
  open func deleteBackward() { eraseBackward() }
  private static let deletion = ClassMethods(of: UITextField.self, overriddenBy: ErasedField.self)
  var overridesDeleteBackward: Bool {
    type(of: self) != UITextField.self && Self.deletion.areOverridden(by: type(of: self))
  }
  open func text(in range: UITextRange) -> String? { part(range) }
  open func replace(_ range: UITextRange, withText text: String) { exchange(range.range, text) }
  private var ownInputView: UIView?
  private var ownAccessory: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      needsUpdate()
    }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set {
      ownAccessory = newValue
      needsUpdate()
    }
  }
  open override func reloadInputViews() { needsUpdate() }
}

private final class ErasedField: UITextField {
  override func deleteBackward() {}
}
