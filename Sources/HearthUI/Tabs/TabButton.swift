import HearthCore

/// What all tabs in bars share: press, hover, what assistive technology reads, and what the app put around.
nonisolated struct TabButton<Face: View>: View {
  let control: TabControl
  let tab: ShownTab
  var anchor: ControlAnchor?
  let face: @MainActor (ControlState, TabBadge?) -> Face
  @State private var state = ControlState()
  @State private var name = TabName()
  @State private var badgeName = TabName()

  @MainActor var body: some View {
    let control = control, tab = tab, isOn = control.model.selected == tab.id && !control.model.showsMore, name = name,
      badgeName = badgeName
    let view = face(drawn(isOn), tab.traits.badge.map { TabBadge(badge: $0, name: badgeName) })
      .modifier(TabNameCatcher(name: name))
      .modifier(
        ControlInput(
          name: "Tab", gesture: .click,
          onPress: ControlPress.click($state) { control.choose(tab.id) },
          onHover: { state.isHovered = $0 }, anchor: anchor,
          element: {
            var properties = AccessibilityProperties()
            properties.label = name.text
            properties.identifier = name.identifier
            properties.value = tab.traits.badge.flatMap { $0.spoken ?? badgeName.text }
            properties.addedTraits = isOn ? [.isButton, .isSelected] : .isButton
            properties.behavior = .combine
            properties.press = { control.choose(tab.id) }
            properties.details.relations = [
              AccessibilityRelation(.controls) { control.madePage(tab.id).map { [$0] } ?? [] }
            ]
            return properties
          }, isSprung: true)
      )
      .disabled(tab.traits.isDisabled)
      .modifier(DisabledLook())
    if tab.traits.decorations.isEmpty { view } else { tab.traits.decorations.reduce(AnyView(view)) { $1($0) } }
  }
  private func drawn(_ isOn: Bool) -> ControlState {
    var drawn = state
    drawn.isOn = isOn
    drawn.isEnabled = !tab.traits.isDisabled
    return drawn
  }
}
/// The badge of a tab in a bar. What it says is the value of the tab.
struct TabBadge {
  fileprivate let badge: BadgeText
  fileprivate let name: TabName
  @MainActor func pill(height: CGFloat) -> TabBadgePill { TabBadgePill(badge: self, height: height) }
}
nonisolated struct TabBadgePill: View {
  let badge: TabBadge
  let height: CGFloat
  @Environment(\.appearances) private var appearances
  @MainActor var body: some View {
    let look = appearances.tabs
    BadgePill(badge: badge.badge, height: height, letters: look.badge, ground: look.badgeGround).fixedSize()
      .offset(look.badgeOffset).modifier(TabNameCatcher(name: badge.name))
      .accessibilityHidden(true)
  }
}
/// What the label of a tab says: its text, or the names of its images if it has no text.
@MainActor final class TabName {
  fileprivate weak var node: BehaviorNode?
  nonisolated init() {}
  nonisolated deinit {}
  private var elements: [AccessibilityElement] {
    guard let node, node.hasContent else { return [] }
    node.resolveChild()
    return AccessibilityTree(focused: nil).elements(of: node.child)
  }
  var text: String? {
    let all = elements, texts = all.filter { !$0.traits.contains(.isImage) }
    let labels = (texts.isEmpty ? all : texts).compactMap { $0.properties.label }.filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
  var identifier: String? { elements.lazy.compactMap(\.properties.identifier).first }
}
nonisolated struct TabNameCatcher: _ElementModifier {
  let name: TabName
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MarkBehavior.makeNode(inputs)
    modifier.name.node = node
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}

/// The label of a tab: an icon beside the title or above it.
nonisolated struct TabLabelView: View {
  let label: TabLabel?
  var isVertical = false
  var iconFont: Font?
  /// Points between icon and title side by side.
  var spacing: CGFloat = 6
  /// Points between an icon and the title below it. Source: seen, iOS 18: the capitals of titles begin 37.33 below the top
  /// of the bar.
  fileprivate static let lineGap: CGFloat = 11 / 3
  /// The title is what assistive technology reads alone.
  var hidesTitle = false
  /// Where a title has too little room as it is.
  var hidesIcon = false
  /// How far a title is from its place: points.
  var titleOffset = CGSize.zero
  @MainActor var body: some View {
    if let label {
      TabLabelStack(isVertical: isVertical, spacing: spacing, iconFont: iconFont, titleOffset: titleOffset) {
        label.view
      }
      .labelStyle(
        TabLabelStyle(
          isVertical: isVertical, iconFont: iconFont, spacing: spacing, hidesTitle: hidesTitle, hidesIcon: hidesIcon,
          titleOffset: titleOffset)
      )
      .lineLimit(1)
    } else {
      Text(verbatim: " ")
    }
  }
}
nonisolated private struct TabLabelStack<Content: View>: View {
  let isVertical: Bool
  let spacing: CGFloat
  let iconFont: Font?
  let titleOffset: CGSize
  @ViewBuilder let content: Content
  @MainActor var body: some View {
    if isVertical {
      // An image and a text by themselves look as the icon and the title of a label.
      Group(subviews: content) { views in
        if views.count > 1 {
          Group(subviews: content.font(iconFont)) { icons in
            VStack(spacing: TabLabelView.lineGap) {
              ForEach(Array(icons.filter { !$0.isText })) { $0.frame(height: 26) }
              ForEach(Array(views.filter { $0.isText })) { $0.offset(titleOffset) }
            }
          }
        } else {
          content
        }
      }
    } else {
      HStack(spacing: spacing) { content }
    }
  }
}
nonisolated private struct TabLabelStyle: LabelStyle {
  let isVertical: Bool
  let iconFont: Font?
  let spacing: CGFloat
  let hidesTitle: Bool
  let hidesIcon: Bool
  let titleOffset: CGSize
  nonisolated init(
    isVertical: Bool, iconFont: Font?, spacing: CGFloat, hidesTitle: Bool, hidesIcon: Bool, titleOffset: CGSize
  ) {
    (self.isVertical, self.iconFont, self.spacing, self.hidesTitle, self.hidesIcon) = (
      isVertical, iconFont, spacing, hidesTitle, hidesIcon
    )
    self.titleOffset = titleOffset
  }
  /// The title says what the tab is.
  @MainActor private func icon(_ configuration: Configuration) -> TabIcon {
    TabIcon(icon: configuration.icon, font: iconFont)
  }
  @MainActor func makeBody(configuration: Configuration) -> some View {
    if hidesTitle {
      icon(configuration).background { configuration.title.frame(width: 0, height: 0).clipped() }
    } else if hidesIcon {
      configuration.title
    } else if isVertical {
      VStack(spacing: TabLabelView.lineGap) {
        icon(configuration).frame(height: 26)
        configuration.title.offset(titleOffset)
      }
    } else {
      HStack(spacing: spacing) {
        icon(configuration)
        configuration.title
      }
    }
  }
}
nonisolated private struct TabIcon: View {
  let icon: LabelStyleConfiguration.Icon
  let font: Font?
  @MainActor var body: some View { icon.font(font).accessibilityHidden(true) }
}
