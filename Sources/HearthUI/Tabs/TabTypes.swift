import HearthCore

/// What a tab is for, which decides where it stands and how it looks.
public struct TabRole: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case search, prominent }
  let kind: Kind
  /// The tab in which the user searches: it stands last, apart from the others, with a magnifying
  /// glass unless it has a label of its own.
  public static var search: TabRole { TabRole(kind: .search) }
  /// The tab that stands out: at the trailing end of the bar, apart from the others and in the tint. The first one with the
  /// role does; without one a tab to search in stands apart. Source: Apple, "TabRole.prominent".
  public static var prominent: TabRole { TabRole(kind: .prominent) }
}

/// Where a tab stands while tabs can be shown in a bar and in a sidebar.
public struct TabPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, pinned, sidebarOnly }
  let kind: Kind
  /// In both.
  public static let automatic = TabPlacement(kind: .automatic)
  /// In both, at the end of the bar, where the user cannot take it away.
  public static let pinned = TabPlacement(kind: .pinned)
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}

/// The two ways to show adaptable tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable { case automatic, tabBar, sidebar }
  let kind: Kind
  /// As the device shows them.
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  /// In a bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  /// In a sidebar.
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

/// Where the tabs of a tab view are shown.
public struct TabBarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case topBar, bottomBar, sidebar, pageIndicator }
  let kind: Kind
  /// In a bar above the content.
  public static let topBar = TabBarPlacement(kind: .topBar)
  /// In a bar below the content.
  public static let bottomBar = TabBarPlacement(kind: .bottomBar)
  /// In a list beside the content.
  public static let sidebar = TabBarPlacement(kind: .sidebar)
  /// As dots over the content.
  public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

private struct TabBarPlacementKey: EnvironmentKey { static let defaultValue: TabBarPlacement? = nil }
private struct TabSidebarAvailableKey: EnvironmentKey { static let defaultValue = false }
private struct TabSectionsKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Where the tabs of the tab view around are; nil outside of one.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
  /// Whether the tab view around can show its tabs in a sidebar; false outside of one.
  public internal(set) var isTabViewSidebarAvailable: Bool {
    get { self[TabSidebarAvailableKey.self] }
    set { self[TabSidebarAvailableKey.self] = newValue }
  }
  /// Whether the tabs around show what is in their sections: a sidebar does.
  public internal(set) var isTabBarShowingSections: Bool {
    get { self[TabSectionsKey.self] }
    set { self[TabSectionsKey.self] = newValue }
  }
}

/// Whether the user may change where a tab is.
public struct TabCustomizationBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, reorderable, disabled }
  let kind: Kind
  /// The user may move it, show it and hide it.
  public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(kind: .automatic) }
  /// The user may move it, but not hide it.
  public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(kind: .reorderable) }
  /// It stays as it is.
  public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(kind: .disabled) }
}
