import Foundation
import HearthCore
import HearthUI

/// Who is asked and told about a text view.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the text may be edited: asked when it has got the keyboard, which false takes away again.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the text may lose the keyboard, which false gives it again.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a change may happen. The range is of the text as it is, in UTF-16.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link that the user has pressed is opened. The range is that of the link, in UTF-16. Of a text that is not
  /// edited.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}
/// What the user does with a part of a text: a press, a longer one for its menu, or one for a preview. Presses alone are
/// told here.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction = 0, presentActions, preview }
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// Text of many lines: a `TextEditor` of SwiftUI, or a text that can be selected.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput, EditedText,
  UIContentSizeCategoryAdjusting
{
  /// The user has changed the text. The object is the text view, as with the others.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// The text view is being edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The text view is edited no longer.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  private var value = ""
  open var text: String! {
    get { value }
    set {
      if newValue ?? "" == value && attributed == nil { return }
      (value, attributed) = (newValue ?? "", nil)
      contentDidChange()
    }
  }
  private var attributed: NSTextStorage? { didSet { if attributed !== oldValue { storageDidChange(from: oldValue) } } }
  /// The text, to be changed in place: what is shown follows. Asking for it gives the text the attributes of the view.
  open var textStorage: NSTextStorage {
    if let attributed { return attributed }
    let storage = NSTextStorage(attributedString: attributedText)
    attributed = storage
    return storage
  }
  private func storageDidChange(from old: NSTextStorage?) {
    old?.didChange = nil
    if let old, let attributed, attributed.delegate == nil { attributed.delegate = old.delegate }
    if let attributed {
      if let ownLayoutManager { attributed.addLayoutManager(ownLayoutManager) }
      attributed.didChange = { [weak self, weak attributed] in
        guard let self, let attributed, attributed === self.attributed else { return }
        value = attributed.string
        contentDidChange()
      }
    }
  }
  private var ownLayoutManager: NSLayoutManager?
  /// What says where lines are. Its container is `textContainer`.
  open var layoutManager: NSLayoutManager {
    if let ownLayoutManager { return ownLayoutManager }
    let manager = NSLayoutManager()
    ownLayoutManager = manager
    manager.addTextContainer(textContainer)
    textStorage.addLayoutManager(manager)
    manager.measure = { [weak self] in self?.linesRect(of: $0) ?? .zero }
    return manager
  }
  /// The rectangle around the lines with a part of the text, from the corner of the container: points.
  private func linesRect(of range: NSRange) -> CGRect {
    let shown = linkedText ?? attributedText!, length = shown.length
    let start = min(max(0, range.location), length), end = min(start + max(0, range.length), length)
    let width = textContainer.size.width - 2 * textContainer.lineFragmentPadding
    func size(_ count: Int) -> CGSize {
      if count == 0 { return .zero }
      let part = shown.attributedSubstring(from: NSRange(location: 0, length: count))
      return OffscreenMeasure.size(
        of: lines(of: part, orOf: ""), ProposedViewSize(width: width > 0 ? width : nil, height: nil), beside: self)
        ?? .zero
    }
    let whole = size(end), line = font?.lineHeight ?? 0
    let top = start == 0 ? 0 : max(0, size(min(start + 1, length)).height - line)
    return CGRect(x: textContainer.lineFragmentPadding, y: top, width: whole.width, height: max(0, whole.height - top))
  }
  /// The text with attributes; those that it has not are the view's. What the user types has those of the letter before
  /// it.
  open var attributedText: NSAttributedString! {
    get {
      if let attributed { return NSAttributedString(attributedString: attributed) }
      let font = font ?? .systemFont(ofSize: 17), color = textColor ?? .label
      return NSAttributedString(string: value, attributes: [.font: font, .foregroundColor: color])
    }
    set {
      (value, attributed) = (newValue?.string ?? "", newValue.map { NSTextStorage(attributedString: $0) })
      contentDidChange()
    }
  }
  /// What is edited: the text with its attributes.
  var shownText: AttributedString { linkedText.map { AttributedString(uiKit: $0) } ?? AttributedString(value) }
  /// What is shown: the text with the links that were found in it; nil for one without attributes.
  private var linkedText: NSAttributedString? {
    let findsLinks = !isEditable && dataDetectorTypes.contains(.link) && !value.isEmpty
    guard findsLinks || attributed != nil && ownLinkAttributes != nil else { return attributed }
    let text =
      attributed.map { NSMutableAttributedString(attributedString: $0) } ?? NSMutableAttributedString(string: value)
    if findsLinks {
      for (range, url) in LinkDetector.links(in: value)
      where text.attribute(.link, at: range.location, effectiveRange: nil) == nil {
        text.addAttribute(.link, value: url, range: range)
      }
    }
    if let ownLinkAttributes {
      let whole = NSRange(location: 0, length: text.length)
      var links: [NSRange] = []
      text.enumerateAttribute(.link, in: whole) { value, range, _ in if value != nil { links.append(range) } }
      for range in links { text.addAttributes(ownLinkAttributes, range: range) }
    }
    return text
  }
  /// A text in lines, as it is shown where it is not edited.
  private func lines(of text: NSAttributedString?, orOf plain: String) -> AnyView {
    let font = font ?? .systemFont(ofSize: 17)
    if let paragraphs = text?.arrangedParagraphs {
      return AnyView(
        ParagraphStack(
          paragraphs: paragraphs, lineHeight: font.lineHeight, alignment: textAlignment, lineLimit: shownLines
        )
        .font(Font(font)))
    }
    let spacing = text?.paragraph?.spacing(lineHeight: font.lineHeight) ?? 0
    return AnyView(
      (text?.engineText ?? Text(AttributedString(plain))).font(Font(font)).lineSpacing(spacing).lineLimit(shownLines))
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// How links look, whatever the text's attributes say of them: by itself in the tint, where those do not say.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      ownLinkAttributes = newValue
      contentDidChange()
    }
  }
  /// What is found in a text that is not edited, and can be pressed there: see `UIDataDetectorTypes` for what is known.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      if dataDetectorTypes == oldValue { return }
      if dataDetectorTypes != .all && !dataDetectorTypes.isSubset(of: .link) {
        report(.notOnLinux, "finds links alone in its text: Linux has no NSDataDetector. The rest stays text.")
      }
      contentDidChange()
    }
  }
  /// Where the lines are.
  public private(set) lazy var textContainer: NSTextContainer = {
    let container = NSTextContainer()
    container.didChange = { [weak self] in self?.contentDidChange() }
    container.viewSize = { [weak self] in
      guard let self else { return .zero }
      let insets = textContainerInset
      return CGSize(
        width: max(0, bounds.width - insets.left - insets.right),
        height: isScrollEnabled ? 0 : max(0, bounds.height - insets.top - insets.bottom))
    }
    return container
  }()
  private var typing: (attributes: [NSAttributedString.Key: Any], place: Int?)?
  /// The attributes of what the user types next; by itself those of the letter before it, else the view's. They count
  /// until something is typed elsewhere.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let typing { return typing.attributes }
      let before = selectedRange.location - 1
      if let attributed, before >= 0, before < attributed.length {
        return attributed.attributes(at: before, effectiveRange: nil)
      }
      return [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label]
    }
    set {
      typing = (newValue, nil)
      // From here on there are attributes to keep.
      let isViewsOwn = newValue.allSatisfy { key, value in
        key == .font && value as? UIFont == font || key == .foregroundColor && value as? UIColor == textColor
      }
      if attributed == nil && !isViewsOwn { attributedText = attributedText }
    }
  }
  private func attributes(
    typedIn range: NSRange, _ text: NSAttributedString, length: Int
  )
    -> [NSAttributedString.Key: Any]
  {
    if let typing, typing.place == nil || typing.place == range.location + range.length {
      self.typing = (typing.attributes, range.location + length)
      return typing.attributes
    }
    typing = nil
    let before = range.location - 1
    return before >= 0 && before < text.length ? text.attributes(at: before, effectiveRange: nil) : [:]
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
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
  open var textColor: UIColor? = .label { didSet { needsUpdate() } }
  open var textAlignment = NSTextAlignment.natural { didSet { needsUpdate() } }
  /// Whether the user can give letters attributes. True is reported: keys write letters alone.
  open var allowsEditingTextAttributes = false {
    didSet {
      reportUnkept(
        "UITextView.allowsEditingTextAttributes", if: allowsEditingTextAttributes && !oldValue,
        "keys write letters alone. Set typingAttributes, or attributes of textStorage.")
    }
  }
  /// Asked for keys before the text; set before the text is shown.
  final var commands: ((KeyPress) -> Bool)?
  open var isEditable = true { didSet { if isEditable != oldValue { needsUpdate() } } }
  open var isSelectable = true { didSet { if isSelectable != oldValue { needsUpdate() } } }
  /// Points around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { contentDidChange() } }
  private weak var textDelegate: (any UITextViewDelegate)?
  /// Who is asked and told about what the user writes. Held weakly.
  open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { scrollDelegate = newValue }
  }
  override func scrollDelegateDidChange() {
    textDelegate = scrollDelegate as? any UITextViewDelegate
  }
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
  /// A text of many lines is never hidden while it is typed: false.
  public var isSecureTextEntry: Bool {
    get { false }
    set {
      if newValue {
        Report(kind: .controlValue, path: path, message: "a text view hides nothing. Use a text field.").tell()
      }
    }
  }
  /// Whether what may come next is shown behind the caret: always, never, or where the kind of text and the device ask
  /// for it. What is secret has none in any case.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { traits.prediction }
    set { traits.prediction = newValue }
  }
  private let link = FocusLink()
  private let editorScroll = EditorScroll()
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated && !isEditable)
    if !isEditable { return }
    editorScroll.scroll(to: contentOffset.y)
    wishWasTaken()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    scrollLink.insetsCover = true
    backgroundColor = .systemBackground
    link.didChange = { [weak self] in self?.focusDidChange($0) }
    selection.needsUpdate = { [weak self] in self?.needsUpdate() }
    selection.didChange = { [weak self] in self?.selectionDidChange() }
    editorScroll.didScroll = { [weak self] offset, height in
      guard let self, isEditable else { return }
      contentDidMove(
        ScrollGeometry(
          contentOffset: CGPoint(x: 0, y: offset), contentSize: CGSize(width: bounds.width, height: height),
          contentInsets: EdgeInsets(), containerSize: bounds.size))
    }
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  /// An object whose settings apply to all of them, those of SwiftUI too.
  open override class func appearance() -> Self { proxy(UITextView.init) }
  override func add(to all: inout Appearances) { all.editorBackground = backgroundColor.map { Color($0) } }
  override var isNamedByContent: Bool { true }
  private func contentDidChange() {
    needsUpdate()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }
  open override var canBecomeFirstResponder: Bool { isEditable }
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
  /// Whether the delegate was told that the text is edited.
  private var isAnnounced = false
  private func selectionDidChange() {
    if isAnnounced { textDelegate?.textViewDidChangeSelection(self) }
  }
  private func focusDidChange(_ isFocused: Bool) {
    needsUpdate()
    if isFocused { takeKeys() }
    if isFocused == isAnnounced { return }
    if isFocused {
      if textDelegate?.textViewShouldBeginEditing(self) == false { return link.ask(false) }
      isAnnounced = true
      textDelegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    } else {
      if textDelegate?.textViewShouldEndEditing(self) == false { return link.ask(true) }
      isAnnounced = false
      textDelegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
  }
  /// The selection, in UTF-16; a caret at the end before there was a selection. A text with attributes keeps its
  /// selection to itself: the end, always.
  open var selectedRange: NSRange {
    get { selection.range(in: value) ?? NSRange(location: value.utf16.count, length: 0) }
    set { selection.select(newValue, in: value) }
  }
  func userDidEdit(_ new: String) {
    if new == value { return }
    let change = TextDifference(value, new)
    if textDelegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement) == false {
      return needsUpdate()
    }
    value = new
    if let attributed {
      let typed = attributes(
        typedIn: change.range, attributed, length: change.replacement.utf16.count)
      attributed.replaceCharacters(
        in: change.range, with: NSAttributedString(string: change.replacement, attributes: typed))
    }
    contentDidChange()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  /// Without scrolling the text is as high as its lines; with it, it has no size of its own.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : 100_000, height: 0))
  }
  override func constraintContentSize(inWidth width: CGFloat) -> CGSize {
    if isScrollEnabled { return intrinsicContentSize }
    let own = sizeThatFits(CGSize(width: 100_000, height: 0))
    if width <= 0 || own.width <= width { return own }
    return CGSize(width: own.width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = CGSize(
      width: textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding,
      height: textContainerInset.top + textContainerInset.bottom)
    let isOpen = value.isEmpty || value.hasSuffix("\n")
    let text: AnyView
    if let shown = linkedText.map({ NSMutableAttributedString(attributedString: $0) }) {
      if isOpen { shown.append(NSAttributedString(string: " ")) }
      text = lines(of: shown, orOf: "")
    } else {
      text = lines(of: nil, orOf: value + (isOpen ? " " : ""))
    }
    let width = size.width > insets.width && size.width < 100_000 ? size.width - insets.width : nil
    guard let own = OffscreenMeasure.size(of: text, ProposedViewSize(width: width, height: nil), beside: self) else {
      return size
    }
    return CGSize(width: own.width + insets.width, height: own.height + insets.height)
  }
  override func fittingContentSize(_ proposal: ProposedViewSize) -> CGSize {
    if isScrollEnabled { return intrinsicContentSize }
    return sizeThatFits(CGSize(width: proposal.width ?? 100_000, height: 0))
  }
  /// How many lines are shown; nil for all.
  private var shownLines: Int? {
    let most = textContainer.maximumNumberOfLines
    return isEditable || most <= 0 ? nil : most
  }
  /// Scrolls as little as needed to show a part of the text, in UTF-16. A text that is edited has to be shown for that.
  open func scrollRangeToVisible(_ range: NSRange) {
    if !isScrollEnabled { return }
    if isEditable {
      let first = caretRect(for: UITextPosition(range.location)),
        last = caretRect(for: UITextPosition(NSMaxRange(range)))
      if !first.isNull, !last.isNull { scrollRectToVisible(first.union(last), animated: false) }
      return
    }
    let shown = NSMutableAttributedString(attributedString: attributedText), length = shown.length
    let start = min(max(0, range.location), length), end = min(start + max(0, range.length), length)
    let insets = textContainerInset
    let width = bounds.width - insets.left - insets.right - 2 * textContainer.lineFragmentPadding
    guard width > 0 else { return }
    // The letter at each end belongs to the line that is shown.
    func height(_ count: Int) -> CGFloat {
      let part = shown.attributedSubstring(from: NSRange(location: 0, length: count))
      return OffscreenMeasure.size(
        of: lines(of: part, orOf: ""), ProposedViewSize(width: width, height: nil), beside: self)?
        .height ?? 0
    }
    let line = font?.lineHeight ?? 0, top = max(0, height(min(start + 1, length)) - line),
      bottom = height(max(end, start))
    let whole = height(length) + insets.top + insets.bottom
    let shownRect = CGRect(x: contentOffset.x, y: top + insets.top, width: 0, height: max(line, bottom - top))
    let most = max(0, whole - bounds.height)
    var y = contentOffset.y
    if shownRect.minY < y {
      y = shownRect.minY
    } else if shownRect.maxY > y + bounds.height {
      y = shownRect.maxY - bounds.height
    }
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(0, y), most)), animated: false)
  }
  override func makeContent() -> AnyView? {
    let color = Color(uiColor: textColor ?? .label), alignment = textAlignment.textAlignment
    let padding = EdgeInsets(
      top: textContainerInset.top, leading: textContainerInset.left, bottom: textContainerInset.bottom,
      trailing: textContainerInset.right)
    if !isEditable {
      let linked = linkedText
      linked?.reportUnkeptAttributes()
      let text = lines(of: linked, orOf: value).foregroundStyle(color).multilineTextAlignment(alignment)
        .truncationMode(textContainer.lineBreakMode.truncation)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .padding(.horizontal, textContainer.lineFragmentPadding).padding(padding)
        .transformEnvironment(\.openURL) { [weak self] open in
          let outer = open
          open = OpenURLAction { url in
            if self?.mayOpen(url) == false { return .discarded }
            outer(url)
            return .handled
          }
        }
      let selected = isSelectable ? AnyView(text.textSelection(.enabled)) : AnyView(text)
      return isScrollEnabled ? AnyView(ScrollView { selected }.modifier(ScrollLinked(view: self))) : selected
    }
    attributed?.reportUnkeptAttributes(isEdited: true)
    let binding = Binding { [weak self] in
      self?.value ?? ""
    } set: { [weak self] in
      self?.userDidEdit($0)
    }
    let editor = editor(binding).modifier(InputViews(of: self)).modifier(BackspaceKey(text: self)).modifier(
      CommandKeys(handler: commands)
    )
    .modifier(traits)
    .modifier(LinkedFocus(link: link))
    .font(font.map { Font($0) }).foregroundStyle(color).multilineTextAlignment(alignment)
    .scrollContentBackground(.hidden).scrollDisabled(!isScrollEnabled).textEditorStyle(.plain)
    // An editor keeps 8 points above and below its text by itself, and 5 at each side.
    .padding(padding).padding(.vertical, -8).padding(.horizontal, textContainer.lineFragmentPadding - 5)
    return AnyView(
      editor.modifier(OptionalTint(tint: tintInForce))
        .modifier(_EnvironmentModifier { [editorScroll] in $0[EditorScrollKey.self] = ObjectReference(editorScroll) }))
  }
  /// Whether the delegate lets a link be opened.
  private func mayOpen(_ url: URL) -> Bool {
    guard let textDelegate else { return true }
    var place = NSRange(location: NSNotFound, length: 0)
    if let text = linkedText {
      text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, stop in
        guard value as? URL == url || value as? String == url.absoluteString else { return }
        place = range
        stop.pointee = true
      }
    }
    return textDelegate.textView(self, shouldInteractWith: url, in: place, interaction: .invokeDefaultAction)
  }
  @ViewBuilder private func editor(_ plain: Binding<String>) -> some View {
    if attributed != nil {
      TextEditor(
        text: Binding<AttributedString> { [weak self] in
          self?.shownText ?? AttributedString()
        } set: { [weak self] in
          self?.userDidEdit(String($0.characters))
        })
    } else {
      TextEditor(text: plain, selection: selection.binding)
    }
  }
  override var showsSubviewsInContent: Bool { false }

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
  private static let deletion = ClassMethods(of: UITextView.self, overriddenBy: ErasedView.self)
  var overridesDeleteBackward: Bool {
    type(of: self) != UITextView.self && Self.deletion.areOverridden(by: type(of: self))
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

private final class ErasedView: UITextView {
  override func deleteBackward() {}
}
