import Foundation
import HearthCore

/// The user's changes to the sidebar of a tab view: the order of the tabs in sections, and which tabs are shown.
///
/// ```swift
/// @AppStorage("tabs") private var customization: TabViewCustomization
/// TabView { … }.tabViewStyle(.sidebarAdaptable).tabViewCustomization($customization)
/// ```
/// Tabs and sections are known by their `customizationID(_:)`; those without one stay as they are.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// The order of the tabs of each section.
  fileprivate var orders: [String: [String]] = [:]
  /// Whether each tab is shown; true is shown.
  fileprivate var sidebar: [String: Bool] = [:]
  /// Nothing is changed.
  public init() {}

  /// What the user changed about a section.
  public struct SectionCustomization: Equatable, Sendable {
    /// The identities of the tabs in the order of the user; nil where that is the app's.
    public internal(set) var tabOrder: [String]?
    /// Back to the order of the app.
    public mutating func resetTabOrder() { tabOrder = nil }
  }
  /// What the user changed about a tab.
  public struct TabCustomization: Equatable, Sendable {
    /// Whether it is in sidebars; `automatic` as the app has it.
    public var sidebarVisibility: Visibility
    /// Whether it is in bars. Here the user changes sidebars alone.
    public var tabBarVisibility: Visibility { .automatic }
  }
  /// What the user changed about the section with a customization identity. One that was
  /// never changed has the order of the app.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[id]) }
    set { orders[id] = newValue.tabOrder }
  }
  /// What the user changed about the tab with a customization identity. Setting it keeps the visibility in sidebars.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization(sidebarVisibility: self[sidebarVisibility: id]) }
    set { self[sidebarVisibility: id] = newValue.sidebarVisibility }
  }
  /// The identities of the tabs of a section in the order of the user; nil where that is the app's.
  public subscript(sectionID id: String) -> [String]? { orders[id] }
  /// Whether a tab is in sidebars; `automatic` as the app has it.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { sidebar[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { sidebar[id] = newValue == .automatic ? nil : newValue == .visible }
  }
  /// Shows and hides all tabs as the app has it.
  public mutating func resetVisibility() { sidebar = [:] }
  /// Brings the tabs of all sections into the order of the app.
  public mutating func resetSectionOrder() { orders = [:] }
  /// Brings the tabs of a section into the order of the app.
  public mutating func resetSectionOrder(for sectionID: String) { orders[sectionID] = nil }

  mutating func setOrder(_ tabs: [String], of section: String) { orders[section] = tabs }
}

nonisolated extension TabViewCustomization: StorableValue {
  static var kind: StoredScalar.Kind { .data }
  var scalar: StoredScalar { .data((try? JSONEncoder().encode(self)) ?? Data()) }
  init?(_ scalar: StoredScalar) {
    guard case .data(let data) = scalar, let value = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = value
  }
}

struct TabCustomizationKey: EnvironmentKey { static var defaultValue: Binding<TabViewCustomization>? { nil } }
extension View {
  /// Lets the user change the sidebar of the tab view in here, and keeps the changes in a binding; nil lets nobody.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modifier(_EnvironmentModifier { $0[TabCustomizationKey.self] = customization })
  }
}
extension TabContent {
  /// Sets what the tab or section is known by in a `TabViewCustomization`.
  public nonisolated func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    changing { $0.customizationID = id }
  }
  /// Sets what the user may change about the tab; without placements in all of them.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  )
    -> some TabContent<Self.TabValue>
  {
    changing { for place in placements.isEmpty ? [.automatic] : placements { $0.behaviors[place] = behavior } }
  }
  /// Sets whether the tab is shown as long as the user has not changed that; without placements in all of them.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    changing { for place in placements.isEmpty ? [.automatic] : placements { $0.visibilities[place] = visibility } }
  }
  /// Shows controls below the tabs of a section in a sidebar.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<Self.TabValue> {
    let actions = AnyView(content())
    return changing { $0.actions = actions }
  }
}
extension ShownTab {
  private var behavior: TabCustomizationBehavior {
    traits.behaviors[.sidebar] ?? traits.behaviors[.automatic] ?? .automatic
  }
  /// Whether the user may hide it in a sidebar.
  var canBeHidden: Bool { traits.customizationID != nil && behavior == .automatic }
  /// Whether the user may move it in its section.
  var canBeMoved: Bool { traits.customizationID != nil && section != nil && behavior != .disabled }
}

// MARK: - What a sidebar holds besides tabs

/// A part that a view makes by itself and that has bars of its own.
public struct ContentToolbarPlacement: Sendable {
  /// The sidebar of a tab view, where it shows one.
  public static let tabViewSidebar = ContentToolbarPlacement()
}

struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
  /// Puts a toolbar around the sidebar.
  var toolbar: ((AnyView) -> AnyView)?
}
struct TabSidebarPartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts { TabSidebarParts() } }
extension View {
  /// Shows views above the tabs in the sidebar of the tab view in here.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return modifier(_EnvironmentModifier { $0[TabSidebarPartsKey.self].header = view })
  }
  /// Fills the bars of what a view makes by itself: of the sidebar of the tab view in here.
  public nonisolated func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = UncheckedSendable(ToolbarContentView(content: content()))
    return modifier(
      _EnvironmentModifier { values in
        values[TabSidebarPartsKey.self].toolbar = {
          AnyView($0.modifier(ToolbarModifier(id: nil, content: items.value)))
        }
      })
  }
  /// Shows views below the tabs in the sidebar of the tab view in here.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return modifier(_EnvironmentModifier { $0[TabSidebarPartsKey.self].footer = view })
  }
  /// Shows views at the bottom of the sidebar of the tab view in here; they stay when its tabs scroll.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return modifier(_EnvironmentModifier { $0[TabSidebarPartsKey.self].bottomBar = view })
  }
}
