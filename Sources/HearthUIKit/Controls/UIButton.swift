import Foundation
import HearthCore
import HearthUI

/// A button.
///
///     let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in save() })
@MainActor @preconcurrency open class UIButton: UIControl {
  /// What a button looks like where it has no configuration.
  public enum ButtonType: Int, Sendable {
    /// As the app makes it.
    case custom = 0
    /// With the tint, or with a symbol of its own.
    case system, detailDisclosure, infoLight, infoDark, contactAdd
    /// A cross.
    case close = 7
  }
  public private(set) var buttonType = ButtonType.custom
  private var titles: [UIControl.State: String] = [:]
  private var colors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
  private var backgrounds: [UIControl.State: UIImage] = [:]
  /// The look of the whole button; nil for that of its type.
  open var configuration: Configuration? {
    didSet {
      if isUpdatingConfiguration { return }
      contentDidChange()
      if configuration != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  /// Changes the configuration before the button is shown, and each time that its state or its configuration has
  /// changed.
  ///
  ///     button.configurationUpdateHandler = { button in
  ///       button.configuration?.showsActivityIndicator = button.isSelected
  ///     }
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  private var needsUpdateConfiguration = false
  private var isUpdatingConfiguration = false
  /// Has the configuration changed by its handler before the button is shown the next time.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    contentDidChange()
  }
  /// Changes the configuration for the button's state: by itself, calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }
  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
  }
  /// Whether a press selects the button, and the next one no longer.
  open var changesSelectionAsPrimaryAction = false
  /// What pressing the button means, which its looks follow where it has no colours of its own.
  public enum Role: Int, Sendable {
    /// What is done most, and what takes something away, besides others.
    case normal, primary, cancel, destructive
  }
  /// What pressing the button means.
  open var role = Role.normal { didSet { if role != oldValue { needsUpdate() } } }
  /// Where the content is across, where the button is wider than it.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at a side, over all of the width, or at an end of lines.
    case center, left, right, fill, leading, trailing
  }
  /// Where the content is downwards, where the button is higher than it.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, above, below, or over all of the height.
    case center, top, bottom, fill
  }
  /// Where the content is across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { needsUpdate() } }
  /// Where the content is downwards.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { needsUpdate() } }
  /// Points around the title and the image, of a button without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How far the title is moved from where it would be, by the difference of opposite sides: points. The button keeps its
  /// size. Of a button without a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { needsUpdate() } }
  /// How far the image is moved from where it would be, as with `titleEdgeInsets`.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { needsUpdate() } }
  /// What opens, or is shown where `showsMenuAsPrimaryAction` says so.
  open var menu: UIMenu? { didSet { needsUpdate() } }
  /// Whether a press opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { needsUpdate() } }
  private var primaryAction: UIAction?
  /// The font and the lines of the title.
  public private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.didChange = { [weak self] in self?.contentDidChange() }
    return label
  }()

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    let symbol: String?
    switch buttonType {
    case .custom, .system: symbol = nil
    case .detailDisclosure, .infoLight, .infoDark: symbol = "info.circle"
    case .contactAdd: symbol = "plus.circle"
    case .close: symbol = "xmark.circle.fill"
    }
    if let symbol { images[.normal] = UIImage(systemName: symbol) }
  }
  /// Creates a button of a type with what it does.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  /// Creates a button with what it does, and its title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    take(primaryAction)
  }
  /// Creates a button with what it does, and its title and image.
  public convenience init(primaryAction: UIAction?) { self.init(frame: .zero, primaryAction: primaryAction) }
  /// Creates a button with a look, and what it does.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }
  nonisolated deinit {}
  override var followsTouches: Bool { false }
  override var standardTraits: UIAccessibilityTraits { .button }
  private func take(_ action: UIAction?) {
    guard let action else { return }
    primaryAction = action
    if configuration?.title == nil, !action.title.isEmpty { titles[.normal] = action.title }
    if configuration?.image == nil, let image = action.image { images[.normal] = image }
  }
  private func contentDidChange() {
    needsUpdate()
    invalidateIntrinsicContentSize()
  }

  /// The title in a state. What is not set for a state is that of `.normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state] = color
    needsUpdate()
  }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentDidChange()
  }
  /// Sets the title with attributes in a state, which counts more than one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
    contentDidChange()
  }
  /// Sets an image over all of the button's frame, behind the title, in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgrounds[state] = image
    needsUpdate()
  }
  /// The title with attributes in a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] }
  /// The image behind the title in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state] }
  /// The title with attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? { inForce(attributedTitles) }
  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { inForce(colors) ?? .white }
  /// The image behind the title that is shown.
  open var currentBackgroundImage: UIImage? { inForce(backgrounds) }
  /// Of what is set for states, what counts now: that of the state, else that of one of its parts, else that of `.normal`.
  private func inForce<Value>(_ values: [UIControl.State: Value]) -> Value? {
    let state = state
    if let value = values[state] { return value }
    for part in [UIControl.State.disabled, .highlighted, .selected] where state.contains(part) {
      if let value = values[part] { return value }
    }
    return values[.normal]
  }
  /// The title in a state.
  open func title(for state: UIControl.State) -> String? { titles[state] }
  /// The colour of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] }
  /// The image in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] }
  /// The title that is shown.
  open var currentTitle: String? { titles[state] ?? configuration?.title ?? inForce(titles) }
  /// The image that is shown.
  open var currentImage: UIImage? { images[state] ?? configuration?.image ?? inForce(images) }

  /// A title of one line is never cut for a size; one of a configuration is broken in its width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuration == nil && titleLabel?.numberOfLines == 1 ? intrinsicContentSize : super.sizeThatFits(size)
  }
  override func makeContent() -> AnyView? {
    updateConfigurationIfNeeded()
    let button: AnyView
    if let menu, showsMenuAsPrimaryAction {
      button = AnyView(
        Menu {
          menu.items
        } label: {
          label
        })
    } else {
      let plain = Button { [weak self] in
        self?.userDidPress()
      } label: {
        label
      }
      if let menu { button = AnyView(plain.contextMenu { menu.items }) } else { button = AnyView(plain) }
    }
    let style = ConfiguredButtonStyle(
      configuration: configuration, tint: UIColor(shownTint), alignment: alignment,
      image: configuration == nil ? currentBackgroundImage : nil
    ) { [weak self] in self?.isPressed($0) }
    return wrap(button.buttonStyle(style))
  }
  private func isPressed(_ isPressed: Bool) {
    if isPressed == isHighlighted { return }
    isHighlighted = isPressed
    if isPressed { sendActions(for: .touchDown) }
  }
  private var shownTint: Color { role == .destructive && ownTint == nil ? .red : tintInForce ?? .accentColor }
  private var alignment: Alignment {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let across: HorizontalAlignment =
      switch contentHorizontalAlignment {
      case .center, .fill: .center
      case .left: isMirrored ? .trailing : .leading
      case .right: isMirrored ? .leading : .trailing
      case .leading: .leading
      case .trailing: .trailing
      }
    return Alignment(
      horizontal: across,
      vertical: contentVerticalAlignment == .top ? .top : contentVerticalAlignment == .bottom ? .bottom : .center)
  }
  private var label: some View {
    let lines = titleLabel?.numberOfLines ?? 1
    return ButtonContent(
      configuration: configuration, title: shownTitle, image: currentImage,
      color: UIColor(shownColor(inForce(colors), configuration)),
      font: configuration == nil ? titleLabel?.font : nil, lines: lines > 0 ? lines : nil,
      insets: (contentEdgeInsets, titleEdgeInsets, imageEdgeInsets))
  }
  private var shownTitle: AttributedString? {
    if let configuration {
      if attributedTitles[state] == nil, titles[state] == nil, let title = configuration.attributedTitle {
        return title.shown
      }
    }
    if let attributed = currentAttributedTitle { return AttributedString(uiKit: attributed) }
    return currentTitle.flatMap { $0.isEmpty ? nil : AttributedString($0) }
  }
  private func shownColor(_ color: UIColor?, _ configuration: Configuration?) -> Color {
    if let color = configuration?.baseForegroundColor ?? color { return Color(uiColor: color) }
    if !isEnabled { return Color(uiColor: .tertiaryLabel) }
    if let configuration { return configuration.isFilled ? shownTint.textOnGround : shownTint.forText }
    return buttonType == .custom ? .white : shownTint.forText
  }
  private func userDidPress() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { sendAction(primaryAction) }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
