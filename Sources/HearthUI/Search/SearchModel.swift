import HearthCore

/// A search that a view offers: what is searched for, and what its field shows. Belongs to the `searchable` modifier.
@MainActor final class SearchModel {
  var text: Binding<String> = .constant("")
  var prompt: Text?
  var placement = SearchFieldPlacement.automatic
  var options = SearchOptions()
  /// The app's own flag for whether the search is presented.
  var presentation: Binding<Bool>?
  var submitActions = SubmitActions()
  var tokens: SearchTokens?
  /// Views for the tokens, and for those that are suggested.
  var tokenViews: DetachedNode?
  var suggestedTokenViews: DetachedNode?

  /// What shows the field.
  weak var bar: (any SearchBar)?
  private(set) var isPresented = false
  /// Whether the field has focus.
  private(set) var isFocused = false
  private var isCancelFocused = false
  /// The view that is searched.
  let results = AccessibilityTarget()
  /// Whether the list of suggestions is shown where there are some.
  private(set) var showsSuggestions = false
  /// The suggestion that Return takes.
  private(set) var highlighted: Int?
  /// Asks the field for focus, and for giving it up.
  var setFocus: ((Bool) -> Void)?
  /// Gives focus back to what had it before the field; where that is gone, true looks for another view.
  var giveFocusBack: ((Bool) -> Void)?
  private var awaitsField = false
  /// Tells the views that search whether the search is presented.
  var presentationDidChange: (() -> Void)?
  /// False while the search belongs to a tab that is not shown.
  private(set) var isOffered = true
  /// The user ended the search.
  var didDismiss: (() -> Void)?
  nonisolated init() {}
  nonisolated deinit {}

  private func fieldDidChange() { bar?.setNeedsUpdate() }

  /// Whether the field stands in the middle of the bar.
  var isInMiddle: Bool {
    bar?.putsSearchInMiddle ?? (placement.kind == .toolbarPrincipal)
  }

  // MARK: - Presentation

  /// The user or the app begins to search.
  func begin() {
    if let setFocus { setFocus(true) } else { awaitsField = true }
    setPresented(true)
  }
  /// The field is there and can have focus.
  func fieldDidAppear() {
    if awaitsField { setFocus?(true) }
    awaitsField = false
  }
  /// Ends the search: the text goes, and focus goes from the field back to what had it before.
  ///
  /// - Parameter byKey: The user works with keys, for which focus must be somewhere.
  func dismiss(byKey: Bool = false) {
    awaitsField = false
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    tokens?.removeAll()
    giveFocusBack?(byKey)
    setPresented(false)
    didDismiss?()
  }
  /// Shows the field, or takes it out of the bar with the text as it is.
  func setOffered(_ new: Bool) {
    if isOffered == new { return }
    isOffered = new
    awaitsField = false
    if !new {
      setFocus?(false)
      setPresented(false)
    }
    presentationDidChange?()
  }
  private func setPresented(_ new: Bool) {
    if isPresented == new { return }
    isPresented = new
    if let presentation, presentation.wrappedValue != new { presentation.wrappedValue = new }
    presentationDidChange?()
    fieldDidChange()
  }
  /// The app's flag changed.
  func follow(_ flag: Bool) {
    if flag == isPresented { return }
    if flag { begin() } else { dismiss() }
  }
  /// A search without text ends when focus leaves it.
  ///
  /// - Parameter isOnCancel: Focus is on the button beside the field, which would go with the search.
  func focusDidChange(_ isFocused: Bool, isOnCancel: Bool) {
    if isFocused == self.isFocused && isOnCancel == isCancelFocused { return }
    (self.isFocused, isCancelFocused) = (isFocused, isOnCancel)
    highlighted = nil
    showsSuggestions = isFocused
    if isFocused {
      setPresented(true)
    } else if !isOnCancel, text.wrappedValue.isEmpty, tokens?.count ?? 0 == 0 {
      setPresented(false)
    }
    fieldDidChange()
  }

  // MARK: - Keys

  func textDidChange() {
    if highlighted == nil && showsSuggestions == isFocused { return }
    highlighted = nil
    showsSuggestions = isFocused
    fieldDidChange()
  }
  func submit() {
    if let highlighted {
      choose(highlighted)
      return
    }
    hideSuggestions()
    _ = submitActions.perform(.search)
  }
  func hideSuggestions() {
    showsSuggestions = false
    highlighted = nil
    fieldDidChange()
  }
  func moveHighlight(_ step: Int) -> Bool {
    let indices = suggestions.indices.filter { suggestions[$0].canBeChosen }
    guard isSuggesting, !indices.isEmpty else { return false }
    let position = highlighted.flatMap { indices.firstIndex(of: $0) }
    // Above the first suggestion is the field itself.
    let next = position.map { $0 + step } ?? (step > 0 ? 0 : indices.count - 1)
    highlighted = indices.indices.contains(next) ? indices[next] : nil
    fieldDidChange()
    return true
  }

  // MARK: - Suggestions

  /// What the field suggests: tokens first, then the views of `searchSuggestions`.
  var suggestions: [SearchSuggestion] {
    var result: [SearchSuggestion] = []
    if let node = suggestedTokenViews, !node.isUnmounted {
      for index in node.elements.indices {
        result.append(SearchSuggestion(node: node, index: index, kind: .token(index)))
      }
    }
    if let node = options.suggestions?.node, !node.isUnmounted {
      for (index, element) in node.elements.enumerated() {
        if let completion = element.layoutValue(SearchCompletionKey.self) {
          result.append(SearchSuggestion(node: node, index: index, kind: .completion(completion)))
        } else if let token = element.layoutValue(SearchTokenCompletionKey.self) {
          result.append(SearchSuggestion(node: node, index: index, kind: .value(token)))
        } else {
          result.append(SearchSuggestion(node: node, index: index, kind: .view))
        }
      }
    }
    return result
  }
  var isSuggesting: Bool { showsSuggestions && isFocused && options.showsSuggestionMenu && !suggestions.isEmpty }

  func choose(_ index: Int) {
    let all = suggestions
    guard all.indices.contains(index) else { return }
    switch all[index].kind {
    case .completion(let completion):
      text.wrappedValue = completion
      hideSuggestions()
      setFocus?(true)
      // Source: Apple, searchCompletion(_:): a chosen suggestion replaces the text;
      // our choice: it is searched for at once.
      _ = submitActions.perform(.search)
    case .token(let index):
      tokens?.acceptSuggestion?(index)
      text.wrappedValue = ""
      setFocus?(true)
    case .value(let token):
      if tokens?.insert?(token) == true { text.wrappedValue = "" }
      setFocus?(true)
    case .view:
      let entries = MenuEntry.entries(of: all[index].node)
      if entries.indices.contains(all[index].index) { entries[all[index].index].perform() }
      hideSuggestions()
    }
  }
  /// Backspace before the text takes the last token away.
  func removeLastToken() -> Bool {
    guard let tokens, tokens.count > 0 else { return false }
    tokens.removeLast()
    return true
  }
}

/// Something that a search field suggests.
struct SearchSuggestion: Identifiable {
  enum Kind {
    case completion(String)
    /// One of the suggested tokens.
    case token(Int)
    /// A token that a suggestion stands for.
    case value(Any)
    /// A view that does something by itself, or nothing.
    case view
  }
  let node: DetachedNode
  let index: Int
  let kind: Kind
  var id: String { "\(ObjectIdentifier(node)) \(index)" }
  @MainActor var canBeChosen: Bool {
    if case .view = kind {
      return (node.elements.indices.contains(index) ? node.elements[index] : nil).map { MenuEntry.isControl($0) }
        ?? false
    }
    return true
  }
}

/// The tokens of a search, whatever their type.
struct SearchTokens {
  var count: Int
  var removeLast: () -> Void
  var removeAll: () -> Void
  /// Moves a suggested token to the tokens.
  var acceptSuggestion: ((Int) -> Void)?
  /// Adds a token; false where it is of another type.
  var insert: ((Any) -> Bool)?
}

/// What modifiers around a search say about it; they pass it down.
struct SearchOptions {
  var suggestions: SearchViews?
  var showsSuggestionMenu = true
  var scopes: SearchScopes?
  var focus: [FocusPlacement] = []
  var selection: Binding<TextSelection?>?
  var keepsContent = false
  var isMinimized = false
  /// What the field looks like, and what else is to be said of its text.
  var look = Appearances.SearchLook()
  var changeField: ((AnyView) -> AnyView)?
}
/// Views of a modifier, by the node that holds them.
@MainActor final class SearchViews {
  private(set) var node: DetachedNode?
  /// Called when the values have changed.
  var didChange: (() -> Void)?
  nonisolated init() {}
  nonisolated deinit {}
  func attach(_ node: DetachedNode) {
    self.node = node
    node.didChange = { [weak self] in self?.didChange?() }
  }
}
struct SearchScopes {
  let views: SearchViews
  let selection: Binding<AnyHashable>
  let activation: SearchScopeActivation
}

struct SearchOptionsKey: EnvironmentKey { static var defaultValue: SearchOptions { SearchOptions() } }
struct SearchCompletionKey: LayoutValueKey { static var defaultValue: String? { nil } }
struct SearchTokenCompletionKey: LayoutValueKey { static var defaultValue: Any? { nil } }

extension EnvironmentValues {
  var searchOptions: SearchOptions {
    get { self[SearchOptionsKey.self] }
    set { self[SearchOptionsKey.self] = newValue }
  }
  var submitActions: SubmitActions { self[SubmitActionsKey.self] }
}
extension MenuEntry {
  static func isControl(_ element: LayoutNode) -> Bool {
    var node: LayoutNode? = element
    while let current = node {
      if (current as? BehaviorNode)?.behavior is any MenuItemSource { return true }
      guard let wrapper = current as? UnaryNode, (wrapper as? BehaviorNode)?.hasContent ?? true else { return false }
      wrapper.resolveChild()
      node = wrapper.child
    }
    return false
  }
}
