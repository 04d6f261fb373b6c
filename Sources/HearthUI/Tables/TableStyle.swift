import HearthCore

/// The look of tables.
@MainActor @preconcurrency public protocol TableStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The table that the style shows.
  typealias Configuration = TableStyleConfiguration
  /// Shows the table: with what a style of ours makes of it.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// A table that a style shows.
public struct TableStyleConfiguration {
  let table: @MainActor (_TableLook) -> AnyView
}
struct _TableLook: Equatable {
  /// Rows are kept away from the edges.
  var isInset = false
  var hasBorder = false
  /// Each second row has a ground of its own, if nothing else is said.
  var alternates = false
}
/// The style that suits where the table is: inset on a desktop, from edge to edge elsewhere.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style, as `.automatic` does.
  public nonisolated init() {}
  /// Shows the table.
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticTableStyle.Configuration) -> some View {
    AutomaticTableBody(configuration: configuration)
  }
}
private struct AutomaticTableBody: View {
  let configuration: TableStyleConfiguration
  @Environment(\.idiom) private var idiom
  var body: some View { configuration.table(_TableLook(isInset: idiom == .desktop)) }
}
/// Rows with room at their sides.
public struct InsetTableStyle: TableStyle {
  let alternates: Bool
  /// Creates the style, as `.inset` does.
  public nonisolated init() { alternates = false }
  /// Creates the style, with a ground of its own for each second row where that is said.
  @available(*, deprecated, message: "Use the .alternatingRowBackgrounds() view modifier instead.")
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  nonisolated init(alternates: Bool) { self.alternates = alternates }
  /// Shows the table.
  @MainActor @preconcurrency public func makeBody(configuration: InsetTableStyle.Configuration) -> some View {
    configuration.table(_TableLook(isInset: true, alternates: alternates))
  }
}
/// Rows from edge to edge, in a border.
public struct BorderedTableStyle: TableStyle {
  let alternates: Bool
  /// Creates the style, as `.bordered` does.
  public nonisolated init() { alternates = true }
  /// Creates the style, with a ground of its own for each second row where that is said.
  @available(*, deprecated, message: "Use the .alternatingRowBackgrounds() view modifier instead.")
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  nonisolated init(alternates: Bool) { self.alternates = alternates }
  /// Shows the table.
  @MainActor @preconcurrency public func makeBody(configuration: BorderedTableStyle.Configuration) -> some View {
    configuration.table(_TableLook(hasBorder: true, alternates: alternates))
  }
}
/// Rows from edge to edge, without a border: a table by the names of AppKit.
package struct EdgeToEdgeTableStyle: TableStyle {
  package nonisolated init() {}
  @MainActor @preconcurrency package func makeBody(configuration: TableStyleConfiguration) -> some View {
    configuration.table(_TableLook())
  }
}
extension TableStyle where Self == AutomaticTableStyle {
  /// The style that suits where the table is.
  @MainActor @preconcurrency public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows with room at their sides.
  @MainActor @preconcurrency public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Rows with room at their sides, with a ground of its own for each second one where that is said.
  @MainActor @preconcurrency public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternates: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a border, each second one with a ground of its own.
  @MainActor @preconcurrency public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Rows in a border, with a ground of its own for each second one where that is said.
  @MainActor @preconcurrency public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternates: alternatesRowBackgrounds)
  }
}

struct TableStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (TableStyleConfiguration) -> AnyView)? { nil }
}
struct TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
extension EnvironmentValues {
  var tableStyleValue: (@MainActor (TableStyleConfiguration) -> AnyView)? { self[TableStyleKey.self] }
  var tableHeaders: Visibility { self[TableHeadersKey.self] }
}

extension View {
  /// Sets the look of the tables in this view.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return modifier(
      _EnvironmentModifier { $0[TableStyleKey.self] = { AnyView(style.makeBody(configuration: $0)) } })
  }
  /// Sets whether the tables in this view show the titles of their columns.
  ///
  /// Without titles the user cannot sort by them. `automatic` shows them, but not in a compact width.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    modifier(_EnvironmentModifier { $0[TableHeadersKey.self] = visibility })
  }
}
