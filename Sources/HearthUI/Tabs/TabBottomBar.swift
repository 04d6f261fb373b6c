import HearthCore
import HearthRendering

/// A phone's tabs: all of them, or the selected one alone with the search.
struct TabBottomBar: View {
  let control: TabControl
  @State private var selected = ControlAnchor()
  @Environment(\.isGlassy) private var isGlassy
  @Environment(\.appearances) private var appearances
  @MainActor var body: some View {
    if isGlassy { floating } else { bar }
  }
  @MainActor private var bar: some View {
    let control = control, model = control.model, overflow = model.overflow
    return HStack(alignment: .top, spacing: max(0, appearances.tabs.spacing)) {
      if model.isMinimized {
        MinimizedTab(control: control, tab: model.tabs.first { $0.id == model.selected })
      } else {
        ForEach(model.phoneTabs) { tab in TabBarButton(control: control, tab: tab, selected: selected) }
        if !overflow.isEmpty {
          MoreButton(control: control, isOn: model.showsMore || overflow.contains { $0.id == model.selected })
        }
        if let tab = model.tabAfterMore { TabBarButton(control: control, tab: tab, selected: selected) }
      }
    }
    .modifier(BarTextSize())
    .padding(.horizontal, 4)
    .modifier(AppearanceTint(kind: .tabs))
    .modifier(TabListInput(control: control, selected: selected, radius: 8))
  }
  /// A pane above the foot of the page, and one beside it for the tab that stands apart. Source: Apple, Human Interface
  /// Guidelines of 2025, Tab bars; seen, iOS 26: 62 high, 21 from the edges.
  @MainActor private var floating: some View {
    let control = control, model = control.model, overflow = model.overflow
    let apart = model.isMinimized ? nil : model.tabApart
    return HStack(spacing: 8) {
      HStack(spacing: 0) {
        if model.isMinimized {
          MinimizedTab(control: control, tab: model.tabs.first { $0.id == model.selected })
        } else {
          ForEach(model.phoneTabs.filter { $0.id != apart?.id }) { tab in
            TabBarButton(control: control, tab: tab, selected: selected)
          }
          if !overflow.isEmpty {
            MoreButton(control: control, isOn: model.showsMore || overflow.contains { $0.id == model.selected })
          }
        }
      }
      .padding(4)
      .glassEffect(.regular, in: Capsule())
      if let apart {
        TabBarButton(control: control, tab: apart, selected: selected)
          .frame(width: BarGlass.tabBarHeight, height: BarGlass.tabBarHeight)
          .glassEffect(.regular, in: Circle())
      }
    }
    .modifier(BarTextSize())
    .padding(.horizontal, 21)
    .padding(.bottom, 4)
    .modifier(AppearanceTint(kind: .tabs))
    .modifier(TabListInput(control: control, selected: selected, radius: BarGlass.tabBarHeight / 2))
  }
}
private struct TabBarButton: View {
  let control: TabControl
  let tab: ShownTab
  let selected: ControlAnchor
  @MainActor var body: some View {
    let tab = tab
    TabButton(control: control, tab: tab, anchor: tab.id == control.model.selected ? selected : nil) { state, badge in
      TabBarFace(
        label: tab.traits.label, badge: badge, state: state, isProminent: tab.traits.role?.kind == .prominent)
    }
  }
}
/// The selected tab of a bar that has made room. A press brings the others back.
nonisolated private struct MinimizedTab: View {
  let control: TabControl
  let tab: ShownTab?
  @State private var state = ControlState()
  @State private var name = TabName()
  @MainActor var body: some View {
    let control = control, name = name, state = state
    TabLabelView(label: tab?.traits.label, iconFont: .system(size: 19), hidesTitle: true)
      .modifier(TabNameCatcher(name: name))
      .symbolVariant(.fill)
      .foregroundStyle(Color.accentColor.forText)
      .frame(minWidth: 52, minHeight: 36)
      .background { ControlDrawing(key: state) { $0.pill(state) } }
      .padding(.leading, 8)
      .padding(.vertical, 2)
      .modifier(
        ControlInput(
          name: "Tab", gesture: .click,
          onPress: ControlPress.click($state) { control.setMinimized(false) },
          element: {
            var properties = AccessibilityProperties()
            properties.label = name.text
            properties.identifier = "expand-tabs"
            properties.hint = "Shows all tabs"
            properties.addedTraits = [.isButton, .isSelected]
            properties.behavior = .combine
            properties.press = { control.setMinimized(false) }
            return properties
          }))
  }
}
/// An icon above a small title.
nonisolated private struct TabBarFace: View {
  let label: TabLabel?
  let badge: TabBadge?
  let state: ControlState
  /// It stands on a ground of its own, in the tint.
  var isProminent = false
  @Environment(\.appearances) private var appearances
  @Environment(\.isGlassy) private var isGlassy
  @MainActor var body: some View {
    let letters = state.isOn ? appearances.selectedTab : appearances.tab, look = appearances.tabs
    let color = state.isEnabled ? letters.color : look.disabledColor ?? letters.color
    TabLabelView(label: label, isVertical: true, iconFont: .system(size: 18), titleOffset: letters.offset)
      .symbolVariant(.fill)
      .font(letters.font ?? .system(size: 10, weight: .medium))
      .imageScale(.large)
      .foregroundStyle(
        color.map { AnyShapeStyle($0) }
          ?? (state.isOn || isProminent
            ? AnyShapeStyle(Color.accentColor.forText)
            : AnyShapeStyle(
              state.isPressed ? Color.primary.opacity(0.75) : isGlassy ? .primary : Color(.systemGray).forText))
      )
      .overlay(alignment: .top) { if let badge { badge.pill(height: 17).fixedSize().offset(x: 16, y: -2) } }
      .background {
        if isProminent { Capsule().fill(.tint.opacity(0.14)).padding(.horizontal, -10).padding(.vertical, -3) }
      }
      .padding(.top, 5)
      .padding(.bottom, 4 / 3)
      .padding(.horizontal, 2)
      // Source: UIKit, `UITabBar`: 49 points; seen, iOS 13 to 17: titles of 10.
      .frame(width: look.width > 0 ? look.width : nil)
      .frame(
        maxWidth: look.isCentered || look.width > 0 ? nil : .infinity,
        minHeight: isGlassy ? BarGlass.tabBarHeight - 8 : 49
      )
      .background {
        if state.isOn {
          // Source: seen, iOS 26.
          if isGlassy { Capsule().fill(Color.primary.opacity(0.08)) }
          TabIndicator(color: look.indicator, image: look.indicatorImage)
        }
      }
  }
}
/// What the app puts behind the tab that is selected.
nonisolated private struct TabIndicator: View {
  let color: Color?
  let image: Image?
  @MainActor var body: some View {
    if let image { image.accessibilityHidden(true) } else if let color { Rectangle().fill(color) }
  }
}
/// Leads to the tabs that the bar has no room for.
private struct MoreButton: View {
  let control: TabControl
  let isOn: Bool
  @State private var state = ControlState()
  private static let label = TabLabel.of(Label("More", systemImage: "ellipsis"))
  @MainActor var body: some View {
    let control = control, isOn = isOn
    var drawn = state
    drawn.isOn = isOn
    return TabBarFace(label: Self.label, badge: nil, state: drawn)
      .modifier(
        ControlInput(
          name: "Tab", gesture: .click,
          onPress: ControlPress.click($state) { control.model.showsMore = true },
          element: {
            var properties = AccessibilityProperties()
            properties.label = "More"
            properties.identifier = "more-tabs"
            properties.addedTraits = isOn ? [.isButton, .isSelected] : .isButton
            properties.behavior = .combine
            properties.press = { control.model.showsMore = true }
            return properties
          }))
  }
}
/// The list of the tabs that a phone's bar has no room for, over the page.
nonisolated struct MoreTabs: View {
  let control: TabControl
  @MainActor var body: some View {
    let control = control, model = control.model
    BarHost {
      List {
        ForEach(model.overflow) { tab in
          Button {
            control.choose(tab.id)
          } label: {
            HStack(spacing: 12) {
              TabLabelView(label: tab.traits.label)
              Spacer(minLength: 8)
              if let badge = tab.traits.badge { BadgePill(badge: badge) }
              if tab.id == model.selected { Image(systemName: "checkmark").foregroundStyle(.tint) }
            }
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .disabled(tab.traits.isDisabled)
        }
      }
      .navigationTitle("More")
    }
    .background(.background)
  }
}
