import HearthCore

/// Views that belong together, with a header and a footer.
///
/// A list, a lazy stack or a lazy grid shows it in its own way; in any other container it is the header, the
/// content and the footer one after the other.
///
///     List {
///       Section("Fruit") {
///         Text("Apple")
///         Text("Fig")
///       }
///       Section {
///         Text("Leek")
///       } footer: {
///         Text("Vegetables are below.")
///       }
///     }
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Nil: always expanded.
  let isExpanded: Binding<Bool>?
  nonisolated init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>?) {
    (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
  }
}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
  @MainActor public var body: some View {
    SectionElements(
      header: SectionHeader(content: header, isFooter: false, isExpanded: isExpanded),
      content: SectionContent(content: content, isExpanded: isExpanded),
      footer: SectionHeader(content: footer, isFooter: true, isExpanded: nil))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header above and a footer below its content.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }
  /// A section with a header and a footer, with its arguments in the earlier order.
  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer below its content.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }
  /// A section with a footer, with its arguments in the earlier order.
  @available(*, deprecated, renamed: "Section(content:footer:)")
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header above its content.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
  /// A section with a header, with its arguments in the earlier order.
  @available(*, deprecated, renamed: "Section(content:header:)")
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }
  /// The content is shown while `isExpanded`; a click on the header changes that in a list.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// A section without header and footer, told from the next one by room or a line.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title, looked up by a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
  }
  /// A section with a title from a resource.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: nil)
  }
  /// A section with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
  }
  /// A section that is open while `isExpanded` is true, with a title looked up by a key. Sidebars show a mark to open
  /// it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
  /// A section that is open while `isExpanded` is true, with a title from a resource. Sidebars show a mark to open it.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
  /// A section that is open while `isExpanded` is true. Sidebars show a mark to open it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Sets whether the user can close the section by its header in a list. A section with a binding to whether it is
  /// expanded can be, others cannot.
  ///
  /// Deprecated by Apple for `init(isExpanded:content:header:)`.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View {
    CollapsibleSection(section: self, isCollapsible: collapsible)
  }
}
nonisolated private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View {
  let section: Section<Parent, Content, Footer>
  let isCollapsible: Bool
  @State private var isExpanded = true
  @MainActor var body: some View {
    let expansion = section.isExpanded ?? (isCollapsible ? $isExpanded : nil)
    SectionElements(
      header: SectionHeader(content: section.header, isFooter: false, isExpanded: isCollapsible ? expansion : nil),
      content: SectionContent(content: section.content, isExpanded: expansion),
      footer: SectionHeader(content: section.footer, isFooter: true, isExpanded: nil))
  }
}

/// The content of a section that may be closed.
private struct SectionContent<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?
  @Environment(\.sectionActions) private var actions
  var body: some View {
    if isExpanded?.wrappedValue ?? true {
      if let actions {
        // Sections inside have not the same.
        content.environment(\.sectionActions, nil)
        actions.buttonStyle(.borderless).selectionDisabled().modifier(_LayoutValueModifier(SectionActionKey.self, true))
      } else {
        content
      }
    }
  }
}
struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
extension EnvironmentValues {
  /// How much the headers of sections in lists stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
extension View {
  /// Sets how much the headers of sections in lists stand out: increased ones are larger, in the colour of text.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
struct SectionActionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
extension EnvironmentValues {
  var sectionActions: AnyView? {
    get { self[SectionActionsKey.self] }
    set { self[SectionActionsKey.self] = newValue }
  }
}
extension View {
  /// Adds actions for a section as rows after its content, as long as it is expanded.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.sectionActions, AnyView(content()))
  }
}

/// A header or footer in the font of the list around.
private struct SectionHeader<Content: View>: View {
  let content: Content
  let isFooter: Bool
  let isExpanded: Binding<Bool>?
  @Environment(\.listContext) private var context
  @Environment(\.headerProminence) private var prominence
  var body: some View {
    let context = context
    let isFooter = isFooter, isIncreased = !isFooter && prominence == .increased
    content
      .transformEnvironment(\.font) { font in
        guard context.isInList else { return }
        // Source: UIKit, `UIListContentConfiguration.groupedHeader()` and `groupedFooter()`: 13 points, capitals.
        font =
          isFooter
          ? .footnote
          : isIncreased
            ? .title3.weight(.bold)
            : context.hasSmallHeaders
              ? .footnote : context.hasLargeHeaders ? .headline : .subheadline.weight(.semibold)
      }
      .transformEnvironment(\.textCase) { if context.hasSmallHeaders && !isFooter && !isIncreased { $0 = .uppercase } }
      .transformEnvironment(\.labelsAreRows) { if context.isInList { $0 = false } }
      .standardForegroundStyle(context.isInList && !isIncreased ? AnyShapeStyle(.secondary) : nil)
      .modifier(_LayoutValueModifier(SectionExpansionKey.self, isExpanded))
  }
}

/// What a click on the header of a section in a list changes.
struct SectionExpansionKey: LayoutValueKey { static var defaultValue: Binding<Bool>? { nil } }
