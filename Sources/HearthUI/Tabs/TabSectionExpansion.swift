import HearthCore

/// Whether a section of tabs is open in a sidebar.
nonisolated public struct TabSectionExpansion: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, expanded, collapsed }
  let kind: Kind
  /// Always open.
  public static let automatic = TabSectionExpansion(kind: .automatic)
  /// Open until the user closes it.
  public static let expanded = TabSectionExpansion(kind: .expanded)
  /// Closed until the user opens it.
  public static let collapsed = TabSectionExpansion(kind: .collapsed)
}

extension TabContent {
  /// Sets whether the section is open in a sidebar as long as the user has not opened or closed it. A press on its header
  /// does. Bars show the tabs of closed sections as well.
  ///
  ///     TabSection("Archive") { … }.defaultSectionExpansion(.collapsed)
  public nonisolated func defaultSectionExpansion(
    _ expansion: TabSectionExpansion
  ) -> some TabContent<Self.TabValue> {
    changing { $0.expansion = expansion }
  }
}

extension TabModel {
  /// Whether a section is open, where the user may open and close it; nil for one that always is.
  func expansion(of section: ShownSection) -> Binding<Bool>? {
    let isOpenAtFirst: Bool
    switch section.traits.expansion.kind {
    case .automatic: return nil
    case .expanded: isOpenAtFirst = true
    case .collapsed: isOpenAtFirst = false
    }
    let id = section.id
    return Binding(
      get: { [weak self] in self?.expansions[id] ?? isOpenAtFirst },
      set: { [weak self] in self?.expansions[id] = $0 })
  }
}
