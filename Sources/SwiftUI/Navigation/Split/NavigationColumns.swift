import HearthCore

/// Views written one after the other as the columns of a split view: the first is the sidebar, the last the detail. How many there are
/// follows from the type.
nonisolated struct NavigationColumns<Content: View>: View {
  let content: Content
  private var count: Int { (Content.self as? any PartedView.Type)?._partCount ?? 1 }
  private func part(_ index: Int) -> AnyView {
    if let parts = content as? any PartedView { return parts._part(index) }
    return AnyView(content)
  }
  @MainActor var body: some View {
    if count > 2 {
      NavigationSplitView { part(0) } content: { part(1) } detail: { part(2) }
    } else {
      NavigationSplitView {
        part(0)
      } detail: {
        if count > 1 { part(1) }
      }
    }
  }
}
