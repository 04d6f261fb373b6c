import HearthCore

/// Passes the title of a page on as plain text. Takes no room in the window.
nonisolated struct PageTitle: View {
  let text: Text?
  @MainActor var body: some View {
    let title = Engine.evaluating.flatMap { node in text?.string(at: node) }
    EmptyView().preference(key: PageTitleKey.self, value: title)
  }
}
