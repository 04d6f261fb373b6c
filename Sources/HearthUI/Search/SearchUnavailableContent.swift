import HearthCore

/// What a `ContentUnavailableView` shows when a search finds nothing.
///
/// Source: Apple, `ContentUnavailableView.search`: within a view that is `searchable`, the text
/// that is searched for is part of the title.
public struct SearchUnavailableContent {
  private init() {}

  /// A magnifying glass, and that there are no results.
  @MainActor @preconcurrency public struct Label: View {
    let text: String?
    @Environment(\.searchPresence) private var presence
    nonisolated init(text: String?) { self.text = text }
    @MainActor @preconcurrency public var body: some View {
      HearthUI.Label {
        if let text = text ?? presence.model?.text.wrappedValue, !text.isEmpty {
          Text("No Results for “\(text)”")
        } else {
          Text("No Results")
        }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  /// What the user can do about it.
  @MainActor @preconcurrency public struct Description: View {
    nonisolated init() {}
    @MainActor @preconcurrency public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// No actions.
  @MainActor @preconcurrency public struct Actions: View {
    nonisolated init() {}
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search found nothing. In a view that is searched it names the text.
  public static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    >
  {
    make(nil)
  }
  /// Says that a search for `text` found nothing.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { make(text) }
  private static func make(_ text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
