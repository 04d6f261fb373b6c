import Foundation
import HearthCore
import HearthUI

/// The title, the subtitle and the image of a button, or a wheel instead of the image.
struct ButtonContent: View {
  let configuration: UIButton.Configuration?
  let title: AttributedString?
  let image: UIImage?
  let color: UIColor
  /// The font of a button without a configuration.
  let font: UIFont?
  let lines: Int?
  /// Around the content, and how far title and image are moved.
  let insets: (content: UIEdgeInsets, title: UIEdgeInsets, image: UIEdgeInsets)

  private var placement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }
  private var isColumn: Bool { placement == .top || placement == .bottom }
  private var imageFirst: Bool { placement != .trailing && placement != .bottom }
  var body: some View {
    let padding = configuration?.imagePadding ?? 4
    Group {
      if isColumn {
        VStack(spacing: padding) { parts }
      } else {
        HStack(spacing: padding) { parts }
      }
    }
    .font(font.map { Font($0) })
    .foregroundStyle(Color(uiColor: color))
    .padding(EdgeInsets(insets.content))
  }
  @ViewBuilder private var parts: some View {
    if imageFirst { picture }
    titles
    if !imageFirst { picture }
  }
  @ViewBuilder private var picture: some View {
    if configuration?.showsActivityIndicator == true {
      ProgressView().controlSize(.small)
        .tint(Color(uiColor: configuration?.activityIndicatorColorTransformer?(color) ?? color))
    } else if let image {
      let shown = configuration?.preferredSymbolConfigurationForImage.map { image.withConfiguration($0) } ?? image
      Image(uiImage: shown)
        .foregroundStyle(Color(uiColor: configuration?.imageColorTransformer?(color) ?? color))
        .offset(move(insets.image))
    }
  }
  @ViewBuilder private var titles: some View {
    let subtitle = subtitle
    if title != nil || subtitle != nil {
      VStack(alignment: alignment, spacing: configuration?.titlePadding ?? 2) {
        if let title {
          Text(changed(title, configuration?.titleTextAttributesTransformer)).lineLimit(titleLines)
            .truncationMode(configuration?.titleLineBreakMode.truncation ?? .tail)
            .multilineTextAlignment(alignment == .leading ? .leading : alignment == .trailing ? .trailing : .center)
        }
        if let subtitle {
          Text(changed(subtitle, configuration?.subtitleTextAttributesTransformer)).font(.caption)
        }
      }
      .offset(move(insets.title))
    }
  }
  private var titleLines: Int? {
    switch configuration?.titleLineBreakMode {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle, .byClipping: 1
    default: lines
    }
  }
  private var subtitle: AttributedString? {
    configuration?.attributedSubtitle?.shown ?? configuration?.subtitle.map { AttributedString($0) }
  }
  private func changed(
    _ text: AttributedString, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> AttributedString {
    guard let transformer else { return text }
    var result = text
    for run in text.runs { result[run.range].setAttributes(transformer(run.attributes).shown) }
    return result
  }
  private var alignment: HorizontalAlignment {
    switch configuration?.titleAlignment ?? .automatic {
    case .automatic: isColumn ? .center : placement == .trailing ? .trailing : .leading
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
  private func move(_ insets: UIEdgeInsets) -> CGSize {
    CGSize(width: (insets.left - insets.right) / 2, height: (insets.top - insets.bottom) / 2)
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// The look of a configuration: over all of the button's frame.
struct ConfiguredButtonStyle: ButtonStyle {
  let configuration: UIButton.Configuration?
  let tint: UIColor
  /// Where the label is in a button that is larger.
  let alignment: Alignment
  /// Behind a button without a configuration.
  let image: UIImage?
  /// Told when the button is pressed, and when it is so no longer.
  let didPress: (Bool) -> Void
  func makeBody(configuration button: Configuration) -> some View {
    Look(style: self, label: AnyView(button.label), isPressed: button.isPressed)
      .onChange(of: button.isPressed) { didPress($1) }
  }
  struct Look: View {
    let style: ConfiguredButtonStyle
    let label: AnyView
    let isPressed: Bool
    var body: some View {
      if let configuration = style.configuration {
        label.padding(EdgeInsets(configuration.contentInsets))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: style.alignment)
          .background {
            BackgroundView(
              background: configuration.background, fill: configuration.fill(style.tint), tint: style.tint,
              radius: configuration.cornerRadius)
          }
          .opacity(isPressed ? 0.7 : 1)
      } else {
        label.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: style.alignment).contentShape(Rectangle())
          .background { if let image = style.image { image.filling } }
          .opacity(isPressed ? 0.4 : 1)
      }
    }
  }
}
