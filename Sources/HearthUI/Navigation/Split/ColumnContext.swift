import HearthCore

/// A column of a split view, as the views in it see it: lists tell it what is selected, stacks that they can be led
/// to; links in it lead to the next column.
///
/// Owned by the control of the split view.
@MainActor package final class ColumnContext {
  private struct Member {
    weak var list: (any SelectingList)?
    weak var stack: (any LinkHandler)?
    weak var inner: SplitControl?
  }
  weak var control: SplitControl?
  let column: SplitColumn
  let shelf = Shelf()
  /// Around what the column shows without its bar. Always shown.
  let page = Shelf()
  /// The title of the column's page, for the way back to it.
  let title = LevelTitle()
  private var lists: [Member] = []
  private var stacks: [Member] = []
  private var inner: [Member] = []
  /// What is declared in the column, by type. What the view of a link covers is kept in `covered`.
  var destinations: [ObjectIdentifier: [Destination]] = [:]
  var covered: [ObjectIdentifier: Destination] = [:]
  /// Views of links that brought no `PresentedView`.
  var linkViews: [ObjectIdentifier: PresentedView] = [:]

  init(_ column: SplitColumn) { self.column = column }
  nonisolated deinit {}

  // MARK: - Lists

  package func insert(_ list: any SelectingList) {
    lists.removeAll { $0.list == nil }
    lists.append(Member(list: list))
  }
  package func selectionDidChange() {
    control?.selectionDidChange(in: column)
    // What is selected shows itself again.
    if isSelected, let control, let next = control.next(column) { control.endReplacement(next) }
  }
  /// The user pressed a row, selected or not.
  package func userDidChoose() {
    guard let control else { return }
    if let next = control.next(column) { control.endReplacement(next) }
    control.userGoesOn(from: column)
  }
  /// The selection of the last process is there again.
  package func restoringSelection(_ action: () -> Void) { control?.restoringSelection(action) ?? action() }
  /// Return on a selected row. False where the next column is beside this one.
  package func userDidActivate() -> Bool {
    guard let control, control.current.isCollapsed, isSelected, control.next(column) != nil else { return false }
    control.userGoesOn(from: column)
    return true
  }
  /// The user moves the selection by keys: the rows are looked at, not followed.
  package func userMovesSelection(_ action: () -> Void) { control?.browsing(action) ?? action() }
  /// The user came back to the column from the one that follows: on a phone nothing is selected any more, so that the
  /// row leads on with the same value. Source: seen, iOS, `UISplitViewController` and `List` with a selection.
  func userCameBack() { for member in lists { member.list?.deselectAll() } }
  /// Whether a row is selected in a list of this column.
  var isSelected: Bool { lists.contains { $0.list?.hasSelection == true } }

  /// Whether the column has a colour of its own behind what it shows.
  package var hasOwnBackground: Bool {
    guard let control, !control.current.isCollapsed else { return false }
    return control.current.overlaid.contains(column)
      || (column == .sidebar && (control.rule.idiom == .desktop || control.rule.idiom == .pad))
  }

  // MARK: - Stacks

  /// A stack in this column can be led to by links in the column before. It is held weakly.
  package func insert(_ stack: any LinkHandler) {
    stacks.removeAll { $0.stack == nil || $0.stack === stack }
    stacks.append(Member(stack: stack))
    control?.targetsDidChange()
  }
  package func remove(_ stack: any LinkHandler) {
    stacks.removeAll { $0.stack == nil || $0.stack === stack }
    control?.targetsDidChange()
  }
  var stack: (any LinkHandler)? { stacks.lazy.compactMap(\.stack).first }

  // MARK: - Split views in the column

  func insert(_ control: SplitControl) {
    inner.removeAll { $0.inner == nil }
    inner.append(Member(inner: control))
  }
  var innerControls: [SplitControl] { inner.compactMap(\.inner).filter { !$0.node.hasLeftTree } }
  /// The columns that the user moves between: those of a split view in here, or this one.
  var leaves: [ColumnContext] {
    for member in inner { if let control = member.inner, !control.node.hasLeftTree { return control.shownLeaves } }
    return [self]
  }
}

extension ColumnContext: StackColumn {}

// MARK: - The way back

extension ColumnContext: BackProvider, Presentation {
  private var behind: [ColumnContext] {
    control.map { control in control.columnsBefore(column).map { control.contexts[$0.rawValue] } } ?? []
  }
  private var outerBack: (any BackProvider)? { control?.node.scope.value(BackProviderKey.self).object }

  package var titlesBehind: [String] { behind.map { $0.title.text ?? "" } + (outerBack?.titlesBehind ?? []) }
  package func goBack(by count: Int) {
    let behind = behind
    if count < 1 { return }
    if count <= behind.count {
      control?.userGoesBack(to: behind[count - 1].column)
    } else {
      outerBack?.goBack(by: count - behind.count)
    }
  }
  package func dismiss() { goBack(by: 1) }
}
