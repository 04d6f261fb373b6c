import HearthCore

/// What a link is where it stands: a row in a list, a button elsewhere.
struct LinkBody<Label: View, Destination: View>: View {
  let label: Label
  let value: LinkValue?
  let destination: Destination?
  let isActive: Binding<Bool>?
  let leadsToDetail: Bool
  @State private var isPresented = false
  @Environment(\.listContext) private var list
  @Environment(\.linkHandler) private var handler
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  @Environment(\.idiom) private var idiom
  @Environment(\.columnOfLinks) private var column
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let link = link
    if let destination {
      shape(link).modifier(
        PresentedDestinationModifier(isPresented: isActive ?? $isPresented, isDetailLink: leadsToDetail, destination))
    } else {
      shape(link)
    }
  }
  @ViewBuilder private func shape(_ link: LinkAction) -> some View {
    if list.isInList {
      RowLink(label: RowLinkLabel(label: label, showsIndicator: showsIndicator), link: link)
        .modifier(_LayoutValueModifier(RowLinkKey.self, link))
        .disabled(!leadsSomewhere)
    } else {
      Button(action: link.action) { label }.disabled(!leadsSomewhere)
    }
  }

  /// The list around, where the link selects its row in it.
  private var selectingList: ListControl? {
    guard let value = value?.value, let control = list.control.object, control.selects(value.base) else { return nil }
    return control
  }
  private var leadsSomewhere: Bool {
    guard let value else { return handler.object != nil }
    guard let value = value.value else { return false }
    return selectingList != nil || handler.object?.accepts(value) == true
  }
  private var link: LinkAction {
    let isPresented = isActive ?? $isPresented
    let isEnabled = isEnabled && leadsSomewhere
    guard let value else {
      return LinkAction(value: nil, selects: false, isEnabled: isEnabled) { isPresented.wrappedValue = true }
    }
    if let list = selectingList {
      return LinkAction(value: value.value?.base, selects: true, isEnabled: isEnabled) {
        if let value = value.value { list.select(value.base) }
      }
    }
    let handler = handler.object
    return LinkAction(value: value.value?.base, selects: false, isEnabled: isEnabled) {
      if let value = value.value { _ = handler?.present(value) }
    }
  }
  /// The row points to where it leads, in a stack and in a collapsed split view; in a column with others
  /// beside it, it leads to what is seen. Source: seen, iOS; on a television and a watch rows have no arrow,
  /// and on a Mac those of a sidebar have none.
  private var showsIndicator: Bool {
    switch indicator {
    case .visible: return true
    case .hidden: return false
    case .automatic:
      if idiom == .tv || idiom == .watch { return false }
      switch column {
      case .none: return selectingList == nil && handler.object is StackControl
      case .collapsed(let hasNext):
        // A desktop selects rows in a narrow window, too.
        if selectingList != nil { return hasNext && idiom != .desktop }
        return hasNext || handler.object is StackControl
      case .beside(let isSidebar, let hasNext):
        if isSidebar && idiom == .desktop { return false }
        guard selectingList == nil, let stack = handler.object as? StackControl else { return false }
        return !(stack.isColumn && hasNext && destination != nil && leadsToDetail)
      }
    }
  }
}

/// Where a link stands in a split view.
enum ColumnOfLinks: Equatable {
  case none
  /// The only column that is shown.
  case collapsed(hasNext: Bool)
  /// A column with others beside it.
  case beside(isSidebar: Bool, hasNext: Bool)
}
struct ColumnOfLinksKey: EnvironmentKey { static var defaultValue: ColumnOfLinks { .none } }
extension EnvironmentValues {
  /// The column around, as far as the look of links depends on it. What presents
  /// something apart from the column takes it away.
  var columnOfLinks: ColumnOfLinks {
    get { self[ColumnOfLinksKey.self] }
    set { self[ColumnOfLinksKey.self] = newValue }
  }
}

/// The content of a row that is a link.
private struct RowLinkLabel<Label: View>: View {
  let label: Label
  let showsIndicator: Bool
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    HStack(spacing: 8) {
      content.frame(maxWidth: .infinity, alignment: .leading)
      if showsIndicator {
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
    }
    .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
  }
  /// Several views are one row, as in the label of a button. Source: seen, iOS.
  @ViewBuilder private var content: some View { if Label._elementCount == 1 { label } else { HStack { label } } }
}

struct NavigationLinkIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
extension EnvironmentValues {
  /// Whether rows that are links show an arrow.
  public internal(set) var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}
extension View {
  /// Sets whether rows of lists that are links show an arrow.
  @MainActor @preconcurrency public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.navigationLinkIndicatorVisibility) { $0 = visibility }
  }
}
