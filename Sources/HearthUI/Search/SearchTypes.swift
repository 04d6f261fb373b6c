import HearthCore

/// Where the field of a search stands. A wish: a device that has no such place shows the field where it usually is.
public struct SearchFieldPlacement: Sendable {
  enum Kind { case automatic, toolbar, toolbarPrincipal, sidebar, drawer, permanentDrawer }
  let kind: Kind
  /// In the bar above the page; on phones and watches in a row below the title.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the bar above the page.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the middle of the bar above the page.
  public static var toolbarPrincipal: SearchFieldPlacement { SearchFieldPlacement(kind: .toolbarPrincipal) }
  /// Above a sidebar: in the bar of the column that is searched.
  public static var sidebar: SearchFieldPlacement { SearchFieldPlacement(kind: .sidebar) }
  /// In a row below the title, which goes while the user scrolls.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
  /// In a row below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: displayMode == .always ? .permanentDrawer : .drawer)
  }
  /// When a row below the title is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let isPermanent: Bool
    /// Until the user scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode(isPermanent: false)
    /// It is always shown.
    public static let always = NavigationBarDrawerDisplayMode(isPermanent: true)
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  enum Kind { case automatic, onPresentation, onTextEntry }
  let kind: Kind
  /// On desktops while the search is presented; elsewhere once something is written.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
  /// While the search is presented.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onPresentation) }
  /// While something is written in the field.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
}

/// What a search does to the bar that it is in.
public struct SearchPresentationToolbarBehavior: Sendable {
  let keepsContent: Bool
  /// On phones, title and items make room while the search is presented.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsContent: false)
  }
  /// Title and items stay.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsContent: true)
  }
}

/// How a search field takes part in a bar.
public struct SearchToolbarBehavior: Sendable {
  let isMinimized: Bool
  /// As a field.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: false) }
  /// As a button, until one searches.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: true) }
}

/// Where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private enum Kind { case automatic, menu, content }
  private let kind: Kind
  /// As the device does it.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
  /// In a list below the field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }
  /// In the page that is searched.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public typealias Element = SearchSuggestionsPlacement.Set
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a list below the field.
    public static var menu: SearchSuggestionsPlacement.Set { Set(rawValue: 1) }
    /// In the place of the content that is searched.
    public static var content: SearchSuggestionsPlacement.Set { Set(rawValue: 2) }
  }
}

/// Ends the search that a view is in: takes its text and focus away.
///
///     struct Results: View {
///       @Environment(\.dismissSearch) private var dismissSearch
///       var body: some View { Button("All Notes") { dismissSearch() } }
///     }
@MainActor @preconcurrency public struct DismissSearchAction {
  // Unsafe: written when made, read on the main actor only.
  nonisolated(unsafe) private weak var model: SearchModel?
  nonisolated init(_ model: SearchModel?) { self.model = model }
  /// Ends the search. Does nothing where no search is going on.
  public func callAsFunction() { model?.dismiss() }
}

/// What views in a search read of it, compared by what they read.
struct SearchPresence: Equatable {
  weak var model: SearchModel?
  var isPresented = false
  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.isPresented == b.isPresented }
}
struct SearchPresenceKey: EnvironmentKey { static var defaultValue: SearchPresence { SearchPresence() } }
extension EnvironmentValues {
  var searchPresence: SearchPresence {
    get { self[SearchPresenceKey.self] }
    set { self[SearchPresenceKey.self] = newValue }
  }
  /// Whether the user searches: with the nearest `searchable` around.
  public var isSearching: Bool { searchPresence.isPresented }
  /// Ends the search with the nearest `searchable` around.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(searchPresence.model) }
  /// Where suggestions are shown: in a list below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}
