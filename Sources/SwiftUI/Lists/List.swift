import Foundation
import HearthCore

/// Rows in a column that scrolls. Rows are made when they come into sight.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  package init(rows content: Content) { self.content = content }

  @MainActor @preconcurrency public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        content.modifier(ListRowModifier())
      }
      .padding(.vertical, ListMetrics.edge)
    }
    .environment(\.isInList, true)
  }
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  // A binding to a collection is a collection as well: the forms for bindings go first.
  @_disfavoredOverload public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }
  @_disfavoredOverload public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable {
    self.init(rows: ForEach(data, content: rowContent))
  }
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data.Index: Hashable {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

struct IsInListKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

/// Views that belong together, with a header and a footer.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  package init(parts header: Parent, _ content: Content, _ footer: Footer) { (self.header, self.content, self.footer) = (header, content, footer) }

  @MainActor @preconcurrency public var body: some View {
    SectionElements(header: header.modifier(SectionHeaderModifier()), content: content, footer: footer.modifier(SectionFooterModifier()))
  }
}

extension Section {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
    self.init(parts: header(), content(), footer())
  }
}
extension Section where Parent == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { self.init(parts: EmptyView(), content(), footer()) }
}
extension Section where Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self.init(parts: header(), content(), EmptyView()) }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(parts: EmptyView(), content(), EmptyView()) }
}
extension Section where Parent == Text, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(parts: Text(titleKey), content(), EmptyView()) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(title), content(), EmptyView())
  }
}

/// A header in a list is small, strong and pale; elsewhere it is as its author wrote it.
struct SectionHeaderModifier: ViewModifier {
  @Environment(\.isInList) private var isInList
  nonisolated init() {}
  func body(content: Content) -> some View {
    content
      .font(isInList ? .subheadline.weight(.semibold) : nil)
      .foregroundStyle(isInList ? AnyShapeStyle(.secondary) : AnyShapeStyle(.foreground))
      .modifier(ListSupplementModifier(isSupplement: true))
  }
}
struct SectionFooterModifier: ViewModifier {
  @Environment(\.isInList) private var isInList
  nonisolated init() {}
  func body(content: Content) -> some View {
    content
      .font(isInList ? .footnote : nil)
      .foregroundStyle(isInList ? AnyShapeStyle(.secondary) : AnyShapeStyle(.foreground))
      .modifier(ListSupplementModifier(isSupplement: true))
  }
}
