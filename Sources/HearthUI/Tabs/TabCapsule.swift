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
    let apart = model.tabApart?.id
    let main = tabs.filter { $0.id != apart }, end = tabs.filter { $0.id == apart }
    HStack(spacing: isTV ? 20 : 8) {
      if !isTV && model.look.look == .sidebarAdaptable { TabSidebarToggle(control: control) }
      HStack(spacing: isTV ? 20 : 8) {
        if !main.isEmpty { items(main) }
        if !end.isEmpty { items(end) }
      }
      .modifier(TabListInput(control: control, selected: selected, radius: isTV ? 34 : 17))
      // On a television the tab itself shows that the bar has focus.
      .focusEffectDisabled(isTV)
    }
    .padding(.horizontal, isTV ? 40 : 16)
    .padding(.top, isTV ? 40 : 8)
    .padding(.bottom, isTV ? 24 : 8)
    .frame(maxWidth: .infinity)
    .focusSection()
  }
  @MainActor private func items(_ tabs: [ShownTab]) -> TabCapsuleItems {
    TabCapsuleItems(control: control, tabs: tabs, selected: selected, isTV: isTV)
  }
}
nonisolated struct TabCapsuleItems: View {
  let control: TabControl
  let tabs: [ShownTab]
  let selected: ControlAnchor
  let isTV: Bool
  @MainActor var body: some View {
    let isTV = isTV, control = control, model = control.model
    let isFocused = isTV && model.isBarFocused
    ScrollViewReader { proxy in
      TabFit {
        ScrollView(.horizontal, takesFocus: false) {
          HStack(spacing: isTV ? 4 : 2) {
            ForEach(tabs) { tab in
              let isOn = tab.id == model.selected
              TabButton(control: control, tab: tab, anchor: isOn ? selected : nil) { state, badge in
                TabCapsuleFace(
                  label: tab.traits.label, badge: badge, state: state, isTV: isTV, isFocused: isFocused && isOn,
                  isProminent: tab.traits.role?.kind == .prominent)
              }
              .id(tab.id)
            }
          }
        }
        .scrollIndicators(.hidden)
      }
      .onChange(of: model.selected, initial: true) { _, place in
        if let place, tabs.contains(where: { $0.id == place }) { proxy.scrollTo(place) }
      }
    }
    .padding(isTV ? 8 : 4)
    .background { ControlDrawing(key: isTV) { $0.capsule(isTV: isTV) } }
  }
}
nonisolated private struct TabCapsuleFace: View {
  let label: TabLabel?
  let badge: TabBadge?
  let state: ControlState
  let isTV: Bool
  let isFocused: Bool
  var isProminent = false
  private struct Key: Hashable {
    var state: ControlState
    var isTV: Bool
  }
  @MainActor var body: some View {
    let isTV = isTV
    let drawn = drawn
    HStack(spacing: isTV ? 12 : 6) {
      TabLabelView(label: label, spacing: isTV ? 12 : 6)
      if let badge { badge.pill(height: isTV ? 34 : 16) }
    }
    .symbolVariant(state.isOn ? .fill : .none)
    .font(isTV ? .system(size: 31, weight: .medium) : .subheadline.weight(state.isOn ? .semibold : .medium))
    .foregroundStyle(ink)
    .padding(.horizontal, isTV ? 34 : 16)
    .frame(minHeight: isTV ? 68 : 34)
    .background { ControlDrawing(key: Key(state: drawn, isTV: isTV)) { $0.pill(drawn) } }
  }
  private var drawn: ControlState {
    var drawn = state
    drawn.isFocused = isFocused
    return drawn
  }
  private var ink: AnyShapeStyle {
    if isFocused { return AnyShapeStyle(Color.black) }
    if (state.isOn || isProminent) && !isTV { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(Color.primary.opacity(state.isOn || !isTV ? 1 : 0.7))
  }
}
/// As wide as its view wants to be, or as there is room.
nonisolated private struct TabFit: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let view = subviews.first else { return .zero }
    var size = view.sizeThatFits(.unspecified)
    if let width = proposal.width { size.width = min(size.width, max(0, width)) }
    return size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
extension ControlCanvas {
  /// The ground of a floating bar.
  func capsule(isTV: Bool) -> ContiguousArray<PlacedPiece> {
    let radius = bounds.height / 2
    if isTV { return [palette.fill(bounds, radius: radius, palette.ink(palette.isDark ? 0.14 : 0.08))] }
    let ground = palette.fill(bounds, radius: radius, palette.isDark ? RGBA(white: 0.2) : RGBA(white: 1))
    return [
      PlacedPiece(
        EffectPiece(.shadow(RGBA(white: 0, alpha: palette.isDark ? 0.5 : 0.16), radius: 6, x: 0, y: 1.5), ground.piece),
        x: 0, y: 0),
      palette.stroke(
        bounds, radius: radius, width: palette.pixels(1),
        palette.ink(palette.hasHighContrast ? 0.6 : palette.isDark ? 0.1 : 0.06)),
    ]
  }
  /// The ground of a tab in it.
  func pill(_ state: ControlState) -> ContiguousArray<PlacedPiece> {
    if state.isFocused { return [palette.fill(bounds, radius: bounds.height / 2, .white)] }
    let strength = state.isOn ? (palette.isDark ? 0.18 : 0.085) : state.isPressed ? 0.1 : state.isHovered ? 0.05 : 0
    return strength == 0 ? [] : [palette.fill(bounds, radius: bounds.height / 2, palette.ink(strength))]
  }
}

/// Takes adaptable tabs from the bar into a sidebar, and back.
nonisolated struct TabSidebarToggle: View {
  let control: TabControl
  @MainActor var body: some View {
    let model = control.model
    Button {
      model.isSidebar.toggle()
    } label: {
      Image(systemName: "sidebar.leading")
    }
    .buttonStyle(BarButtonStyle())
    .accessibilityLabel(model.isSidebar ? "Hide Sidebar" : "Show Sidebar")
    .accessibilityIdentifier("tab-sidebar-toggle")
  }
}
