import Foundation
import HearthCore
import HearthUI

/// What a cell shows: a value that makes a view.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Makes a view that shows what the value says.
  func makeContentView() -> any UIView & UIContentView
  /// The value for a state of the cell. By itself the same.
  func updated(for state: any UIConfigurationState) -> Self
}
extension UIContentConfiguration {
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows what a configuration says.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show another configuration. By itself, one of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Content of a cell: an image and two texts.
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
  /// What a text looks like.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// 0 for as many lines as the text has.
    public var numberOfLines = 0
    /// At which side the text stands.
    public var alignment = NSTextAlignment.natural
  }
  /// What an image looks like.
  public struct ImageProperties {
    /// The colour of a symbol; nil for the tint.
    public var tintColor: UIColor?
    /// The largest size: points, 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The radius of the image's corners: points.
    public var cornerRadius: CGFloat = 0
    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  /// The text.
  public var text: String?
  /// The text with attributes; its letters are shown as `textProperties` says.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The image, at the leading edge.
  public var image: UIImage?
  /// What the text looks like.
  public var textProperties: TextProperties
  /// What the second text looks like.
  public var secondaryTextProperties: TextProperties
  /// What the image looks like.
  public var imageProperties = ImageProperties()
  /// Whether the second text stands beside the first one.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Points between the image and the texts.
  public var imageToTextPadding: CGFloat = 12
  /// Points between the texts, one below the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// Points around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(_ size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label, isSideBySide: Bool = false) {
    textProperties = TextProperties(font: .systemFont(ofSize: size, weight: weight), color: color)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: isSideBySide ? size : size - 2), color: .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }
  /// A row of a list.
  public static func cell() -> Self { Self(17) }
  /// A row whose second text stands below the first.
  public static func subtitleCell() -> Self { Self(17) }
  /// A row whose second text stands beside the first.
  public static func valueCell() -> Self { Self(17, isSideBySide: true) }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self(17) }
  /// A row of a sidebar with a second text.
  public static func sidebarSubtitleCell() -> Self { Self(17) }
  /// The title of a section.
  public static func plainHeader() -> Self { Self(15, weight: .semibold, color: .secondaryLabel) }
  /// The title of a section of a grouped list.
  public static func groupedHeader() -> Self { Self(13, color: .secondaryLabel) }
  /// The title of a section of a grouped list, as large as a row's text.
  public static func prominentInsetGroupedHeader() -> Self { Self(17, weight: .semibold, color: .label) }
  /// The title of a section of a grouped list, larger than a row's text.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(22, weight: .bold, color: .label) }
  /// What stands below a section of a grouped list.
  public static func groupedFooter() -> Self { Self(13, color: .secondaryLabel) }
  /// The title of a section of a sidebar.
  public static func sidebarHeader() -> Self { Self(15, weight: .semibold, color: .secondaryLabel) }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  fileprivate var view: some View {
    let margins = directionalLayoutMargins
    return HStack(spacing: imageToTextPadding) {
      if let image { picture(image) }
      if prefersSideBySideTextAndSecondaryText {
        texts(first: textProperties, second: secondaryTextProperties, Spacer(minLength: 8))
      } else {
        VStack(alignment: .leading, spacing: textToSecondaryTextVerticalPadding) {
          texts(first: textProperties, second: secondaryTextProperties, EmptyView())
        }
      }
    }
    .padding(EdgeInsets(top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing))
    .frame(maxWidth: .infinity, alignment: .leading)
  }
  @ViewBuilder private func texts(first: TextProperties, second: TextProperties, _ between: some View) -> some View {
    if let text = attributedText?.string ?? text { first.view(text) }
    between
    if let secondaryText { second.view(secondaryText) }
  }
  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    let limit = imageProperties.maximumSize
    let image = imageProperties.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
    let color = imageProperties.tintColor.map { Color(uiColor: $0) } ?? Color.accentColor
    let shown = Image(uiImage: image).foregroundStyle(color)
    if limit.width > 0 || limit.height > 0 {
      Image(uiImage: image).resizable().scaledToFit().foregroundStyle(color)
        .frame(width: limit.width > 0 ? limit.width : nil, height: limit.height > 0 ? limit.height : nil)
        .clipShape(RoundedRectangle(cornerRadius: imageProperties.cornerRadius))
    } else {
      shown.clipShape(RoundedRectangle(cornerRadius: imageProperties.cornerRadius))
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  @MainActor fileprivate func view(_ text: String) -> some View {
    Text(verbatim: text).font(Font(font)).foregroundStyle(Color(uiColor: color))
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil).multilineTextAlignment(alignment.textAlignment)
  }
}

/// Shows an image and two texts.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      needsUpdate()
      invalidateIntrinsicContentSize()
    }
  }
  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }
  /// There are no files to make views from: nil, always.
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func makeContent() -> AnyView? { AnyView(shown.view) }
  override func fittingContentSize(_ proposal: ProposedViewSize) -> CGSize {
    contentSize(proposal) ?? super.fittingContentSize(proposal)
  }
}

/// Content of a cell that is a view of SwiftUI.
///
/// ```swift
/// cell.contentConfiguration = UIHostingConfiguration {
///   Label(item.title, systemImage: "star")
/// }
/// ```
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration
{
  private let content: Content
  private let background: Background
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)
  private init(_ content: Content, _ background: Background) { (self.content, self.background) = (content, background) }

  /// Content without a background.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.init(content(), EmptyView()) }
  /// Behind the content, over the whole cell.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    copied(_UIHostingConfigurationBackgroundView(style: style))
  }
  /// Behind the content, over the whole cell.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    copied(content())
  }
  private func copied<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content, background)
    (copy.insets, copy.least) = (insets, least)
    return copy
  }
  /// Other margins around the content: points. 11 above and below and 16 beside it by themselves.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  /// Other margins around the content: points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = insets.top }
    if edges.contains(.leading) { copy.insets.leading = insets.leading }
    if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
    return copy
  }
  /// The least size of the cell: points. 44 high by itself.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.least = (width ?? least.width, height ?? least.height)
    return copy
  }
  /// No least size but the usual one.
  public func minSize() -> Self {
    var copy = self
    copy.least = (nil, nil)
    return copy
  }
  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
  fileprivate var view: some View {
    content.padding(insets)
      .frame(
        minWidth: least.width, maxWidth: .infinity, minHeight: least.height, maxHeight: .infinity, alignment: .leading
      )
      .background { background }
  }
}

/// What fills the background of a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  public var body: some View { Rectangle().fill(style) }
}

private final class HostedContentView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      needsUpdate()
      invalidateIntrinsicContentSize()
    }
  }
  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  override func makeContent() -> AnyView? { AnyView(shown.view) }
  override func fittingContentSize(_ proposal: ProposedViewSize) -> CGSize {
    contentSize(proposal) ?? super.fittingContentSize(proposal)
  }
}
