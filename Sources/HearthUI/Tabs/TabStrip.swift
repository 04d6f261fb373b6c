import HearthCore
import HearthRendering

/// A strip of segments in the middle of a bar above the content: a desktop's tabs.
struct TabStrip: View {
  let control: TabControl
  @State private var selected = ControlAnchor()
  @Environment(\.controlSize) private var controlSize
  @MainActor var body: some View {
    let control = control, model = control.model, isGrouped = model.look.look == .grouped
    let height = ControlMetrics.height(controlSize), radius = ControlMetrics.cornerRadius(controlSize)
    let tabs = model.barTabs
    let segments = TabStripLayout(height: height) {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        let isOn = tab.id == model.selected, wasOn = index > 0 && tabs[index - 1].id == model.selected
        TabSegment(
          control: control, tab: tab, hasLine: index > 0 && !isOn && !wasOn, radius: radius - 1, padding: height * 0.5,
          anchor: isOn ? selected : nil)
      }
    }
    .background {
      ControlDrawing(key: radius) { canvas in
        [canvas.palette.fill(canvas.bounds, radius: radius, canvas.palette.ink(canvas.palette.isDark ? 0.1 : 0.07))]
      }
    }
    .modifier(TabListInput(control: control, selected: selected, radius: radius - 2))
    let strip = TabStripFit(keepsStrip: model.minimizeBehavior == .never, strip: segments, control: control).padding(
      .horizontal, 16)
    if isGrouped {
      strip.padding(.vertical, 12).frame(maxWidth: .infinity)
    } else {
      strip.padding(.vertical, 8).frame(maxWidth: .infinity).modifier(
        BarBackground(look: model.barLook, kind: .tabs, idiom: model.idiom))
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
        name: "TabBar", focus: .activate, onKey: { control.action(for: $0) }, onMove: { control.action(for: $0) },
        onFocus: { control.barFocusDidChange($0) }, cornerRadius: radius,
        outline: selected, anchor: control.barAnchor,
        element: {
          var properties = AccessibilityProperties()
          properties.label = "Tabs"
          properties.addedTraits = .isTabBar
          properties.behavior = .contain
          return properties
        }))
  }
}

/// Tabs side by side: of one width where there is room, else each as wide as it has
/// to be, else narrower, the widest first.
private struct TabStripLayout: Layout {
  let height: CGFloat
  private func widths(_ subviews: Subviews, _ room: CGFloat) -> [CGFloat] {
    let natural = subviews.map { $0.sizeThatFits(.unspecified).width }
    let widest = natural.max() ?? 0, sum = natural.reduce(0, +), count = CGFloat(natural.count)
    if widest * count <= room + 0.01 { return natural.map { _ in widest } }
    if sum <= room + 0.01 { return natural.map { $0 + max(0, room - sum) / count } }
    // No tab is wider than a limit at which they fit.
    var left = room, rest = count, limit: CGFloat = 0
    for width in natural.sorted() {
      limit = left / rest
      if width > limit { break }
      (left, rest) = (left - width, rest - 1)
    }
    return natural.map { min($0, limit) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let tallest = max(height, sizes.map(\.height).max() ?? 0), sum = sizes.map(\.width).reduce(0, +)
    guard let width = proposal.width, width.isFinite else { return CGSize(width: sum, height: tallest) }
    return CGSize(width: widths(subviews, max(0, width)).reduce(0, +), height: tallest)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (view, width) in zip(subviews, widths(subviews, bounds.width)) {
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
/// The strip, or a menu where the strip has no room.
nonisolated private struct TabStripFit<Strip: View>: View {
  let keepsStrip: Bool
  let strip: Strip
  let control: TabControl
  @MainActor var body: some View {
    if keepsStrip {
      strip
    } else {
      ViewThatFits(in: .horizontal) {
        strip
        TabMenu(control: control)
      }
    }
  }
}
/// The tabs in a menu, which says the one that is shown: where a strip has no room.
nonisolated private struct TabMenu: View {
  let control: TabControl
  @MainActor var body: some View {
    let control = control, model = control.model
    let selection = Binding<IdentityPath?>(
      get: { model.selected }, set: { if let place = $0 { control.choose(place) } })
    Picker("Tabs", selection: selection) {
      ForEach(model.barTabs) { tab in
        TabLabelView(label: tab.traits.label).tag(IdentityPath?.some(tab.id)).disabled(tab.traits.isDisabled)
      }
    }
    .pickerStyle(.menu)
    .labelsHidden()
    .fixedSize()
    .accessibilityIdentifier("tab-menu")
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
    let tab = tab, hasLine = hasLine, radius = radius, padding = padding,
      isCut = control.model.minimizeBehavior == .never
    TabButton(control: control, tab: tab, anchor: anchor) { state, badge in
      let key = Key(state: state, hasLine: hasLine, radius: radius)
      return TabSegmentFace(label: tab.traits.label, badge: badge, isCut: isCut)
        .padding(.horizontal, padding)
        .frame(minWidth: 64, maxWidth: .infinity, maxHeight: .infinity)
        .background { ControlDrawing(key: key) { $0.segment(key.state, hasLine: key.hasLine, radius: key.radius) } }
    }
  }
}
/// Icon, title and badge; the title alone with the badge where titles are cut and there is no room for all.
nonisolated private struct TabSegmentFace: View {
  let label: TabLabel?
  let badge: TabBadge?
  let isCut: Bool
  @MainActor var body: some View {
    if isCut {
      ViewThatFits(in: .horizontal) {
        row(hidesIcon: false)
        row(hidesIcon: true)
      }
    } else {
      row(hidesIcon: false)
    }
  }
  @MainActor private func row(hidesIcon: Bool) -> TabSegmentRow {
    TabSegmentRow(label: label, badge: badge, hidesIcon: hidesIcon)
  }
}
nonisolated private struct TabSegmentRow: View {
  let label: TabLabel?
  let badge: TabBadge?
  let hidesIcon: Bool
  @MainActor var body: some View {
    HStack(spacing: hidesIcon ? 4 : 7) {
      TabLabelView(label: label, hidesIcon: hidesIcon)
      if let badge { badge.pill(height: 16) }
    }
  }
}
