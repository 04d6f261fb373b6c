import Foundation
import HearthCore
import HearthUI

/// What is shown where there is nothing else to show: an image, texts and buttons.
///
///     var configuration = UIContentUnavailableConfiguration.empty()
///     configuration.image = UIImage(systemName: "tray")
///     configuration.text = "No Mail"
///     controller.contentUnavailableConfiguration = configuration
@MainActor @preconcurrency public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// What a text looks like.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// 0 for as many lines as the text has.
    public var numberOfLines = 0
  }
  /// What an image looks like.
  public struct ImageProperties {
    /// The colour of a symbol; nil for the usual one.
    public var tintColor: UIColor?
    /// The largest size: points, 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The radius of the image's corners: points.
    public var cornerRadius: CGFloat = 0
    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  /// What a button does.
  public struct ButtonProperties {
    /// What the button does; without it and a menu there is no button.
    public var primaryAction: UIAction?
    /// What the button opens.
    public var menu: UIMenu?
    /// Whether the button can be pressed.
    public var isEnabled = true
  }
  /// The image.
  public var image: UIImage?
  /// What the image looks like.
  public var imageProperties = ImageProperties(tintColor: .secondaryLabel)
  /// The text.
  public var text: String?
  /// What the text looks like.
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 20), color: .label)
  /// The second text, below the first.
  public var secondaryText: String?
  /// What the second text looks like.
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
  /// The button.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// Another button, below the first.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the other button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Points between the image and the text, the texts, and the texts and the buttons.
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 16
  /// Points around all.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  private var isLoading = false
  private init() {}
  /// There is nothing yet.
  public static func empty() -> Self { Self() }
  /// Something is on its way: a wheel turns above the text.
  public static func loading() -> Self {
    var configuration = Self()
    (configuration.isLoading, configuration.text) = (true, "Loading…")
    configuration.textProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
    return configuration
  }
  /// Nothing was found.
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    (configuration.text, configuration.secondaryText) = ("No Results", "Check the spelling or try a new search.")
    return configuration
  }
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  fileprivate var view: some View {
    VStack(spacing: 0) {
      if isLoading {
        ProgressView().padding(.bottom, imageToTextPadding)
      } else if let image {
        picture(image).padding(.bottom, imageToTextPadding)
      }
      if let text { shown(text, textProperties) }
      if let secondaryText { shown(secondaryText, secondaryTextProperties).padding(.top, textToSecondaryTextPadding) }
      let buttons = [made(button, buttonProperties), made(secondaryButton, secondaryButtonProperties)].compactMap { $0 }
      ForEach(buttons.indices, id: \.self) { index in
        let size = buttons[index].sizeThatFits(.zero)
        UIViewPresenter(view: buttons[index]).frame(width: size.width, height: size.height)
          .padding(.top, index == 0 ? textToButtonPadding : 4)
      }
    }
    .padding(EdgeInsets(directionalLayoutMargins)).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
  private func shown(_ text: String, _ properties: TextProperties) -> some View {
    Text(verbatim: text).font(Font(properties.font)).foregroundStyle(Color(uiColor: properties.color))
      .multilineTextAlignment(.center).lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil)
  }
  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    let limit = imageProperties.maximumSize
    let symbol = imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
    let color = Color(uiColor: imageProperties.tintColor ?? .secondaryLabel)
    Group {
      if limit.width > 0 || limit.height > 0 {
        Image(uiImage: image).resizable().scaledToFit()
          .frame(width: limit.width > 0 ? limit.width : nil, height: limit.height > 0 ? limit.height : nil)
      } else {
        Image(uiImage: image.withConfiguration(symbol))
      }
    }
    .foregroundStyle(color).clipShape(RoundedRectangle(cornerRadius: imageProperties.cornerRadius))
  }
  private func made(_ configuration: UIButton.Configuration, _ properties: ButtonProperties) -> UIButton? {
    if properties.primaryAction == nil && properties.menu == nil { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    return button
  }
}

/// Shows that there is nothing to show.
@MainActor @preconcurrency open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      needsUpdate()
      invalidateIntrinsicContentSize()
    }
  }
  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func makeContent() -> AnyView? { AnyView(shown.view) }
}

extension UIViewController {
  /// What is shown over all of the view where there is nothing else to show; nil for nothing.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { nothingToShow?.configuration as? any UIContentConfiguration }
    set {
      nothingToShow?.view.removeFromSuperview()
      nothingToShow = nil
      guard let newValue, let view else { return }
      let shown = newValue.makeContentView()
      shown.frame = view.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(shown)
      nothingToShow = (shown, newValue)
    }
  }
}
