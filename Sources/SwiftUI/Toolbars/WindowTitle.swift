import HearthCore

/// Names the window after the page in front, or after its scene while that has no title.
nonisolated struct WindowTitle: ViewModifier {
  let title: String?
  @State private var shown = ShownTitle()
  @MainActor func body(content: Content) -> some View {
    let shown = shown
    content.modifier(
      PreferenceCatcher<PageTitleKey>(passesOn: true) { page, engine in
        (shown.page, shown.engine) = (page, engine)
        if let name = page ?? title { engine.host.setTitle(name) }
      }
    )
    .onChange(of: title) { _, new in
      if shown.page == nil, let new { shown.engine?.host.setTitle(new) }
    }
  }
}

/// What the page in front is called; nil while it has no title.
@MainActor private final class ShownTitle {
  var page: String?
  weak var engine: Engine?
  nonisolated init() {}
  nonisolated deinit {}
}
