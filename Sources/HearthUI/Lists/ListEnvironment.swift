import Foundation
import HearthCore

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Kind: Equatable { case standard, compact, custom(CGFloat) }
  let kind: Kind
  /// The distance that the list's style has.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// Less than the list's style has.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

/// How much a header stands out. As much as the style says (`standard`), or more (`increased`).
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How large the rows of sidebars are. `small`, `medium` or `large`.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// What lists inherit. One value of the environment, so that a list looks once.
struct ListSettings: Equatable {
  var look = _ListLook.automatic
  var hidesSectionIndex = false
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.Kind.standard
  var minRowHeight: CGFloat?
  var minHeaderHeight: CGFloat?
  var sidebarRowSize = SidebarRowSize.medium
  /// What the style says of the grounds of rows, and what is said besides; nil for nothing.
  var styleAlternates = false
  var alternates: Bool?
  var alternatesRows: Bool { alternates ?? styleAlternates }
  /// Rows are those of a table, which have heights and all insets but the leading one by themselves.
  var isTable = false
  /// Rows have several cells.
  var hasCells = false
  var hasRowLines = true
}
struct ListSettingsKey: InheritedStyleKey { static let defaultValue = ListSettings() }

/// Whether the bar above the page shows its title below its row, in large letters.
struct BelowLargeTitleKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  var isBelowLargeTitle: Bool {
    get { self[BelowLargeTitleKey.self] }
    set { self[BelowLargeTitleKey.self] = newValue }
  }
}

/// What views in a list know of it.
struct ListContext: Equatable {
  var isInList = false
  /// Headers of sections are small and in capitals.
  var hasSmallHeaders = false
  /// Headers of sections are as large as a headline.
  var hasLargeHeaders = false
  /// The list, for links that select their row in it.
  var control = ObjectReference<ListControl>(nil)
}
struct ListContextKey: EnvironmentKey { static var defaultValue: ListContext { ListContext() } }

extension EnvironmentValues {
  var listSettings: ListSettings {
    get { self[ListSettingsKey.self] }
    set { self[ListSettingsKey.self] = newValue }
  }
  var listContext: ListContext {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }
  /// The minimum height of a row in a list. Points.
  public var defaultMinListRowHeight: CGFloat {
    get { listSettings.minRowHeight ?? ListMetrics.of(listSettings, idiom, systemLook).minRowHeight }
    set { listSettings.minRowHeight = newValue }
  }
  /// How large the rows of lists in the style of sidebars are: views in them may fit themselves to it.
  ///
  /// Medium, unless the app says otherwise: a Mac has a setting for it, desktops of Linux have none.
  public var sidebarRowSize: SidebarRowSize {
    get { listSettings.sidebarRowSize }
    set { listSettings.sidebarRowSize = newValue }
  }
  /// The minimum height of a header in a list; nil for what its content needs. Points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { listSettings.minHeaderHeight }
    set { listSettings.minHeaderHeight = newValue }
  }
}

/// Whether each second row of a list or a table has a ground of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let alternates: Bool?
  /// As the style has it: bordered tables do.
  public static let automatic = Self(alternates: nil)
  /// Each second row has one.
  public static let enabled = Self(alternates: true)
  /// All rows have the same.
  public static let disabled = Self(alternates: false)
}

extension View {
  /// Sets whether each second row of the lists and tables in this view has a ground of its own.
  ///
  /// A row with a `listRowBackground(_:)` keeps that.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    transformEnvironment(\.listSettings) { $0.alternates = behavior.alternates }
  }
  /// Sets the distance between rows of lists in here; nil for none. Points.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    transformEnvironment(\.listSettings) { $0.rowSpacing = spacing }
  }
  /// Sets the distance between the sections of the lists in this view, or between one section and its neighbours.
  ///
  ///     List {
  ///       Section("Notes") { … }.listSectionSpacing(.compact)
  ///       Section("Tasks") { … }
  ///     }
  ///
  /// Of neighbouring sections with different distances each applies half of its own.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment(\.listSettings) { $0.sectionSpacing = spacing.kind }
  }
  /// Sets the distance between the sections of the lists in this view, or between one section and its neighbours, in
  /// points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
