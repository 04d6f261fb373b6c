import HearthCore

/// A tab: content, what stands for it in a bar or a sidebar, and the value by which it is selected.
///
/// ```swift
/// TabView(selection: $page) {
///   Tab("Inbox", systemImage: "tray", value: .inbox) { Inbox() }.badge(unread)
///   Tab(value: .search, role: .search) { Search() }
/// }
/// ```
/// The views of the content are made when the tab is first shown.
nonisolated public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: TabLabel?
  fileprivate init(value: Value?, role: TabRole?, content: Content, label: TabLabel?) {
    (self.value, self.role, self.content, self.label) = (value, role, content, label)
  }
}
nonisolated extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  @MainActor public var body: Self { return self }
  @MainActor public static func _listTabs(_ content: Self, _ list: _TabList) {
    var traits = TabTraits()
    traits.label = content.label
    traits.role = content.role
    traits.tag = content.value.map { AnyHashable($0) }
    list.collector.add(content.content, traits, at: list.place)
  }
}

/// The label of a tab that has a title and an image, or only a role.
nonisolated public struct DefaultTabLabel: View {
  let label: HearthUI.Label<Text, Image>
  public typealias Body = HearthUI.Label<Text, Image>
  @MainActor public var body: HearthUI.Label<Text, Image> { label }
  static func of(_ title: Text, _ image: Image) -> TabLabel {
    .of(
      DefaultTabLabel(
        label: HearthUI.Label {
          title
        } icon: {
          image
        }))
  }
  /// Source: Apple, "TabRole.search": the system's title and icon.
  static func of(_ role: TabRole?) -> TabLabel? {
    role?.kind == .search ? .of(Text("Search"), Image(systemName: "magnifyingglass")) : nil
  }
}
extension TabLabel {
  fileprivate static func of(_ title: Text, _ image: Image) -> TabLabel { DefaultTabLabel.of(title, image) }
}

// MARK: - Tabs with a value

nonisolated extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a label of views.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, role: nil, content: content(), label: .of(label()))
  }
  /// A tab with a label of views and a role.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: .of(label()))
  }
}
nonisolated extension Tab where Value: Hashable, Content: View, Label == EmptyView {
  /// A tab without a label, for pages.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: nil, content: content(), label: nil)
  }
}
nonisolated extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab with the label of its role.
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel.of(role))
  }
  /// A tab with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: nil, content: content(), label: DefaultTabLabel.of(Text(titleKey), Image(image)))
  }
  /// A tab with a title from a resource and an image.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: nil, content: content(), label: DefaultTabLabel.of(Text(titleResource), Image(image)))
  }
  /// A tab with a title and an image, and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel.of(Text(titleKey), Image(image)))
  }
  /// A tab with a title from a resource and an image, and a role.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: DefaultTabLabel.of(Text(titleResource), Image(image)))
  }
  /// A tab with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel.of(Text(titleKey), Image(systemName: systemImage)))
  }
  /// A tab with a title from a resource and a symbol.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel.of(Text(titleResource), Image(systemName: systemImage)))
  }
  /// A tab with a title and a symbol, and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel.of(Text(titleKey), Image(systemName: systemImage)))
  }
  /// A tab with a title from a resource and a symbol, and a role.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel.of(Text(titleResource), Image(systemName: systemImage)))
  }
  /// A tab with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: nil, content: content(), label: DefaultTabLabel.of(Text(title), Image(image)))
  }
  /// A tab with a title and an image, and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: DefaultTabLabel.of(Text(title), Image(image)))
  }
  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: nil, content: content(),
      label: DefaultTabLabel.of(Text(title), Image(systemName: systemImage)))
  }
  /// A tab with a title and a symbol, and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: DefaultTabLabel.of(Text(title), Image(systemName: systemImage)))
  }
}

// MARK: - Tabs without a value

nonisolated extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with a label of views.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: nil, content: content(), label: .of(label()))
  }
  /// A tab with a label of views and a role.
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: .of(label()))
  }
}
nonisolated extension Tab where Value == Never, Content: View, Label == EmptyView {
  /// A tab without a label, for pages.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: nil)
  }
}
nonisolated extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with the label of its role.
  public nonisolated init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel.of(role))
  }
  /// A tab with a title and an image.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel.of(Text(titleKey), Image(image)))
  }
  /// A tab with a title from a resource and an image.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
  {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel.of(Text(titleResource), Image(image)))
  }
  /// A tab with a title and an image, and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel.of(Text(titleKey), Image(image)))
  }
  /// A tab with a title from a resource and an image, and a role.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel.of(Text(titleResource), Image(image)))
  }
  /// A tab with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel.of(Text(titleKey), Image(systemName: systemImage)))
  }
  /// A tab with a title from a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel.of(Text(titleResource), Image(systemName: systemImage)))
  }
  /// A tab with a title and a symbol, and a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel.of(Text(titleKey), Image(systemName: systemImage)))
  }
  /// A tab with a title from a resource and a symbol, and a role.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel.of(Text(titleResource), Image(systemName: systemImage)))
  }
  /// A tab with a title and an image.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: nil, content: content(), label: DefaultTabLabel.of(Text(title), Image(image)))
  }
  /// A tab with a title and an image, and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel.of(Text(title), Image(image)))
  }
  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil, role: nil, content: content(), label: DefaultTabLabel.of(Text(title), Image(systemName: systemImage)))
  }
  /// A tab with a title and a symbol, and a role.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: DefaultTabLabel.of(Text(title), Image(systemName: systemImage))
    )
  }
}
