import HearthCore

/// Names the window after the page in front, or after its scene while that has no title.
struct WindowTitle: ViewModifier {
  let title: String?
  @State private var shown = ShownPageTitle()
  @MainActor func body(content: Content) -> some View {
    let title = title, shown = shown
    content.modifier(
      PreferenceCatcher<PageTitleKey>(passesOn: true) { page, engine in
        (shown.page, shown.host) = (page, engine.host)
        if let name = page ?? title { engine.host.setTitle(name) }
      }
    )
    .onChange(of: title) { _, new in
      // A document has another name, or is edited.
      if shown.page == nil, let new { shown.host?.setTitle(new) }
    }
  }
}

/// What the page in front says about its title.
@MainActor private final class ShownPageTitle {
  var page: String?
  weak var host: (any WindowHost)?
  nonisolated init() {}
  nonisolated deinit {}
}
