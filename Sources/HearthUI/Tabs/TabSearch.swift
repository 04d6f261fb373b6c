import HearthCore

/// What selecting the search tab does.
public struct TabSearchActivation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, searchTabSelection }
  let kind: Kind
  /// The user begins to search in the field.
  public static var automatic: TabSearchActivation { TabSearchActivation(kind: .automatic) }
  /// Selecting the search tab begins the search, and ending the search selects the tab that was selected before.
  public static var searchTabSelection: TabSearchActivation { TabSearchActivation(kind: .searchTabSelection) }
}
struct TabSearchActivationKey: EnvironmentKey { static let defaultValue = TabSearchActivation.automatic }
extension View {
  /// Sets what selecting the search tab of a tab view in here does.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    modifier(_EnvironmentModifier { $0[TabSearchActivationKey.self] = activation })
  }
}
extension EnvironmentValues {
  var tabContext: TabContext { self[TabContextKey.self] }
}

/// The searches of a tab view: the one around it, and those in its pages.
///
/// The search around belongs to the first tab with the role of a search, and its field is shown with that tab. Where
/// there is none it is for all tabs, and starts over with each. Source: Apple, "TabRole.search".
@MainActor final class TabSearch {
  private weak var outer: SearchModel?
  /// The nearest one, which may be that of a tab view further out.
  private weak var surrounding: SearchModel?
  private var inner: [(place: IdentityPath, model: WeakSearch)] = []
  private var activation = TabSearchActivation.automatic
  /// The tab that was shown before the search tab.
  private var previous: IdentityPath?
  private var last: IdentityPath?
  /// The search tab is selected, and its search is not there yet.
  private var awaited: IdentityPath?
  private weak var control: TabControl?
  private struct WeakSearch { weak var model: SearchModel? }
  init() {}
  nonisolated deinit {}

  func surroundings(_ control: TabControl) {
    self.control = control
    activation = control.node.scope.value(TabSearchActivationKey.self, readBy: control.node)
    let model = control.node.scope.value(SearchPresenceKey.self, readBy: control.node).model
    // The search around a tab view is that of this one, not of those in its pages.
    let around = control.node.scope.value(TabContextKey.self, readBy: control.node)
    surrounding = model
    outer = model != nil && around.control?.search.surrounding === model ? nil : model
  }
  /// A page has a search.
  func add(_ model: SearchModel, in context: TabContext) {
    guard let place = context.place else { return }
    inner.removeAll { $0.model.model == nil }
    if !inner.contains(where: { $0.model.model === model }) { inner.append((place, WeakSearch(model: model))) }
    if awaited == place { beginLater(place) }
    if activation.kind == .searchTabSelection { listen(model) }
  }
  func end() {
    outer?.didDismiss = nil
    outer?.setOffered(true)
  }

  private func later(_ action: @escaping (TabSearch) -> Void) {
    control?.engine.performAtEndOfRound { [weak self] in
      if let self, let control, !control.node.isUnmounted { action(self) }
    }
  }
  /// Once the bar shows the field.
  private func beginLater(_ place: IdentityPath) {
    control?.engine.performAtEndOfFrame { [weak self] in
      if let self, let control, !control.node.isUnmounted { begin(place) }
    }
  }
  /// The tabs, or the selected one, may be others.
  func follow(_ control: TabControl, isOther: Bool) {
    let searchTab = control.tabs.first { $0.traits.role?.kind == .search && !$0.traits.isHidden }?.place,
      current = control.current
    if let outer {
      let isOffered = searchTab == nil || searchTab == current
      if outer.isOffered != isOffered { later { $0.outer?.setOffered(isOffered) } }
      if searchTab == nil, isOther, last != nil, outer.isPresented || !outer.text.wrappedValue.isEmpty {
        later { $0.outer?.dismiss() }
      }
    }
    guard isOther else { return }
    awaited = nil
    if let current, current == searchTab {
      previous = last
      if activation.kind == .searchTabSelection {
        awaited = current
        beginLater(current)
      }
    }
    last = current
  }
  private func begin(_ place: IdentityPath) {
    guard awaited == place, control?.current == place,
      let model = inner.first(where: { $0.place == place && $0.model.model != nil })?.model.model ?? outer
    else { return }
    awaited = nil
    listen(model)
    model.begin()
  }
  private func listen(_ model: SearchModel) { model.didDismiss = { [weak self] in self?.wasDismissed() } }
  private func wasDismissed() {
    guard activation.kind == .searchTabSelection, let control, let index = control.index(of: control.current),
      control.tabs[index].traits.role?.kind == .search, let previous, control.index(of: previous) != nil
    else { return }
    control.choose(previous)
  }
}
