import HearthCore

/// How the tabs of a tab view are shown.
@MainActor @preconcurrency public protocol TabViewStyle {
  nonisolated static var _look: _TabLook { get }
  nonisolated var _indexDisplay: PageTabViewStyle.IndexDisplayMode { get }
}
extension TabViewStyle { public nonisolated var _indexDisplay: PageTabViewStyle.IndexDisplayMode { .automatic } }
/// The look of each style, by the name of the style: `automatic`, `tabBarOnly`, `sidebarAdaptable`,
/// `grouped`, `page`.
public enum _TabLook: Sendable { case automatic, tabBarOnly, sidebarAdaptable, grouped, page }

/// As the device shows tabs: in a strip above the content on a desktop, floating there on a pad, below the content on a
/// phone, in a bar above it on a television, as pages on a watch.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated static var _look: _TabLook { .automatic }
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
}
/// In a bar, also where they could be in a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated static var _look: _TabLook { .tabBarOnly }
  /// Creates the style, as `.tabBarOnly` does.
  public nonisolated init() {}
}
/// In a sidebar where there is room for one: always on a desktop and a television, as the
/// user likes on a pad. A phone has a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated static var _look: _TabLook { .sidebarAdaptable }
  /// Creates the style, as `.sidebarAdaptable` does.
  public nonisolated init() {}
}
/// In a strip at the edge of a frame around the content. Source: Apple, macOS.
public struct GroupedTabViewStyle: TabViewStyle {
  public nonisolated static var _look: _TabLook { .grouped }
  /// Creates the style, as `.grouped` does.
  public nonisolated init() {}
}
/// One page at a time, which gives way to the next with a swipe.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown that stand for the pages.
  public struct IndexDisplayMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, always, never }
    let kind: Kind
    /// If there is more than one page.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    /// If there is a page at all, even only one.
    public static let always = IndexDisplayMode(kind: .always)
    /// Not at all.
    public static let never = IndexDisplayMode(kind: .never)
  }
  private let mode: IndexDisplayMode
  public nonisolated static var _look: _TabLook { .page }
  public nonisolated var _indexDisplay: IndexDisplayMode { mode }
  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: When the dots are shown; by default if there is more than one page.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the device shows tabs.
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// In a bar.
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// In a sidebar where there is room for one.
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// At the edge of a frame around the content.
  @MainActor @preconcurrency public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// One page at a time.
  @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// One page at a time, with dots or without.
  @MainActor @preconcurrency public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// What styles say, together.
struct TabLookValue: Equatable {
  var look = _TabLook.automatic
  var indexDisplay = PageTabViewStyle.IndexDisplayMode.automatic
}
struct TabLookKey: EnvironmentKey { static let defaultValue = TabLookValue() }
struct DefaultTabPlacementKey: EnvironmentKey { static let defaultValue = AdaptableTabBarPlacement.automatic }

extension View {
  /// Sets how the tabs of tab views in here are shown.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let value = TabLookValue(look: S._look, indexDisplay: style._indexDisplay)
    return modifier(_EnvironmentModifier { $0[TabLookKey.self] = value })
  }
  /// Sets whether adaptable tabs begin in a bar or in a sidebar. The user may change it where the device lets them.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    modifier(_EnvironmentModifier { $0[DefaultTabPlacementKey.self] = defaultPlacement })
  }
}

extension View {
  /// Sets whether adaptable tabs begin in a bar or in a sidebar. The user may change it where the device lets them.
  public nonisolated func defaultTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View {
    modifier(_EnvironmentModifier { $0[DefaultTabPlacementKey.self] = defaultPlacement })
  }
}

// MARK: - Dots

/// How the dots look that stand for pages.
public protocol IndexViewStyle {
  nonisolated var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}
/// A row of dots.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a background behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, always, interactive, never }
    let kind: Kind
    /// As the device does: none, but while the pointer is there.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// At all times.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// While the pointer or the focus is on the dots.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// Not at all.
    public static let never = BackgroundDisplayMode(kind: .never)
  }
  public nonisolated var _background: BackgroundDisplayMode
  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: When there is a ground behind the dots; by default as the device does.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A row of dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// A row of dots, with a ground or without.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
struct IndexBackgroundKey: EnvironmentKey {
  static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}
extension View {
  /// Sets how the dots of pages in here look.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let background = style._background
    return modifier(_EnvironmentModifier { $0[IndexBackgroundKey.self] = background })
  }
}
/// One page at a time, one below the other on a watch. Here the pages lie beside each other.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// How a page gives way to the next: as the device likes, with a blur, or at once. A hint.
  public struct TransitionStyle: Hashable, Sendable {
    private enum Kind { case automatic, blur, identity }
    private let kind: Kind
    /// As the device likes.
    public static let automatic = TransitionStyle(kind: .automatic)
    /// With a blur.
    public static let blur = TransitionStyle(kind: .blur)
    /// At once.
    public static let identity = TransitionStyle(kind: .identity)
  }
  public nonisolated static var _look: _TabLook { .page }
  /// Creates the style.
  public nonisolated init(transitionStyle: TransitionStyle = .automatic) {}
}
/// One page at a time, as on a watch of old.
public struct CarouselTabViewStyle: TabViewStyle {
  public nonisolated static var _look: _TabLook { .page }
  /// Creates the style, as `.carousel` does.
  public nonisolated init() {}
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// One page at a time.
  @MainActor @preconcurrency public static var verticalPage: VerticalPageTabViewStyle {
    VerticalPageTabViewStyle()
  }
  /// One page at a time.
  @MainActor @preconcurrency public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}
extension TabViewStyle where Self == CarouselTabViewStyle {
  /// One page at a time.
  @MainActor @preconcurrency public static var carousel: CarouselTabViewStyle {
    CarouselTabViewStyle()
  }
}
