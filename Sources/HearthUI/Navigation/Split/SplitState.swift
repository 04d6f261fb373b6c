import HearthCore

/// What the columns of a split view know of it.
struct SplitState: Equatable {
  var rule: SplitRule
  /// The column that is shown while the view is collapsed.
  var top = SplitColumn.sidebar
  /// What the last layout made of it.
  var arrangement = SplitArrangement(isCollapsed: false, shown: [.detail])
  /// What links show instead of the content of columns; by `SplitColumn`.
  var replacements: [ColumnReplacement?] = [nil, nil, nil]
  /// Grows when another stack can be led to, or one went.
  var targetVersion = 0
}

/// A view that a link brought with it, or the destination of its value.
struct ColumnReplacement: Equatable {
  /// Tells one presentation from the next.
  let link: ObjectIdentifier
  let presented: PresentedView
  /// What the link presents; nil for a link with a view.
  let value: NavigationValue?
  var view: AnyView
  /// Tells one content from the next.
  var version: Int
  static func == (a: Self, b: Self) -> Bool { a.version == b.version && a.link == b.link }
}

struct SplitStateKey: EnvironmentKey { static var defaultValue: SplitState? { nil } }

extension EnvironmentValues {
  /// The state of the nearest split view around; nil in none.
  var splitState: SplitState? {
    get { self[SplitStateKey.self] }
    set { self[SplitStateKey.self] = newValue }
  }
}
