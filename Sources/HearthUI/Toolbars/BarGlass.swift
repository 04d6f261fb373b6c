import HearthCore

private struct BarGlassNamespaceKey: EnvironmentKey { static let defaultValue: Namespace.ID? = nil }
extension EnvironmentValues {
  /// In which groups of a bar's items are told from one another; nil where they have no panes.
  var barGlassNamespace: Namespace.ID? {
    get { self[BarGlassNamespaceKey.self] }
    set { self[BarGlassNamespaceKey.self] = newValue }
  }
}

/// The row of a bar, which draws the panes of its groups.
nonisolated struct BarGlassRow: ViewModifier {
  @Environment(\.isGlassy) private var isGlassy
  @Namespace private var namespace
  @MainActor func body(content: Content) -> some View {
    if isGlassy {
      GlassEffectContainer { content }.environment(\.barGlassNamespace, namespace)
    } else {
      content
    }
  }
}

/// The views of an item on the pane of its group; spaces among them part panes.
nonisolated struct BarGlassParts: View {
  let group: BarItemGroup
  let node: DetachedNode
  @MainActor var body: some View {
    let elements = node.elements
    let spaces = elements.indices.filter { elements[$0] is SpacerNode }
    if spaces.isEmpty {
      HStack(spacing: BarMetrics.itemGap) { Portal(node) }.modifier(BarGlassItem(group: group, part: 0))
    } else {
      HStack(spacing: BarGlass.gap) {
        ForEach(0...spaces.count, id: \.self) { part in
          let start = part == 0 ? 0 : spaces[part - 1] + 1, end = part < spaces.count ? spaces[part] : elements.count
          if start < end {
            HStack(spacing: BarMetrics.itemGap) {
              ForEach(start..<end, id: \.self) { Portal(node, element: $0) }
            }
            .modifier(BarGlassItem(group: group, part: part))
          }
          if part < spaces.count { Portal(node, element: spaces[part]) }
        }
      }
    }
  }
}
/// The pane of a group behind some of its views.
nonisolated private struct BarGlassItem: ViewModifier {
  let group: BarItemGroup
  /// Counted from the first space on.
  let part: Int
  @Environment(\.barGlassNamespace) private var namespace
  private struct Identity: Hashable, Sendable {
    let first: ObjectIdentifier
    let part: Int
  }
  @MainActor func body(content: Content) -> some View {
    if let namespace, group.background != .own {
      content
        .glassEffect(group.isProminent ? .regular.tint(.accentColor) : .regular, in: Capsule())
        .glassEffectUnion(id: Identity(first: group.first, part: part), namespace: namespace)
    } else {
      content
    }
  }
}

/// A pane of its own for what the bar itself adds: the way back, the sidebar's button, the menu.
nonisolated struct BarGlassPane: ViewModifier {
  @Environment(\.isGlassy) private var isGlassy
  @MainActor func body(content: Content) -> some View {
    if isGlassy { content.glassEffect(.regular, in: Capsule()) } else { content }
  }
}

/// Content fades below the bar, in place of a ground with a line. Source: Apple, `ScrollEdgeEffectStyle.soft`.
nonisolated struct BarGlassEdge: View {
  let edge: VerticalEdge
  @MainActor var body: some View {
    Rectangle().fill(.background)
      .mask {
        LinearGradient(
          colors: [.black.opacity(0.92), .black.opacity(0.6), .clear], startPoint: edge == .top ? .top : .bottom,
          endPoint: edge == .top ? .bottom : .top)
      }
  }
}
