import HearthCore
import HearthRendering

/// The pages of a tab view with what stands around them. The pages keep their place in the tree, whatever is around.
nonisolated struct TabScaffold: View {
  let control: TabControl

  @MainActor var body: some View {
    let control = control, model = control.model
    let placement = model.placement, isGrouped = model.look.look == .grouped && placement == .topBar
    HStack(spacing: 0) {
      if placement == .sidebar { TabSidebar(control: control) }
      BarArea(
        top: TabTop(control: control), bottom: TabBottom(control: control),
        content: TabPages(control: control)
          .modifier(
            _EnvironmentModifier { values in
              values.tabBarPlacement = placement
              values.isTabBarShowingSections = placement == .sidebar
              // They are for this tab view, not for those in its pages.
              values[TabSidebarPartsKey.self] = TabSidebarParts()
              values[TabCustomizationKey.self] = nil
            }
          )
          .modifier(PreferenceCatcher<TabBarLookKey>(passesOn: true) { look, _ in if model.barLook != look { model.barLook = look } })
          .modifier(TabFrame(isShown: isGrouped))
          .overlay(alignment: .bottom) { if placement == .pageIndicator { PageDots(control: control) } }
          .overlay { if model.showsMore { MoreTabs(control: control) } })
    }
  }
}

/// The pages.
nonisolated struct TabPages: View {
  let control: TabControl
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let strip = PageStripNode(inputs)
    view.control.attach(strip)
    return _ViewNode(strip)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {}
  nonisolated static var _elementCount: Int { 1 }
}

/// The frame of grouped tabs.
nonisolated private struct TabFrame: ViewModifier {
  let isShown: Bool
  @MainActor func body(content: Content) -> some View {
    content.padding(isShown ? 1 : 0)
      .background {
        if isShown {
          ControlDrawing(key: 0) { canvas in
            [
              canvas.palette.fill(canvas.bounds, radius: 9, canvas.palette.ink(canvas.palette.isDark ? 0.05 : 0.03)),
              canvas.palette.stroke(canvas.bounds, radius: 9, width: canvas.palette.pixels(1), canvas.palette.border),
            ]
          }
        }
      }
      .padding(isShown ? EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16) : EdgeInsets())
  }
}

// MARK: - Bars

nonisolated struct TabTop: View {
  let control: TabControl
  @MainActor var body: some View {
    let model = control.model
    if model.placement == .topBar && model.barLook.visibility != .hidden {
      switch model.idiom {
      case .tv: TabCapsule(control: control, isTV: true)
      case .pad: TabCapsule(control: control, isTV: false)
      default: TabStrip(control: control)
      }
    }
  }
}
nonisolated struct TabBottom: View {
  let control: TabControl
  @MainActor var body: some View {
    let model = control.model
    if model.placement == .bottomBar && model.barLook.visibility != .hidden { TabBottomBar(control: control) }
  }
}

/// A strip of segments in the middle of a bar above the content: a desktop's tabs.
struct TabStrip: View {
  let control: TabControl
  @State private var selected = ControlAnchor()
  @Environment(\.controlSize) private var controlSize
  @MainActor var body: some View {
    let control = control, model = control.model, isGrouped = model.look.look == .grouped
    let height = ControlMetrics.height(controlSize), radius = ControlMetrics.cornerRadius(controlSize)
    let tabs = model.barTabs
    let strip = TabStripLayout(height: height) {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        let isOn = tab.id == model.selected, wasOn = index > 0 && tabs[index - 1].id == model.selected
        TabSegment(
          control: control, tab: tab, hasLine: index > 0 && !isOn && !wasOn, radius: radius - 1, padding: height * 0.5, anchor: isOn ? selected : nil)
      }
    }
    .background {
      ControlDrawing(key: radius) { canvas in
        [canvas.palette.fill(canvas.bounds, radius: radius, canvas.palette.ink(canvas.palette.isDark ? 0.1 : 0.07))]
      }
    }
    .modifier(TabListInput(control: control, selected: selected, radius: radius - 2))
    .padding(.horizontal, 16)
    if isGrouped {
      strip.padding(.vertical, 12).frame(maxWidth: .infinity)
    } else {
      strip.padding(.vertical, 8).frame(maxWidth: .infinity).modifier(BarBackground(look: model.barLook, idiom: model.idiom))
    }
  }
}
/// One stop for the keyboard, in which arrows lead from tab to tab.
nonisolated struct TabListInput: ViewModifier {
  let control: TabControl
  let selected: ControlAnchor
  let radius: CGFloat
  @MainActor func body(content: Content) -> some View {
    let control = control
    content.modifier(
      ControlInput(
        name: "TabBar", focus: .activate, onKey: { control.action(for: $0) }, cornerRadius: radius, outline: selected,
        element: {
          var properties = AccessibilityProperties()
          properties.label = "Tabs"
          properties.addedTraits = .isTabBar
          properties.behavior = .contain
          return properties
        }))
  }
}

/// Tabs of one width side by side, as narrow as the room asks for.
private struct TabStripLayout: Layout {
  let height: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var widest: CGFloat = 0, tallest = height
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      (widest, tallest) = (max(widest, size.width), max(tallest, size.height))
    }
    let natural = widest * CGFloat(subviews.count)
    guard let width = proposal.width, width.isFinite else { return CGSize(width: natural, height: tallest) }
    return CGSize(width: min(natural, max(0, width)), height: tallest)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

// MARK: - A tab in a bar

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
    let control = control, tab = tab, isOn = control.model.selected == tab.id && !control.model.showsMore, name = name, badgeName = badgeName
    let view = face(drawn(isOn), tab.traits.badge.map { TabBadge(badge: $0, name: badgeName) })
      .modifier(TabNameCatcher(name: name))
      .modifier(
        ControlInput(
          name: "Tab", gesture: .click,
          onPress: { press in
            state.isPressed = press.phase != .ended && press.phase != .cancelled && press.isInside
            if press.phase == .ended && press.isInside { control.choose(tab.id) }
          },
          onHover: { state.isHovered = $0 }, anchor: anchor,
          element: {
            var properties = AccessibilityProperties()
            properties.label = name.text
            properties.identifier = name.identifier
            properties.value = tab.traits.badge.flatMap { $0.spoken ?? badgeName.text }
            properties.addedTraits = isOn ? [.isButton, .isSelected] : .isButton
            properties.behavior = .combine
            properties.press = { control.choose(tab.id) }
            return properties
          }))
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
  @MainActor var body: some View { BadgePill(badge: badge.badge, height: height).modifier(TabNameCatcher(name: badge.name)).accessibilityHidden(true) }
}
/// What the label of a tab says: its text, or what its images are called where there is none.
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
nonisolated private struct TabNameCatcher: _ElementModifier {
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
  @MainActor var body: some View {
    if let label {
      TabLabelStack(isVertical: isVertical) { label.view }
        .labelStyle(TabLabelStyle(isVertical: isVertical, iconFont: iconFont))
        .lineLimit(1)
    } else {
      Text(verbatim: " ")
    }
  }
}
nonisolated private struct TabLabelStack<Content: View>: View {
  let isVertical: Bool
  @ViewBuilder let content: Content
  @MainActor var body: some View {
    if isVertical { VStack(spacing: 3) { content } } else { HStack(spacing: 6) { content } }
  }
}
nonisolated private struct TabLabelStyle: LabelStyle {
  let isVertical: Bool
  let iconFont: Font?
  nonisolated init(isVertical: Bool, iconFont: Font?) { (self.isVertical, self.iconFont) = (isVertical, iconFont) }
  @MainActor func makeBody(configuration: Configuration) -> some View {
    if isVertical {
      VStack(spacing: 2) {
        configuration.icon.font(iconFont).frame(height: 26)
        configuration.title
      }
    } else {
      HStack(spacing: 6) {
        configuration.icon.font(iconFont)
        configuration.title
      }
    }
  }
}

/// A tab of a desktop's strip.
nonisolated private struct TabSegment: View {
  let control: TabControl
  let tab: ShownTab
  let hasLine: Bool
  let radius: CGFloat
  let padding: CGFloat
  let anchor: ControlAnchor?
  private struct Key: Hashable {
    var state: ControlState
    var hasLine: Bool
    var radius: CGFloat
  }
  @MainActor var body: some View {
    let tab = tab, hasLine = hasLine, radius = radius, padding = padding
    TabButton(control: control, tab: tab, anchor: anchor) { state, badge in
      let key = Key(state: state, hasLine: hasLine, radius: radius)
      return HStack(spacing: 7) {
        TabLabelView(label: tab.traits.label)
        if let badge { badge.pill(height: 16) }
      }
      .padding(.horizontal, padding)
      .frame(minWidth: 64, maxWidth: .infinity, maxHeight: .infinity)
      .background { ControlDrawing(key: key) { $0.segment(key.state, hasLine: key.hasLine, radius: key.radius) } }
    }
  }
}
