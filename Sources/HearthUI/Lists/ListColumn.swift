import HearthCore

/// A list whose rows can be selected, as the column around sees it.
@MainActor package protocol SelectingList: AnyObject {
  /// Whether a row is selected.
  var hasSelection: Bool { get }
  func deselectAll()
}

/// The column of a split view, as the lists in it see it: they tell it what the user does with their selection.
@MainActor package protocol ListColumn: AnyObject {
  /// A list is in the column. It is held weakly.
  func insert(_ list: any SelectingList)
  func selectionDidChange()
  /// The user pressed a row, selected or not.
  func userDidChoose()
  /// The selection of the last process is there again.
  func restoringSelection(_ action: () -> Void)
  /// Return on a selected row. False where the next column is beside this one.
  func userDidActivate() -> Bool
  /// The user moves the selection by keys: the rows are looked at, not followed.
  func userMovesSelection(_ action: () -> Void)
}
struct ColumnKey: EnvironmentKey {
  static var defaultValue: ObjectReference<any ListColumn> { ObjectReference(nil) }
}
