import HearthCore

/// A container with a sidebar that a button in a bar shows and hides.
@MainActor protocol SidebarOwner: AnyObject {
  var isSidebarShown: Bool { get }
  func toggleSidebar()
}
struct SidebarToggleKey: EnvironmentKey {
  static var defaultValue: ObjectReference<any SidebarOwner> { ObjectReference(nil) }
}
struct LeavesBarsInsideKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The container whose sidebar a button in the bar here shows and hides; nil where there is no such button.
  var sidebarToggle: ObjectReference<any SidebarOwner> {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
  /// Whether pages inside have the bars: a column with a stack has none of its own.
  var leavesBarsInside: Bool {
    get { self[LeavesBarsInsideKey.self] }
    set { self[LeavesBarsInsideKey.self] = newValue }
  }
}

/// The button that shows and hides the sidebar, for the bar of a column. A television has none: its sidebar stays.
nonisolated struct SidebarToggle: View {
  @Environment(\.sidebarToggle) private var toggle
  @Environment(\.idiom) private var idiom
  @MainActor var body: some View {
    if let control = toggle.object, idiom != .tv {
      Button {
        control.toggleSidebar()
      } label: {
        Image(systemName: "sidebar.leading")
      }
      .buttonStyle(BarButtonStyle())
      .modifier(BarGlassPane())
      .accessibilityLabel(control.isSidebarShown ? "Hide Sidebar" : "Show Sidebar")
      .accessibilityIdentifier("sidebar toggle")
    }
  }
}
