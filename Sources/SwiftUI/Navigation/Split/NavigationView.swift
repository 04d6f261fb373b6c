import HearthCore

/// Columns of views, or a stack: the navigation of earlier versions.
///
/// The first view is the sidebar; with two views the second is the detail, with three the last. Links in a column lead to the next one.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { NavigationColumns(content: content) }
}

/// Views written one after the other as the columns of a split view. Which they are follows from the type.
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

