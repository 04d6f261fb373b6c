import Foundation
import HearthCore
import HearthSelectors
import HearthUI

/// A view that a user does something with, and that calls a method of its target: the controls of a Mac.
///
/// Each is made of the view of SwiftUI, or the control of UIKit, that does the same.
@MainActor @preconcurrency open class NSControl: NSView {
  override class var holdsOthers: Bool { self == NSControl.self }
  /// Whether something is chosen.
  public typealias StateValue = _ControlStateValue
  /// How large a control is.
  /// `regular`, `small`, `mini`, `large` or `extraLarge`.
  public nonisolated enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }

  /// The method that is called, with this control, when the user has done something.
  open var action: Selector?
  /// Whose method it is; nil for the first responder that has it. It is not kept.
  open weak var target: AnyObject?
  /// Whether the control can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange() } } }
  /// Whether the method is called while a value changes, or at the end.
  open var isContinuous = true
  /// How large the control is.
  open var controlSize = ControlSize.regular { didSet { if controlSize != oldValue { lookDidChange() } } }
  /// The font of what it says; nil for that of controls.
  open var font: NSFont? { didSet { if font != oldValue { lookDidChange() } } }
  /// Where what it says lies.
  open var alignment = NSTextAlignment.natural { didSet { if alignment != oldValue { lookDidChange() } } }
  /// Its value as a text.
  open var stringValue: String {
    get { text }
    set { text = newValue }
  }
  /// Its value as a number.
  open var doubleValue: Double {
    get { Double(text.trimmingCharacters(in: .whitespaces)) ?? 0 }
    set { text = newValue == newValue.rounded() && abs(newValue) < 1e15 ? String(Int(newValue)) : String(newValue) }
  }
  /// The same.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// The same, without what is behind the point.
  open var integerValue: Int {
    get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { doubleValue = Double(newValue) }
  }
  /// The same.
  open var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { integerValue = Int(newValue) }
  }
  /// What a class keeps its value as.
  var text: String {
    get { kept }
    set { kept = newValue }
  }
  private var kept = ""
  nonisolated deinit {}
  override var isNamedByContent: Bool { true }
  open override var isFlipped: Bool { MacGeometry.measuresFromBottom(type(of: self)) ? super.isFlipped : true }

  /// Calls a method. False where nobody has it.
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return NSApp.sendAction(action, to: target, from: self)
  }
  /// The user has done something.
  func act() {
    sendAction(action, to: target)
  }
  /// Gives the control the size of its content.
  open override func sizeToFit() { frame.size = sizeThatFits(.zero) }
  func enabledDidChange() { needsUpdate() }
  func lookDidChange() {
    needsUpdate()
    invalidateIntrinsicContentSize()
  }
  /// What SwiftUI shows, as the control is.
  func wrap(_ content: some View) -> AnyView {
    let content = AnyView(content.disabled(!isEnabled).controlSize(shownSize))
    guard let font else { return content }
    return AnyView(content.font(Font(font)))
  }
  private var shownSize: HearthUI.ControlSize {
    switch controlSize {
    case .regular: .regular
    case .small: .small
    case .mini: .mini
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

/// A control that is a button, a check box or one of several choices.
///
///     let button = NSButton(title: "Save", target: self, action: Selector("save:"))
@MainActor @preconcurrency open class NSButton: NSControl {
  /// What a button does when it is pressed.
  /// `toggle`, `switch` and `pushOnPushOff` stay chosen, `radio` is one of several, and the others act: `momentaryLight`,
  /// `momentaryChange`, `momentaryPushIn` and `onOff`.
  public nonisolated enum ButtonType: UInt, Sendable {
    // Source: AppKit's numbers.
    case momentaryLight = 0
    case pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
  }
  /// What the button says.
  open var title = "Button" { didSet { if title != oldValue { lookDidChange() } } }
  /// The same with looks of its own; setting `title` leaves it alone. Nil for `title`.
  open var attributedTitle: NSAttributedString? { didSet { lookDidChange() } }
  /// The image beside the title.
  open var image: NSImage? { didSet { lookDidChange() } }
  /// Which of title and picture are shown, and where the picture is.
  open var imagePosition = NSControl.ImagePosition.imageLeading { didSet { lookDidChange() } }
  /// Whether it looks like a button, or as its title alone.
  open var isBordered = true { didSet { lookDidChange() } }
  /// How it looks as a button: those without a border of their own are plain.
  open var bezelStyle = BezelStyle.push { didSet { lookDidChange() } }
  /// The colour of title and picture; nil for the button's own.
  open var contentTintColor: NSColor? { didSet { lookDidChange() } }
  /// The colour of the button itself; nil for its own.
  open var bezelColor: NSColor? { didSet { lookDidChange() } }
  /// Whether the button takes something away: it is marked then.
  open var hasDestructiveAction = false { didSet { lookDidChange() } }
  /// Whether it can be chosen in part, by a press, too.
  open var allowsMixedState = false
  /// Whether a check box, a switch or a choice is chosen.
  open var state = NSControl.StateValue.off { didSet { if state != oldValue { needsUpdate() } } }
  /// The key that presses the button: `"\r"` is Return, `"\u{1b}"` is Escape.
  open var keyEquivalent = "" { didSet { if keyEquivalent != oldValue { keyDidChange() } } }
  /// The keys that are held down with it.
  open var keyEquivalentModifierMask = NSEvent.ModifierFlags() { didSet { needsUpdate() } }
  private var type = ButtonType.momentaryPushIn
  /// How a button looks. Source: AppKit's numbers.
  public nonisolated struct BezelStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A button.
    public static let push = BezelStyle(rawValue: 1)
    /// The older name of `push`.
    public static let rounded = push
    /// A button of any height.
    public static let flexiblePush = BezelStyle(rawValue: 2)
    /// The older name of `flexiblePush`.
    public static let regularSquare = flexiblePush
    /// A button that opens and closes something.
    public static let disclosure = BezelStyle(rawValue: 5)
    /// A round button.
    public static let circular = BezelStyle(rawValue: 7)
    /// A button of a toolbar.
    public static let toolbar = BezelStyle(rawValue: 11)
    /// The older name of `toolbar`.
    public static let texturedRounded = toolbar
    /// A button in a bar above content.
    public static let accessoryBar = BezelStyle(rawValue: 13)
    /// The older name of `accessoryBar`.
    public static let recessed = accessoryBar
    /// A small one in a line of text.
    public static let badge = BezelStyle(rawValue: 15)
    /// The older name of `badge`.
    public static let inline = badge
  }
  /// Creates a button.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    sizeToFit()
  }
  /// Creates a button with a picture alone.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (title, self.image, imagePosition) = ("", image, .imageOnly)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    sizeToFit()
  }
  /// Creates a button with a title beside a picture.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
    sizeToFit()
  }
  /// Creates a check box.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.switch)
    sizeToFit()
  }
  /// Creates one of several choices. Those in one view that call the same method exclude one another. Source: Apple, `NSButton.ButtonType.radio`.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.radio)
    sizeToFit()
  }
  nonisolated deinit {}
  /// Told when the key is another one: an alert's button looks at it.
  var whenKeyChanged: ((NSButton) -> Void)?
  private func keyDidChange() {
    needsUpdate()
    whenKeyChanged?(self)
  }
  /// Sets what a press does.
  open func setButtonType(_ type: ButtonType) {
    self.type = type
    lookDidChange()
  }
  /// Chooses the next state.
  open func setNextState() {
    switch state {
    case .on: state = .off
    case .off: state = allowsMixedState ? .mixed : .on
    default: state = .on
    }
  }
  /// Does what a press does.
  open func performClick(_ sender: Any?) { if isEnabled { press() } }
  private var keepsState: Bool {
    switch type {
    case .pushOnPushOff, .toggle, .switch, .radio, .onOff: true
    case .momentaryLight, .momentaryChange, .momentaryPushIn: false
    }
  }
  func press() {
    if type == .radio {
      state = .on
      for case let other as NSButton in hostView?.subviews ?? []
      where other !== self && other.type == .radio && other.action == action { other.state = .off }
    } else if keepsState {
      setNextState()
    }
    act()
  }
  override var text: String {
    get { String(state.rawValue) }
    set { state = StateValue(Int(newValue) ?? 0) }
  }
  override func makeContent() -> AnyView? {
    let label = label
    switch type {
    case .switch:
      let isOn = Binding { [weak self] in
        self?.state == .on
      } set: { [weak self] _ in
        self?.press()
      }
      let sources = state == .mixed ? [isOn, .constant(true)] : [isOn]
      return wrap(Toggle(sources: sources, isOn: \.self) { label }.toggleStyle(.checkbox).fixedSize())
    case .radio:
      let picker = Button { [weak self] in
        self?.press()
      } label: {
        HStack(spacing: 6) {
          Image(systemName: state == .on ? "largecircle.fill.circle" : "circle").accessibilityHidden(true)
          label
        }
      }
      return wrap(picker.buttonStyle(.plain).accessibilityAddTraits(state == .on ? .isSelected : []))
    default: break
    }
    let button = Button(role: hasDestructiveAction ? .destructive : nil) { [weak self] in
      self?.press()
    } label: {
      label
    }
    .keyboardShortcut(shortcut).accessibilityAddTraits(keepsState && state == .on ? .isSelected : [])
    .modifier(OptionalTint(tint: bezelColor.map { Color(nsColor: $0) }))
    let isPlain = !isBordered || bezelStyle == .badge || bezelStyle == .accessoryBar || bezelStyle == .disclosure
    if isPlain { return wrap(button.buttonStyle(.borderless)) }
    if bezelColor != nil || keepsState && state == .on { return wrap(button.buttonStyle(.borderedProminent)) }
    return wrap(button.buttonStyle(.bordered).buttonBorderShape(bezelStyle == .circular ? .circle : .automatic))
  }
  private var shortcut: KeyboardShortcut? {
    guard let key = keyEquivalent.first else { return nil }
    if key == "\r", keyEquivalentModifierMask.isEmpty { return .defaultAction }
    if key == "\u{1B}", keyEquivalentModifierMask.isEmpty { return .cancelAction }
    return KeyboardShortcut(KeyEquivalent(key), modifiers: keyEquivalentModifierMask.modifiers)
  }
  private var label: AnyView {
    let text = attributedTitle.map { Text(AttributedString(uiKit: $0)) } ?? Text(verbatim: title)
    let words = AnyView(text), hasWords = imagePosition != .imageOnly && !(attributedTitle?.string ?? title).isEmpty
    var label = words
    if let image, imagePosition != .noImage {
      let picture = AnyView(Image(nsImage: image))
      switch imagePosition {
      case _ where !hasWords: label = AnyView(picture.accessibilityLabel(accessibilityLabel ?? title))
      case .imageTrailing, .imageRight:
        label = AnyView(
          HStack(spacing: 4) {
            words; picture
          })
      case .imageAbove:
        label = AnyView(
          VStack(spacing: 2) {
            picture; words
          })
      case .imageBelow:
        label = AnyView(
          VStack(spacing: 2) {
            words; picture
          })
      case .imageOverlaps:
        label = AnyView(
          ZStack {
            picture; words
          })
      default:
        label = AnyView(
          HStack(spacing: 4) {
            picture; words
          })
      }
    }
    guard let contentTintColor else { return label }
    return AnyView(label.foregroundStyle(Color(nsColor: contentTintColor)))
  }
}
extension NSControl {
  /// Which of title and picture a control shows, and where the picture is. Source: AppKit's numbers.
  /// `noImage` and `imageOnly` leave one of them out; the picture is at the side of `imageLeft`, `imageRight`, `imageBelow`,
  /// `imageAbove`, `imageLeading` or `imageTrailing`, or below the title with `imageOverlaps`.
  public nonisolated enum ImagePosition: UInt, Sendable {
    case noImage = 0
    case imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
}
