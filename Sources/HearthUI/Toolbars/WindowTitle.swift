import HearthCore

/// Names the window after the page in front, or after its scene while that has no title.
nonisolated struct WindowTitle: ViewModifier {
  let title: String?
  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PreferenceCatcher<PageTitleKey>(passesOn: true) { page, engine in
        if let name = page ?? title { engine.host.setTitle(name) }
      })
  }
}
