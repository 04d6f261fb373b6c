import HearthCore

/// A page with the bars that it asks for: its title, the way back and its toolbar. Without any of them there is no bar.
///
/// What the page says about its bars ends here; only its title goes on, as plain text, to those who show pages.
nonisolated package struct BarHost<Content: View>: View {
  private let content: Content
  @State private var model = BarModel()

  package init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor package var body: some View {
    let model = model
    BarArea(
      top: TopBar(model: model), bottom: EmptyView(),
      content: content
        .modifier(PreferenceCatcher<BarContentKey> { content, _ in model.set(content) })
        .modifier(PreferenceCatcher<NavigationTitleKey> { title, _ in model.set(title) }))
  }
}

/// The bar above a page.
nonisolated struct TopBar: View {
  let model: BarModel
  @State private var version = 0
  @Environment(\.backProvider) private var back
  @Environment(\.idiom) private var idiom

  @MainActor var body: some View {
    let _ = connect()
    let titles = model.content.hidesBackButton ? [] : back.object?.titlesBehind ?? []
    let items = model.items
    if model.title.text != nil || !titles.isEmpty || !items.isEmpty {
      BarRow(model: model, titlesBehind: titles, items: items, back: back.object)
    }
    PageTitle(text: model.title.text)
  }
  /// The model tells when there is something else to show.
  @MainActor private func connect() {
    _ = version
    let version = $version
    model.redraw = [{ version.wrappedValue &+= 1 }]
    model.engine = Engine.evaluating?.engine
  }
}
