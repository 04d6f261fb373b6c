import HearthCore

/// A view with two or three columns, in which what is selected in a column decides what the next one shows.
///
///     NavigationSplitView {
///       List(mailboxes, selection: $mailbox) { NavigationLink($0.name, value: $0) }
///     } content: {
///       MessageList(mailbox: mailbox, selection: $message)
///     } detail: {
///       MessageView(message: message)
///     }
///
/// Where there is no room for two columns they collapse: one is shown at a time, as pages of a stack. All columns live
/// on with their state, whether they are shown or not. `Documentation/Navigation.md`, "Columns", has the rules.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferredColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  private nonisolated init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferredColumn: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar,
    _ content: Content, _ detail: Detail
  ) {
    (self.visibility, self.preferredColumn) = (visibility, preferredColumn)
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }

  // MARK: - Three columns

  /// A view with three columns, which decides itself which of them are shown.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }
  /// - Parameter columnVisibility: Which columns before the detail are shown; written when the user shows or hides one.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }
  /// - Parameter preferredCompactColumn: The column that is on top while the view is collapsed;
  ///   written when the user goes on or back.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }
  /// - Parameters:
  ///   - columnVisibility: Which columns before the detail are shown; written when the user shows or hides one.
  ///   - preferredCompactColumn: The column that is on top while the view is collapsed;
  ///     written when the user goes on or back.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  // MARK: - The node

  public typealias Body = Never
  @MainActor private static func columns(
    _ view: Self, _ control: SplitControl
  ) -> SplitColumns<Sidebar, Content, Detail> {
    SplitColumns(
      control: control, sidebar: ColumnSource(view.sidebar), content: ColumnSource(view.content),
      detail: ColumnSource(view.detail))
  }
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(
      SplitControl.makeNode(view.visibility, view.preferredColumn, hasContent: Content.self != EmptyView.self, inputs) {
        TypedContentSource(columns(view, $0))
      })
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let control = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! SplitControl
    control.update(view.visibility, view.preferredColumn)
    unsafeDowncast(control.columns, to: TypedContentSource<SplitColumns<Sidebar, Content, Detail>>.self).update(
      columns(view, control))
  }
  public nonisolated static var _elementCount: Int { 1 }
}

// MARK: - Two columns

extension NavigationSplitView where Content == EmptyView {
  /// A view with two columns, which decides itself whether the sidebar is shown.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), EmptyView(), detail())
  }
  /// - Parameter columnVisibility: Whether the sidebar is shown; written when the user shows or hides it.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
  }
  /// - Parameter preferredCompactColumn: The column that is on top while the view is collapsed;
  ///   written when the user goes on or back.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
  /// - Parameters:
  ///   - columnVisibility: Whether the sidebar is shown; written when the user shows or hides it.
  ///   - preferredCompactColumn: The column that is on top while the view is collapsed;
  ///     written when the user goes on or back.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}
