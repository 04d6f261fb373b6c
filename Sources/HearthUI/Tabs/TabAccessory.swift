import HearthCore
import HearthRendering

/// Where the bottom accessory of a tab view is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside the selected tab, while a phone's bar is minimized.
  case inline
  /// Above a phone's bar; elsewhere below the content.
  case expanded
}
private struct TabAccessoryPlacementKey: EnvironmentKey {
  static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}
extension EnvironmentValues {
  /// Where the bottom accessory of a tab view is that this view is in; nil elsewhere.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
  fileprivate var tabAccessory: AnyView? { self[TabAccessoryKey.self] }
}
struct TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
extension View {
  /// Shows a view below the content of the tab view in here, whichever tab is selected: above a phone's bar, and beside
  /// the selected tab while that bar is minimized.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return modifier(_EnvironmentModifier { $0[TabAccessoryKey.self] = view })
  }
  /// The same, where `isEnabled` is true.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = isEnabled ? AnyView(content()) : nil
    return modifier(_EnvironmentModifier { $0[TabAccessoryKey.self] = view })
  }
}

/// What lies below the pages: the bar of a phone, the accessory, or both.
nonisolated struct TabBottom: View {
  let control: TabControl
  @Environment(\.tabAccessory) private var accessory
  @Environment(\.appearances) private var appearances
  @MainActor var body: some View {
    let control = control, model = control.model
    let isHidden = appearances.tabBar.isHidden && model.barLook.visibility != .visible
    let hasBar = model.placement == .bottomBar && model.barLook.visibility != .hidden && !isHidden,
      isSmall = hasBar && model.isMinimized
    let look = hasBar ? model.barLook : BarLook()
    if (hasBar || accessory != nil) && BarMetrics.areLayered(model.idiom) {
      BarGround(source: model, look: look, edge: .bottom, kind: hasBar ? .tabs : nil).modifier(BarPart(.background))
    }
    if hasBar || accessory != nil {
      TabBottomLayout(isInline: isSmall) {
        if let accessory {
          TabAccessoryView(view: accessory, placement: isSmall ? .inline : .expanded, idiom: model.idiom).layoutValue(
            key: TabBottomPart.self, value: .accessory)
        }
        if hasBar { TabBottomBar(control: control).layoutValue(key: TabBottomPart.self, value: .bar) }
      }
      .modifier(BarSurface(look: look, isBelow: true, kind: hasBar ? .tabs : nil, idiom: model.idiom))
      .focusSection()
    }
  }
}
private struct TabBottomPart: LayoutValueKey {
  enum Part { case bar, accessory }
  static let defaultValue = Part.bar
}
/// The accessory above the bar, or beside it.
private struct TabBottomLayout: Layout {
  let isInline: Bool
  private func parts(_ subviews: Subviews) -> (bar: LayoutSubview?, accessory: LayoutSubview?) {
    (subviews.first { $0[TabBottomPart.self] == .bar }, subviews.first { $0[TabBottomPart.self] == .accessory })
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (bar, accessory) = parts(subviews)
    if isInline, let bar {
      let size = bar.sizeThatFits(.unspecified)
      let rest = ProposedViewSize(width: proposal.width.map { max(0, $0 - size.width) }, height: nil)
      let beside = accessory?.sizeThatFits(rest) ?? .zero
      return CGSize(width: proposal.width ?? size.width + beside.width, height: max(size.height, beside.height))
    }
    let column = ProposedViewSize(width: proposal.width, height: nil)
    let a = bar?.sizeThatFits(column) ?? .zero, b = accessory?.sizeThatFits(column) ?? .zero
    return CGSize(width: proposal.width ?? max(a.width, b.width), height: a.height + b.height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (bar, accessory) = parts(subviews)
    if isInline, let bar {
      let size = bar.sizeThatFits(.unspecified), width = accessory == nil ? bounds.width : size.width
      bar.place(
        at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: size.height))
      accessory?.place(
        at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
        proposal: ProposedViewSize(width: max(0, bounds.width - size.width), height: nil))
      return
    }
    let column = ProposedViewSize(width: bounds.width, height: nil)
    let height = accessory?.sizeThatFits(column).height ?? 0
    accessory?.place(at: bounds.origin, proposal: column)
    bar?.place(at: CGPoint(x: bounds.minX, y: bounds.minY + height), proposal: column)
  }
}
nonisolated private struct TabAccessoryView: View {
  let view: AnyView
  let placement: TabViewBottomAccessoryPlacement
  let idiom: Idiom
  @MainActor var body: some View {
    let isCard = idiom.isTouched, placement = placement
    view
      .environment(\.tabViewBottomAccessoryPlacement, placement)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .frame(maxWidth: isCard && idiom == .pad ? 560 : .infinity, minHeight: idiom == .tv ? 68 : 44)
      .background { if isCard { ControlDrawing(key: 0) { $0.accessoryGround() } } }
      .padding(.leading, placement == .inline ? 4 : isCard ? 12 : 4)
      .padding(.trailing, isCard ? 12 : 4)
      .padding(.vertical, isCard ? 6 : 0)
      .frame(maxWidth: .infinity)
  }
}
extension ControlCanvas {
  fileprivate func accessoryGround() -> ContiguousArray<PlacedPiece> {
    [
      palette.fill(bounds, radius: 14, palette.isDark ? RGBA(white: 1, alpha: 0.1) : .white),
      palette.stroke(bounds, radius: 14, width: palette.pixels(1), palette.ink(palette.hasHighContrast ? 0.6 : 0.08)),
    ]
  }
}
