import Foundation
import HearthCore
import HearthUI

/// Who is asked and told about a text field.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
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
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// A line of text that can be edited: a `TextField` of SwiftUI.
@MainActor @preconcurrency open class UITextField: UIControl, UITextInputTraits {
  /// What is around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing, a line, a line with a shadow, or a line with round corners.
    case none = 0, line, bezel, roundedRect
  }
  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// When something beside the text is shown.
    case never = 0, whileEditing, unlessEditing, always
  }
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
  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet {
      attributedPrompt = nil
      needsUpdate()
    }
  }
  private var attributedPrompt: NSAttributedString?
  /// What is shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { attributedPrompt ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      attributedPrompt = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }
  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { needsUpdate(); invalidateIntrinsicContentSize() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { needsUpdate() } }
  /// At which side the text stands.
  open var textAlignment = NSTextAlignment.natural { didSet { needsUpdate() } }
  /// What is around the field.
  open var borderStyle = BorderStyle.none { didSet { needsUpdate(); invalidateIntrinsicContentSize() } }
  /// When there is a button that empties the field.
  open var clearButtonMode = ViewMode.never { didSet { needsUpdate() } }
  /// Who is told about editing, and asked.
  open weak var delegate: (any UITextFieldDelegate)?
  private var traits = TextTraits() { didSet { needsUpdate() } }
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
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { needsUpdate() } } }
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
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
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
  private func focusDidChange(_ isFocused: Bool) {
    needsUpdate()
    if isFocused {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
  }
  func userDidEdit(_ new: String) {
    if new == value { return }
    let change = TextDifference(value, new)
    if delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement) == false
    {
      return needsUpdate()
    }
    value = new
    needsUpdate()
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }
  private func userDidReturn() {
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    _ = delegate?.textFieldShouldReturn(self)
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
      : AnyView(TextField(text: binding, prompt: prompt) { prompt })
    let edited = field.modifier(traits).modifier(LinkedFocus(link: link)).onSubmit { [weak self] in
      self?.userDidReturn()
    }
    .font(font.map { Font($0) }).foregroundStyle(Color(uiColor: textColor ?? .label))
    .multilineTextAlignment(textAlignment.textAlignment)
    let row = HStack(spacing: 4) {
      if borderStyle == .none { edited.textFieldStyle(.plain) } else { edited.textFieldStyle(.roundedBorder) }
      if showsClearButton {
        Button { [weak self] in
          self?.userDidEdit("")
        } label: {
          Image(systemName: "xmark.circle.fill")
        }
        .buttonStyle(.plain).foregroundStyle(.secondary)
      }
    }
    return wrap(row)
  }
  private var showsClearButton: Bool {
    if value.isEmpty { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return link.isFocused
    case .unlessEditing: return !link.isFocused
    case .always: return true
    }
  }
}
