import CoreTransferable
import Foundation
import HearthCore

/// What a page says about its title. Each part comes from the outermost modifier that sets
/// it, or from the last of several views.
package struct NavigationTitle: Equatable {
  package var text: Text?
  package var subtitle: Text?
  package var displayMode: ToolbarTitleDisplayMode?
  /// Not nil where the user may change the title.
  package var rename: RenameBinding?
  /// Where the document is that the page shows.
  package var document: URL?
  /// The document itself, to be shared.
  var share: DocumentShare?

  package init() {}
  mutating func add(_ next: NavigationTitle) {
    if let text = next.text { (self.text, rename) = (text, next.rename) }
    if let subtitle = next.subtitle { self.subtitle = subtitle }
    if let displayMode = next.displayMode { self.displayMode = displayMode }
    if let document = next.document { self.document = document }
    share = next.share ?? share
  }
}

/// Shares a document, compared by what it was made of.
struct DocumentShare: Equatable {
  let link: AnyView
  private let base: Any
  private let isSame: (Any) -> Bool
  init<D: Transferable, I1: Transferable, I2: Transferable>(_ document: D, _ preview: SharePreview<I1, I2>) {
    link = AnyView(ShareLink("Share", item: document, preview: preview))
    base = document
    let title = preview.title
    self.title = title
    isSame = { ($0 as? D).map { TypeInfo.areKnownEqual($0, document) } ?? false }
  }
  private let title: Text
  static func == (a: Self, b: Self) -> Bool { a.title == b.title && a.isSame(b.base) }
}

/// A title that can be written.
package struct RenameBinding: Equatable {
  package let title: Binding<String>
  package static func == (a: Self, b: Self) -> Bool {
    Binding._leadsToSameLocation(a.title, b.title) && a.value == b.value
  }
  private let value: String
  init(_ title: Binding<String>) { (self.title, value) = (title, title.wrappedValue) }
}

/// Takes titles from pages up to the bar above them.
package struct NavigationTitleKey: PreferenceKey {
  package static var defaultValue: NavigationTitle { NavigationTitle() }
  package static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) { value.add(nextValue()) }
}

extension View {
  /// Sets the title of this page: shown in the bar above it, in the back button of the page that
  /// follows, and in the title bar of its window.
  ///
  /// Around several views with titles, the outermost title counts. Source: our choice: as with other preferences, what
  /// is written further out replaces what is written inside.
  ///
  ///     NavigationStack { Text("Page").navigationTitle("Notes") }
  @_disfavoredOverload public nonisolated func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { ($0.text, $0.rename) = (title, nil) }
  }
  /// Sets the title of this page, looked up in the app's tables.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the title of this page, shown as it is.
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// Sets the title of this page, which the user can change: a click on it shows a field.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    transformPreference(NavigationTitleKey.self) {
      ($0.text, $0.rename) = (Text(verbatim: title.wrappedValue), RenameBinding(title))
    }
  }
  /// A line below the title, or beside it where the bar is low.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.subtitle = subtitle }
  }
  /// A line below the title, or beside it where the bar is low, looked up in the app's tables.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// A line below the title, or beside it where the bar is low, shown as it is.
  @_disfavoredOverload public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
  /// Says which document the page shows: its title gets a menu with the document's place.
  ///
  /// The menu copies the place and opens the folder that the document is in. Source: Apple, `navigationDocument(_:)`:
  /// on a Mac the title has the document's icon and a menu of the folders it is in.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.document = url }
  }
  /// Says which document the page shows: its title gets a menu that shares it, as `ShareLink` does, and
  /// where it is a URL, one with its place.
  ///
  /// - Parameter preview: What the document is called there.
  public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    let share = DocumentShare(document, preview)
    return transformPreference(NavigationTitleKey.self) { title in
      title.share = share
      if let url = document as? URL { title.document = url }
    }
  }
  /// Sets whether the title is large, above the content, or in line with the buttons.
  /// On phones; elsewhere titles are in line.
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    toolbarTitleDisplayMode(displayMode.toolbarMode)
  }
  /// Sets how the title is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.displayMode = mode }
  }
  /// Sets the title of this page: the older name of `navigationTitle(_:)`.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of this page, looked up in the app's tables: the older name of `navigationTitle(_:)`.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  /// Sets the title of this page, shown as it is: the older name of `navigationTitle(_:)`.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  /// Sets the title of this page, and whether it is large or in line with the buttons.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Sets the title of this page, looked up in the app's tables, and whether it is large or in line with the buttons.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  /// Sets the title of this page, shown as it is, and whether it is large or in line with the buttons.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}

/// The name that older source uses for the ways to show titles.
public struct NavigationBarItem: Sendable {
  /// How the title of a page is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page before.
    case automatic
    /// In line with the buttons.
    case inline
    /// Large, above the content.
    case large
    var toolbarMode: ToolbarTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  private enum Kind { case automatic, large, inline, inlineLarge }
  private let kind: Kind
  /// Large on phones above the first page of a stack, and in line elsewhere.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .automatic) }
  /// In large letters above the content, until that scrolls.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .large) }
  /// In line with the buttons.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inline) }
  /// In large letters in line with the buttons.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inlineLarge) }
}

// MARK: - Titles for containers that show pages

/// The title of the page in front, as plain text: what bars hand on of the titles that they have taken.
package struct PageTitleKey: PreferenceKey {
  package static var defaultValue: String? { nil }
  /// The last of several pages that has a title: the top of a stack, the detail of columns.
  package static func reduce(value: inout String?, nextValue: () -> String?) {
    if let next = nextValue() { value = next }
  }
}
