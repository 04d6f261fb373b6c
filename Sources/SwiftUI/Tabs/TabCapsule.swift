import HearthCore
import HearthRendering

/// A floating bar with round ends above the content: the tabs of a pad and a television.
struct TabCapsule: View {
  let control: TabControl
  let isTV: Bool
  @State private var selected = ControlAnchor()

  @MainActor var body: some View {
    let control = control, model = control.model, isTV = isTV
    let tabs = model.barTabs
    let main = tabs.filter { $0.traits.role?.kind != .search }, search = tabs.filter { $0.traits.role?.kind == .search }
    HStack(spacing: isTV ? 14 : 8) {
      if !isTV && model.look.look == .sidebarAdaptable { TabSidebarToggle(control: control) }
      HStack(spacing: isTV ? 14 : 8) {
        if !main.isEmpty { items(main) }
        if !search.isEmpty { items(search) }
      }
      .modifier(TabListInput(control: control, selected: selected, radius: isTV ? 26 : 17))
    }
    .padding(.horizontal, 16)
    .padding(.top, isTV ? 24 : 8)
    .padding(.bottom, isTV ? 16 : 8)
    .frame(maxWidth: .infinity)
    .focusSection()
  }
  @MainActor private func items(_ tabs: [ShownTab]) -> TabCapsuleItems { TabCapsuleItems(control: control, tabs: tabs, selected: selected, isTV: isTV) }
}
nonisolated struct TabCapsuleItems: View {
  let control: TabControl
  let tabs: [ShownTab]
  let selected: ControlAnchor
  let isTV: Bool
  private struct Key: Hashable {
    var state: ControlState
    var isTV: Bool
  }
  @MainActor var body: some View {
    let isTV = isTV, control = control, model = control.model
    HStack(spacing: 2) {
      ForEach(tabs) { tab in
        let isOn = tab.id == model.selected
        TabButton(control: control, tab: tab, anchor: isOn ? selected : nil) { state, badge in
          HStack(spacing: 6) {
            TabLabelView(label: tab.traits.label)
            if let badge { badge.pill(height: isTV ? 22 : 16) }
          }
          .symbolVariant(state.isOn ? .fill : .none)
          .font(isTV ? .title3.weight(.medium) : .subheadline.weight(state.isOn ? .semibold : .medium))
          .foregroundStyle(state.isOn && !isTV ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(state.isOn || !isTV ? 1 : 0.75)))
          .padding(.horizontal, isTV ? 26 : 16)
          .frame(minHeight: isTV ? 52 : 34)
          .background { ControlDrawing(key: Key(state: state, isTV: isTV)) { $0.pill(state) } }
        }
      }
    }
    .padding(isTV ? 5 : 4)
    .background { ControlDrawing(key: 0) { $0.capsule() } }
  }
}
extension ControlCanvas {
  /// The ground of a floating bar.
  func capsule() -> ContiguousArray<PlacedPiece> {
    let ground = palette.fill(bounds, radius: bounds.height / 2, palette.isDark ? RGBA(white: 0.2) : RGBA(white: 1))
    return [
      PlacedPiece(EffectPiece(.shadow(RGBA(white: 0, alpha: palette.isDark ? 0.5 : 0.16), radius: 6, x: 0, y: 1.5), ground.piece), x: 0, y: 0),
      palette.stroke(bounds, radius: bounds.height / 2, width: palette.pixels(1), palette.ink(palette.hasHighContrast ? 0.6 : palette.isDark ? 0.1 : 0.06)),
    ]
  }
  /// The ground of a tab in it.
  func pill(_ state: ControlState) -> ContiguousArray<PlacedPiece> {
    let strength = state.isOn ? (palette.isDark ? 0.18 : 0.085) : state.isPressed ? 0.1 : state.isHovered ? 0.05 : 0
    return strength == 0 ? [] : [palette.fill(bounds, radius: bounds.height / 2, palette.ink(strength))]
  }
}

/// Takes adaptable tabs from the bar into a sidebar, and back.
nonisolated struct TabSidebarToggle: View {
  let control: TabControl
  @MainActor var body: some View {
    let model = control.model
    Button { model.isSidebar.toggle() } label: { Image(systemName: "sidebar.leading") }
      .buttonStyle(BarButtonStyle())
      .accessibilityLabel(model.isSidebar ? "Hide Sidebar" : "Show Sidebar")
      .accessibilityIdentifier("tab-sidebar-toggle")
  }
}
