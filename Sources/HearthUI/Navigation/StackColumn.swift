import HearthCore

/// The column of a split view, as the stacks in it see it: links in the column before lead to them, and their own
/// links may lead on to the next column.
@MainActor package protocol StackColumn: ListColumn, LinkHandler {
  /// A stack in this column can be led to by links in the column before. It is held weakly.
  func insert(_ stack: any LinkHandler)
  func remove(_ stack: any LinkHandler)
  /// Whether a column follows, which links lead to.
  var hasNext: Bool { get }
  /// Whether the column has a colour of its own behind what it shows.
  var hasOwnBackground: Bool { get }
}
struct ColumnsHaveStacksKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentScope {
  /// The column around; nil in none.
  var column: (any StackColumn)? { value(ColumnKey.self).object as? any StackColumn }
}
extension EnvironmentValues {
  /// The column around. What presents something apart from the column (a sheet) takes it away.
  package var columnContext: ObjectReference<any StackColumn> {
    get { ObjectReference(self[ColumnKey.self].object as? any StackColumn) }
    set { self[ColumnKey.self] = ObjectReference(newValue.object) }
  }
  /// Whether each column is a stack by itself, as the columns of a `NavigationView` are.
  var columnsHaveStacks: Bool {
    get { self[ColumnsHaveStacksKey.self] }
    set { self[ColumnsHaveStacksKey.self] = newValue }
  }
}
