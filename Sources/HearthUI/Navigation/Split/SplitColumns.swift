import Foundation
import HearthCore
import HearthRendering

/// What the app gives a column: one object for each value of the split view.
///
/// Columns are told of the state of the split view again and again. What is in them is the same meanwhile and hears
/// nothing, by which it would tell the columns again what a link shows.
nonisolated final class ColumnSource<Content: View> {
  let content: Content
  init(_ content: Content) { self.content = content }
}
nonisolated private struct ColumnSourceBody<Content: View>: View {
  let source: ColumnSource<Content>
  @MainActor var body: some View { source.content }
}

/// The columns of a split view with what is between them. The control says where they lie.
nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let control: SplitControl
  let sidebar: ColumnSource<Sidebar>
  let content: ColumnSource<Content>
  let detail: ColumnSource<Detail>
  @Environment(\.splitState) private var state

  @MainActor var body: some View {
    let control = control
    let isCollapsed = state?.arrangement.isCollapsed ?? false
    let isShown = state?.arrangement.isSidebarShown ?? false
    SlotContainer(control) {
      ColumnView(context: control.contexts[0], content: sidebar)
      ColumnView(context: control.contexts[1], content: content)
      ColumnView(context: control.contexts[2], content: detail)
      OverlayScrim(control: control).shelved(on: control.scrim).zIndex(1)
      ColumnDividerView(divider: control.dividers[0]).shelved(on: control.dividers[0].shelf).zIndex(3)
      ColumnDividerView(divider: control.dividers[1]).shelved(on: control.dividers[1].shelf).zIndex(3)
    }
    // Widths are a matter of this split view, not of one around it.
    .transformPreference(ColumnWidthKey.self) { $0 = nil }
    .focusedSceneValue(
      \.sidebarVisibility,
      isCollapsed ? nil : Binding(get: { isShown }, set: { if $0 != isShown { control.toggleSidebar() } }))
  }
}

/// A column: what is in it, and what it tells the views in it.
nonisolated struct ColumnView<Content: View>: View {
  let context: ColumnContext
  let content: ColumnSource<Content>
  @Environment(\.splitState) private var state
  @Environment(\.idiom) private var idiom

  @MainActor var body: some View {
    let column = context.column, context = context
    let arrangement = state?.arrangement ?? SplitArrangement(isCollapsed: false, shown: [])
    let isOverlaid = arrangement.overlaid.contains(column)
    let replacement = state?.replacements[column.rawValue] ?? nil
    let isShown = arrangement.shown.contains(column)
    ColumnPage(content: content, replacement: replacement, hasStack: context.stack != nil, shelf: context.page)
      .modifier(
        PreferenceCatcher<PageTitleKey>(passesOn: true) { title, _ in
          if title != context.title.text { context.title.text = title }
        }
      )
      // The window is named after what is seen.
      .transformPreference(PageTitleKey.self) { if !isShown { $0 = nil } }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .showsContainerBackground(.navigationSplitView)
      .background { ColumnBackground(isSidebar: isSidebar(arrangement), isOverlaid: isOverlaid) }
      .modifier(
        ColumnSurroundings(context: context, arrangement: arrangement, idiom: idiom, version: state?.targetVersion ?? 0)
      )
      .onPreferenceChange(ColumnWidthKey.self) { context.control?.setLimits($0, of: column) }
      .focusSection()
      .shelved(on: context.shelf)
      .zIndex(isOverlaid ? 2 : 0)
  }
  private func isSidebar(_ arrangement: SplitArrangement) -> Bool {
    context.column == .sidebar && (idiom == .desktop || idiom == .pad) && !arrangement.isCollapsed
  }
}

/// What a column shows: its content, or what a link in the column before brought with it.
nonisolated struct ColumnPage<Content: View>: View {
  let content: ColumnSource<Content>
  let replacement: ColumnReplacement?
  let hasStack: Bool
  let shelf: Shelf
  @Environment(\.columnsHaveStacks) private var wrapsInStack
  @MainActor var body: some View {
    let wrapsInStack = wrapsInStack
    BarHost {
      VStack(spacing: 0) {
        if let replacement {
          VStack(spacing: 0) {
            if wrapsInStack { NavigationStack { replacement.view } } else { replacement.view }
          }
          .id(replacement.link)
        } else {
          ColumnSourceBody(source: content)
        }
      }
      .shelved(on: shelf)
      .environment(\.leavesBarsInside, false)
    }
    .environment(\.leavesBarsInside, hasStack)
  }
}

/// The values of the environment that differ from column to column.
nonisolated private struct ColumnSurroundings: ViewModifier {
  let context: ColumnContext
  let arrangement: SplitArrangement
  let idiom: Idiom
  let version: Int

  @MainActor func body(content: Content) -> some View {
    let (context, column, isCollapsed) = (context, context.column, arrangement.isCollapsed)
    let leadsBack = isCollapsed && column != .sidebar
    let isFirst = arrangement.shown.first == column
    let hasNext = context.control?.next(column) != nil
    content
      .environment(\.columnContext, ObjectReference(context))
      .environment(
        \.columnOfLinks,
        isCollapsed ? .collapsed(hasNext: hasNext) : .beside(isSidebar: column == .sidebar, hasNext: hasNext)
      )
      .environment(\.horizontalSizeClass, sizeClass)
      .environment(\.sidebarToggle, ObjectReference(isFirst && !isCollapsed ? context.control : nil))
      .transformEnvironment(\.linkHandler) { if hasNext { $0 = ObjectReference(context) } }
      .environment(\.destinationRegistry, ObjectReference(context))
      .transformEnvironment(\.backProvider) {
        if leadsBack { $0 = ObjectReference(context) } else if !isFirst { $0 = ObjectReference(nil) }
      }
      .transformEnvironment(\.presentation) { if leadsBack { $0 = PresentationReference(context) } }
      .transformEnvironment(\.isPresented) { if leadsBack { $0 = true } }
      .transformEnvironment(\.listSettings) {
        if column == .sidebar && $0.look == .automatic && (idiom == .desktop || idiom == .pad) { $0.look = .sidebar }
      }
  }
  /// Columns before the detail are narrow. Source: UIKit, `UISplitViewController` gives its leading columns compact
  /// width; a Mac knows regular width only.
  private var sizeClass: UserInterfaceSizeClass {
    if arrangement.isCollapsed { return .compact }
    return context.column == .detail || idiom == .desktop || idiom == .tv ? .regular : .compact
  }
}

/// What a column lies on.
nonisolated private struct ColumnBackground: View {
  let isSidebar: Bool
  let isOverlaid: Bool
  @Environment(\.colorScheme) private var scheme
  @Environment(\.idiom) private var idiom
  private var isTouched: Bool { idiom.isTouched }
  @MainActor var body: some View {
    if isSidebar {
      // The same as a list in the sidebar style.
      fill(isTouched ? Color(.systemGroupedBackground) : Color(white: scheme == .dark ? 0.16 : 0.96))
    } else if isOverlaid {
      fill(isTouched ? Color(.systemBackground) : Color(white: scheme == .dark ? 0.12 : 1))
    }
  }
  @MainActor @ViewBuilder private func fill(_ color: Color) -> some View {
    if isOverlaid {
      Rectangle().fill(color).shadow(color: .black.opacity(0.28), radius: 12)
    } else {
      Rectangle().fill(color)
    }
  }
}

/// What lies between columns that lie above the detail and the detail: pressed, it takes them away.
nonisolated private struct OverlayScrim: View {
  let control: SplitControl
  @MainActor var body: some View {
    let control = control
    Rectangle().fill(Color.black.opacity(0.18))
      .onTapGesture { control.hideOverlay() }
      .accessibilityProperties {
        $0.label = "Hide Sidebar"
        $0.behavior = .ignore
        $0.addedTraits = .isButton
        $0.press = { [weak control] in control?.hideOverlay() }
      }
  }
}
