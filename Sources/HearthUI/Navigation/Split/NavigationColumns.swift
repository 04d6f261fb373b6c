import HearthCore

/// Views written one after the other as the columns of a split view: the first is the sidebar, the last the detail. How
/// many there are follows from the type. Each column is a stack, for links that lead up in it.
nonisolated struct NavigationColumns<Content: View>: View {
  let content: Content
  private var count: Int { (Content.self as? any PartedView.Type)?._partCount ?? 1 }
  private func part(_ index: Int) -> AnyView {
    if let parts = content as? any PartedView { return parts._part(index) }
    return AnyView(content)
  }
  @MainActor var body: some View {
    VStack(spacing: 0) {
      if count > 2 {
        NavigationSplitView {
          NavigationStack { part(0) }
        } content: {
          NavigationStack { part(1) }
        } detail: {
          NavigationStack { part(2) }
        }
      } else {
        NavigationSplitView {
          NavigationStack { part(0) }
        } detail: {
          NavigationStack { if count > 1 { part(1) } }
        }
      }
    }
    .environment(\.columnsHaveStacks, true)
  }
}
