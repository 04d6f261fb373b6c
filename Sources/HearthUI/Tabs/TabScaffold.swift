import HearthCore
import HearthRendering

/// The pages of a tab view with what stands around them. The pages keep their place in the tree, whatever is around.
nonisolated struct TabScaffold: View {
  let control: TabControl

  @MainActor var body: some View {
    let control = control, model = control.model
    let isSidebarAvailable = model.isSidebarAvailable
    let placement = model.placement, isGrouped = model.look.look == .grouped && placement == .topBar
    HStack(spacing: 0) {
      if placement == .sidebar { TabSidebar(control: control) }
      BarArea(
        top: TabTop(control: control), bottom: TabBottom(control: control),
        watcher: BarMetrics.areLayered(model.idiom) ? model : nil,
        content: TabPages(control: control)
          .modifier(
            _EnvironmentModifier { values in
              values.tabBarPlacement = placement
              values.isTabBarShowingSections = placement == .sidebar
              values.isTabViewSidebarAvailable = isSidebarAvailable
              // They are for this tab view, not for those in its pages.
              values[TabSidebarPartsKey.self] = TabSidebarParts()
              values[TabCustomizationKey.self] = nil
              values[TabAccessoryKey.self] = nil
              values[TabBarMinimizeKey.self] = .automatic
              values[TabSearchActivationKey.self] = .automatic
            }
          )
          .modifier(
            PreferenceCatcher<TabBarLookKey>(passesOn: true) { look, _ in
              if model.barLook != look { model.barLook = look }
            }
          )
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
  @Environment(\.appearances) private var appearances
  @MainActor var body: some View {
    let model = control.model
    let isHidden = appearances.tabBar.isHidden && model.barLook.visibility != .visible
    if model.placement == .topBar && model.barLook.visibility != .hidden && !isHidden {
      switch model.idiom {
      case .tv: TabCapsule(control: control, isTV: true)
      case .pad:
        BarGround(source: model, look: model.barLook, edge: .top, kind: .tabs).modifier(BarPart(.background))
        TabCapsule(control: control, isTV: false)
      default: TabStrip(control: control)
      }
    }
  }
}
