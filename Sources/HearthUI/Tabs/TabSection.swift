import HearthCore

/// Tabs that belong together: a sidebar shows them below a header. A bar shows
/// them among the others, without the header.
///
///     TabView {
///       Tab("Home", systemImage: "house") { Text("Home") }
///       TabSection("Library") {
///         Tab("Songs", systemImage: "music.note") { Text("Songs") }
///       }
///     }
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: TabLabel?
  let content: Content
  fileprivate init(header: TabLabel?, content: Content) { (self.header, self.content) = (header, content) }
}
nonisolated extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue
  @MainActor public var body: Self { return self }
  @MainActor public static func _listTabs(_ content: Self, _ list: _TabList) {
    list.collector.addSection(content.header, at: list.place) {
      Content._listTabs(content.content, list.appending("tabs"))
    }
  }
}
nonisolated extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs below a header.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  {
    self.init(header: .of(header()), content: content())
  }
}
nonisolated extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs without a header.
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: nil, content: content())
  }
}
nonisolated extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs below a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: .of(Text(titleKey)), content: content())
  }
  /// Tabs below a title from a resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: .of(Text(titleResource)), content: content())
  }
  /// Tabs below a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: .of(Text(title)), content: content())
  }
}
