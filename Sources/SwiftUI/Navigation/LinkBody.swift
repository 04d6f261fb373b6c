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
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let link = link
    if let destination {
      shape(link).modifier(PresentedDestinationModifier(isPresented: isActive ?? $isPresented, isDetailLink: leadsToDetail, destination))
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
    guard let value else { return LinkAction(value: nil, selects: false, isEnabled: isEnabled) { isPresented.wrappedValue = true } }
    if let list = selectingList {
      return LinkAction(value: value.value?.base, selects: true, isEnabled: isEnabled) { if let value = value.value { list.select(value.base) } }
    }
    let handler = handler.object
    return LinkAction(value: value.value?.base, selects: false, isEnabled: isEnabled) { if let value = value.value { _ = handler?.present(value) } }
  }
  /// In a stack the row points to where it leads. Source: seen, iOS; on a television and a watch rows have no arrow.
  private var showsIndicator: Bool {
    switch indicator {
    case .visible: true
    case .hidden: false
    case .automatic: selectingList == nil && handler.object is StackControl && idiom != .tv && idiom != .watch
    }
  }
}

/// What a link does, for the row around it.
struct LinkAction {
  let value: AnyHashable?
  /// The list around selects the row; the link itself takes no focus and no press.
  let selects: Bool
  let isEnabled: Bool
  let action: @MainActor () -> Void
}
/// Set by the link that is the content of a row.
struct RowLinkKey: LayoutValueKey { static var defaultValue: LinkAction? { nil } }

/// The content of a row that is a link.
private struct RowLinkLabel<Label: View>: View {
  let label: Label
  let showsIndicator: Bool
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    HStack(spacing: 8) {
      label.frame(maxWidth: .infinity, alignment: .leading)
      if showsIndicator {
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary).accessibilityHidden(true)
      }
    }
    .opacity(isEnabled ? 1 : ControlMetrics.disabledOpacity)
  }
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
  /// Whether rows of lists that are links show an arrow.
  @MainActor @preconcurrency public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.navigationLinkIndicatorVisibility) { $0 = visibility }
  }
}
