import Foundation
import HearthCore
import HearthRendering

/// A type that shows labels.
///
///     struct Stacked: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.icon; configuration.title }
///       }
///     }
///
/// `Label(configuration)` in a body shows the label in the style around this one.
@MainActor @preconcurrency public protocol LabelStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The title and icon that the style is given.
  typealias Configuration = LabelStyleConfiguration
  /// Shows a label. Called again when the label changes.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
@MainActor @preconcurrency public struct LabelStyleConfiguration {
  let handle: LabelHandle
  /// Which of the label's titles is meant.
  let revision: Int
  /// The title as a view.
  public var title: Title { Title(handle: handle) }
  /// The icon as a view.
  public var icon: Icon { Icon(handle: handle) }
  /// What the title reads, where it is a text: for people who do not see the icon.
  var titleText: String? { (handle.source?.attachment as? LabelParts)?.titleText }

  /// Whether the icon is an image to which the app has added nothing, as a name for assistive technology.
  var hasPlainIcon: Bool { (handle.source?.attachment as? LabelParts)?.hasPlainIcon ?? false }

  /// The title of a label, in whatever style the label has.
  nonisolated public struct Title: View {
    let handle: LabelHandle
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
      LabelPart.make(view.handle, isIcon: false, inputs)
    }
    @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
    public nonisolated static var _elementCount: Int { -1 }
  }
  /// The icon of a label, in whatever style the label has.
  nonisolated public struct Icon: View {
    let handle: LabelHandle
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
      LabelPart.make(view.handle, isIcon: true, inputs)
    }
    @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
    public nonisolated static var _elementCount: Int { -1 }
  }
}

// MARK: - Styles

/// Title and icon, unless a container sets another style.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}
/// Title and icon, side by side, whatever the container prefers.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style, as `.titleAndIcon` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { LabelRow(configuration: configuration) }
}
/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style, as `.titleOnly` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
/// The icon alone; the title is what a screen reader says.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style, as `.iconOnly` does.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let title = configuration.titleText
    configuration.icon.accessibilityProperties { if let title { $0.label = title } }
  }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// Title and icon, unless a container sets another style.
  @MainActor @preconcurrency public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon, whatever the container prefers.
  @MainActor @preconcurrency public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  @MainActor @preconcurrency public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; a screen reader says the title.
  @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The icon before the title, on one baseline.
struct LabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.idiom) private var idiom
  @Environment(\.labelsAreRows) private var isRow
  @Environment(\.hasForegroundOfApp) private var isColored
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.labelsAreInList) private var isInList
  @Environment(\.hostAccent) private var accentOfDesktop
  /// The colour that the icon has in a list; nil for that of the style.
  private var iconStyle: AnyShapeStyle? {
    guard isInList, !isColored else { return nil }
    return itemTint?.style(hasChosenAccent: accentOfDesktop != nil)
  }
  /// The icon, which is not read beside its title unless the app has given it a name. Source: seen, VoiceOver on iOS 17 reads
  /// the title of a label alone.
  private var icon: some View {
    let isDecoration = configuration.hasPlainIcon
    return configuration.icon.accessibilityProperties { if isDecoration { $0.isHidden = true } }
  }
  var body: some View {
    if isRow {
      // Source: seen, iOS 15 to 17: icons of rows have the accent, unless the app says otherwise, and stand in a column
      // of their own; its width is our choice. On phones titles begin 44 points from the start of the icons: seen in
      // pictures of iOS 17.
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? (idiom == .phone ? 16 : 12)) {
        // The middle of the icon is that of the capitals of the first line, which are 12 points high.
        icon.standardForegroundStyle(isColored ? nil : iconStyle ?? AnyShapeStyle(.tint)).imageScale(
          .large
        )
        .frame(minWidth: iconWidth ?? 28)
        .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 6 }
        configuration.title
      }
    } else {
      // Source: our choice, the distance of GNOME's buttons with an icon; on a television in proportion
      // to its text, which is twice as large.
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? (idiom == .tv ? 12 : 6)) {
        if let iconStyle {
          icon.standardForegroundStyle(iconStyle).frame(minWidth: iconWidth)
        } else if let iconWidth {
          icon.frame(minWidth: iconWidth)
        } else {
          icon
        }
        configuration.title
      }
    }
  }
}

struct LabelsAreRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether labels in here look as in the rows of a phone's lists.
  var labelsAreRows: Bool {
    get { self[LabelsAreRowsKey.self] }
    set { self[LabelsAreRowsKey.self] = newValue }
  }
}

struct LabelIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
extension EnvironmentValues {
  /// Points that labels keep for their icons, so that titles below each other begin at one
  /// place; nil for the width of each icon.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}
extension View {
  /// Sets the width in points that labels keep for their icons: a narrower icon stands in the middle of
  /// them, a wider one takes its own width.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    modifier(_EnvironmentModifier { $0[LabelIconWidthKey.self] = value.isFinite ? max(0, value) : 0 })
  }
}

struct LabelSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
extension EnvironmentValues {
  /// Points between icon and title of labels; nil for what the style has.
  public internal(set) var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
}
extension View {
  /// Sets the distance in points between the icon and the title of labels.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    modifier(_EnvironmentModifier { $0[LabelSpacingKey.self] = value.isFinite ? max(0, value) : 0 })
  }
  /// Sets the style of the labels in this view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style, LabelStyleConfiguration.self) { LabelStyleContent(body: $0.makeBody(configuration: $1)) }
  }
}

// MARK: - Body

extension DefaultLabelStyle {
  /// The style that labels have where none was set.
  static let box: ControlStyleBox<LabelStyleConfiguration> = controlStyleBox(DefaultLabelStyle(), outer: nil) {
    LabelStyleContent(body: $0.makeBody(configuration: $1))
  }
}

/// What a style makes of a label. Labels are one element, whatever their style makes.
nonisolated private struct LabelStyleContent<Content: View>: View {
  let content: Content
  init(body: Content) { content = body }
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    Content._elementCount == 1
      ? Content._makeNode(view.content, inputs) : HStack<Content>._makeNode(HStack { view.content }, inputs)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {
    if Content._elementCount == 1 {
      Content._update(node, view.content)
    } else {
      HStack<Content>._update(node, HStack { view.content })
    }
  }
  static var _elementCount: Int { 1 }
}
