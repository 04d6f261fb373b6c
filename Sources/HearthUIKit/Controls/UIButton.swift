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
  /// The look of the whole button; nil for that of its type.
  open var configuration: Configuration? { didSet { contentDidChange() } }
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
  /// The title in a state.
  open func title(for state: UIControl.State) -> String? { titles[state] }
  /// The colour of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] }
  /// The image in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] }
  /// The title that is shown.
  open var currentTitle: String? { titles[state] ?? configuration?.title ?? titles[.normal] }
  /// The image that is shown.
  open var currentImage: UIImage? { images[state] ?? configuration?.image ?? images[.normal] }

  override func makeContent() -> AnyView? {
    let button: AnyView
    if let menu, showsMenuAsPrimaryAction {
      button = AnyView(
        Menu {
          menu.items
        } label: {
          label
        })
    } else {
      button = AnyView(
        Button { [weak self] in
          self?.userDidPress()
        } label: {
          label
        })
    }
    return wrap(button.buttonStyle(ConfiguredButtonStyle(configuration: configuration)))
  }
  private var label: some View {
    let configuration = configuration
    let color = colors[state] ?? colors[.normal]
    let lines = titleLabel?.numberOfLines ?? 1
    return HStack(spacing: configuration?.imagePadding ?? 4) {
      if let image = currentImage { Image(uiImage: image) }
      if let title = currentTitle, !title.isEmpty {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: title).lineLimit(lines > 0 ? lines : nil)
          if let subtitle = configuration?.subtitle { Text(verbatim: subtitle).font(.caption) }
        }
      }
    }
    .font(configuration == nil ? titleLabel.map { Font($0.font) } : nil)
    .foregroundStyle(shownColor(color, configuration))
  }
  private func shownColor(_ color: UIColor?, _ configuration: Configuration?) -> Color {
    if let color = configuration?.baseForegroundColor ?? color { return Color(uiColor: color) }
    if !isEnabled { return Color(uiColor: .tertiaryLabel) }
    if let configuration { return configuration.isFilled ? .white : tintInForce ?? .accentColor }
    return buttonType == .custom ? .white : tintInForce ?? .accentColor
  }
  private func userDidPress() {
    if let primaryAction { sendAction(primaryAction) }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

extension UIButton {
  /// What a button shows, and how.
  public struct Configuration: Hashable, Sendable {
    enum Look: Hashable, Sendable { case plain, gray, tinted, filled, bordered, borderedProminent }
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// How much room there is around the title.
    public enum Size: Int, Sendable {
      /// Four sizes, of which `medium` is the usual one.
      case medium, small, mini, large
    }
    var look: Look
    /// The title.
    public var title: String?
    /// A smaller text below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// Points between the image and the title.
    public var imagePadding: CGFloat = 4
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// The colour behind it.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// Points around the title; nil for those of the size.
    var insets: NSDirectionalEdgeInsets?
    /// Points around the title.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? standardInsets }
      set { insets = newValue }
    }
    /// Nothing behind the title.
    public static func plain() -> Configuration { Configuration(look: .plain) }
    /// Grey behind the title.
    public static func gray() -> Configuration { Configuration(look: .gray) }
    /// A light tint behind the title.
    public static func tinted() -> Configuration { Configuration(look: .tinted) }
    /// The tint behind a white title.
    public static func filled() -> Configuration { Configuration(look: .filled) }
    /// Grey behind a title in the tint.
    public static func bordered() -> Configuration { Configuration(look: .bordered) }
    /// A light tint behind the title.
    public static func borderedTinted() -> Configuration { Configuration(look: .tinted) }
    /// The tint behind a white title.
    public static func borderedProminent() -> Configuration { Configuration(look: .borderedProminent) }
    init(look: Look) { self.look = look }

    var isFilled: Bool { look == .filled || look == .borderedProminent }
    private var standardInsets: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      }
    }
    func cornerRadius(_ height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 4
      case .large: 10
      default: 6
      }
    }
    func background(_ tint: Color) -> Color {
      if let baseBackgroundColor { return Color(uiColor: baseBackgroundColor) }
      switch look {
      case .plain: return .clear
      case .gray, .bordered: return Color(uiColor: .tertiarySystemFill)
      case .tinted: return tint.opacity(0.2)
      case .filled, .borderedProminent: return tint
      }
    }
  }
}

/// The look of a configuration: over all of the button's frame.
private struct ConfiguredButtonStyle: ButtonStyle {
  let configuration: UIButton.Configuration?
  func makeBody(configuration button: Configuration) -> some View {
    Look(configuration: configuration, label: AnyView(button.label), isPressed: button.isPressed)
  }
  struct Look: View {
    let configuration: UIButton.Configuration?
    let label: AnyView
    let isPressed: Bool
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      if let configuration {
        label.padding(EdgeInsets(configuration.contentInsets))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            GeometryReader { geometry in
              RoundedRectangle(cornerRadius: configuration.cornerRadius(geometry.size.height))
                .fill(configuration.background(.accentColor)).opacity(isEnabled ? 1 : 0.4)
            }
          }
          .opacity(isPressed ? 0.7 : 1)
      } else {
        label.frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle()).opacity(isPressed ? 0.4 : 1)
      }
    }
  }
}
