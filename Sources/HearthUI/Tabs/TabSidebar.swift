import HearthCore
import HearthRendering

/// The tabs in a list beside the content, below the headers of their sections.
struct TabSidebar: View {
  let control: TabControl
  @State private var isEditing = false
  @Environment(\.tabSidebarParts) private var parts
  @Environment(\.tabCustomization) private var customization
  @Environment(\.colorScheme) private var scheme
  /// Points. Source: our choice, that of a split view's sidebar; a television is looked at from further away.
  private static let width: CGFloat = 230, widthOnTV: CGFloat = 440

  var body: some View {
    let control = control, model = control.model
    let selection = Binding<IdentityPath?>(
      get: { model.selected }, set: { place in if let place { control.choose(place) } })
    let sidebar = TabSidebarOrder(model: model, customization: customization?.wrappedValue, showsAll: isEditing)
    let canCustomize = customization != nil && sidebar.isCustomizable
    HStack(spacing: 0) {
      TabSidebarColumn(toolbar: parts.toolbar) {
        if model.idiom == .pad || canCustomize {
          HStack {
            if model.idiom == .pad { TabSidebarToggle(control: control) }
            Spacer(minLength: 0)
            if canCustomize {
              Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }.buttonStyle(BarButtonStyle())
                .accessibilityIdentifier("edit-tabs")
            }
          }
          .padding(8)
        }
        if let header = parts.header {
          header.padding(.horizontal, 16).padding(.vertical, 6).frame(maxWidth: .infinity, alignment: .leading)
        }
        List(selection: selection) {
          ForEach(sidebar.groups) { group in
            if let section = group.section, let header = section.header, let isOpen = model.expansion(of: section) {
              Section(isExpanded: isOpen) {
                rows(group, sidebar)
              } header: {
                header.view
              }
            } else if let header = group.section?.header {
              Section {
                rows(group, sidebar)
              } header: {
                header.view
              }
            } else {
              rows(group, sidebar)
            }
            if let actions = group.section?.traits.actions { actions.buttonStyle(.borderless).selectionDisabled() }
          }
          if let footer = parts.footer { footer.selectionDisabled() }
        }
        .listStyle(.sidebar)
        if let bottomBar = parts.bottomBar {
          VStack(spacing: 0) {
            Divider(); bottomBar.padding(10).frame(maxWidth: .infinity)
          }
        }
      }
      .frame(width: model.idiom == .tv ? Self.widthOnTV : Self.width)
      // What is around the list looks as the list.
      .background { Rectangle().fill(scheme == .dark ? Color(white: 0.16) : Color(white: 0.96)).ignoresSafeArea() }
      Divider()
    }
    .focusSection()
  }
  private func rows(
    _ group: TabSidebarGroup, _ sidebar: TabSidebarOrder
  ) -> ForEach<[ShownTab], IdentityPath, TabSidebarRow> {
    let control = control, binding = isEditing ? customization : nil
    return ForEach(group.tabs) { TabSidebarRow(control: control, tab: $0, group: group, customization: binding) }
  }
}
struct TabSidebarGroup: Identifiable {
  /// Of a type of its own, so that it is not taken for a tag of the rows.
  struct ID: Hashable { let place: IdentityPath }
  let id: ID
  var section: ShownSection?
  var tabs: [ShownTab]
}
/// The tabs of a sidebar, in the order and visibility of the user.
@MainActor struct TabSidebarOrder {
  private(set) var groups: [TabSidebarGroup] = []
  private(set) var isCustomizable = false

  /// - Parameter showsAll: Also those that are hidden, to be shown again.
  init(model: TabModel, customization: TabViewCustomization?, showsAll: Bool) {
    for tab in model.tabs where !tab.traits.isHidden {
      if tab.canBeHidden || tab.canBeMoved { isCustomizable = true }
      var isVisible = model.isVisible(tab, .sidebar)
      if let id = tab.traits.customizationID, tab.canBeHidden, let chosen = customization?[sidebarVisibility: id],
        chosen != .automatic
      {
        isVisible = chosen == .visible
      }
      guard isVisible || (showsAll && tab.canBeHidden) else { continue }
      if let last = groups.last, last.section?.id == tab.section {
        groups[groups.count - 1].tabs.append(tab)
      } else {
        groups.append(
          TabSidebarGroup(
            id: TabSidebarGroup.ID(place: tab.section ?? tab.id),
            section: model.sections.first { $0.id == tab.section }, tabs: [tab]))
      }
    }
    guard let customization else { return }
    for index in groups.indices {
      guard let id = groups[index].section?.traits.customizationID, let order = customization[sectionID: id] else {
        continue
      }
      groups[index].tabs = Self.ordered(groups[index].tabs, order)
    }
  }
  /// Tabs that the user moved stand in their order in the places of such tabs; the others stay where they are.
  static func ordered(_ tabs: [ShownTab], _ order: [String]) -> [ShownTab] {
    func rank(_ tab: ShownTab) -> Int? {
      tab.canBeMoved ? tab.traits.customizationID.flatMap { order.firstIndex(of: $0) } : nil
    }
    let places = tabs.indices.filter { rank(tabs[$0]) != nil }
    let moved = places.map { tabs[$0] }.sorted { rank($0)! < rank($1)! }
    var result = tabs
    for (place, tab) in zip(places, moved) { result[place] = tab }
    return result
  }
}
nonisolated struct TabSidebarRow: View {
  let control: TabControl
  let tab: ShownTab
  let group: TabSidebarGroup
  /// While the user changes the sidebar.
  let customization: Binding<TabViewCustomization>?

  @MainActor var body: some View {
    let row = HStack(spacing: 8) {
      if let customization, tab.canBeHidden, let id = tab.traits.customizationID {
        Toggle(isOn: visibility(id, customization)) { EmptyView() }.labelsHidden().accessibilityIdentifier("show \(id)")
      } else if customization != nil {
        // Labels stay in one column.
        Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden().hidden()
      }
      TabLabelView(label: tab.traits.label)
      Spacer(minLength: 8)
      if let customization, tab.canBeMoved, let section = group.section?.traits.customizationID {
        mover("chevron.up", "Move Up", -1, section, customization)
        mover("chevron.down", "Move Down", 1, section, customization)
      } else if let badge = tab.traits.badge {
        BadgeLabel(badge: badge)
      }
    }
    .modifier(DisabledLook())
    .disabled(tab.traits.isDisabled)
    .selectionDisabled(tab.traits.isDisabled)
    (tab.traits.decorations + tab.traits.sidebarDecorations).reduce(AnyView(row)) { $1($0) }.tag(tab.id)
  }
  @MainActor private func visibility(_ id: String, _ customization: Binding<TabViewCustomization>) -> Binding<Bool> {
    let model = control.model, tab = tab
    return Binding(
      get: {
        customization.wrappedValue[sidebarVisibility: id] == .automatic
          ? model.isVisible(tab, .sidebar) : customization.wrappedValue[sidebarVisibility: id] == .visible
      },
      set: { customization.wrappedValue[sidebarVisibility: id] = $0 ? .visible : .hidden })
  }
  @MainActor private func mover(
    _ symbol: String, _ title: LocalizedStringKey, _ step: Int, _ section: String,
    _ customization: Binding<TabViewCustomization>
  )
    -> TabMoveButton
  {
    let ids = group.tabs.filter(\.canBeMoved).compactMap(\.traits.customizationID)
    let index = ids.firstIndex { $0 == tab.traits.customizationID } ?? 0
    return TabMoveButton(
      symbol: symbol, title: title, identifier: "\(step < 0 ? "up" : "down") \(tab.traits.customizationID ?? "")",
      isEnabled: ids.indices.contains(index + step)
    ) {
      var order = ids
      order.swapAt(index, index + step)
      customization.wrappedValue.setOrder(order, of: section)
    }
  }
  nonisolated static var _elementCount: Int { 1 }
}
nonisolated struct TabMoveButton: View {
  let symbol: String
  let title: LocalizedStringKey
  let identifier: String
  let isEnabled: Bool
  let action: @MainActor () -> Void
  @MainActor var body: some View {
    let action = action
    Button {
      action()
    } label: {
      Image(systemName: symbol)
    }
    .buttonStyle(.borderless).controlSize(.small).disabled(!isEnabled).accessibilityLabel(title)
    .accessibilityIdentifier(identifier)
  }
}
extension EnvironmentValues {
  fileprivate var tabSidebarParts: TabSidebarParts { self[TabSidebarPartsKey.self] }
  fileprivate var tabCustomization: Binding<TabViewCustomization>? { self[TabCustomizationKey.self] }
}

/// What stands one above the other in a sidebar, below the bar that the app gives it.
nonisolated private struct TabSidebarColumn<Content: View>: View {
  let toolbar: ((AnyView) -> AnyView)?
  let content: Content
  init(toolbar: ((AnyView) -> AnyView)?, @ViewBuilder content: () -> Content) {
    (self.toolbar, self.content) = (toolbar, content())
  }
  @MainActor var body: some View {
    let column = VStack(spacing: 0) { content }
    if let toolbar {
      // The way back and the split view's button belong to the pages.
      BarHost { toolbar(AnyView(column)) }.environment(\.backProvider, ObjectReference(nil)).environment(
        \.sidebarToggle, ObjectReference(nil))
    } else {
      column
    }
  }
}
