import HearthCore

/// Marks a view as one that can be searched. The field is in the bar above it.
nonisolated struct SearchableModifier<TokenViews: View, SuggestedViews: View>: ViewModifier {
  let text: Binding<String>
  var presentation: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  var tokens: SearchTokens?
  let tokenViews: TokenViews
  let suggestedViews: SuggestedViews
  @State private var model = SearchModel()
  @State private var version = 0
  @Environment(\.searchOptions) private var options
  @Environment(\.submitActions) private var submitActions
  @Environment(\.tabContext) private var tab

  @MainActor func body(content: Content) -> some View {
    let model = model
    let _ = configure(model)
    Group {
      content.modifier(AccessibilityTargetMark(model.results))
      DetachedContent(content: tokenViews) { node in
        model.tokenViews = node
        node.didChange = { [weak model] in model?.bar?.setNeedsUpdate() }
      }
      DetachedContent(content: suggestedViews) { node in
        model.suggestedTokenViews = node
        node.didChange = { [weak model] in model?.bar?.setNeedsUpdate() }
      }
    }
    .environment(\.searchPresence, SearchPresence(model: model, isPresented: model.isPresented))
    .transformPreference(BarContentKey.self) { if model.isOffered { $0.search = model } }
    .modifier(SearchFollower(model: model, flag: presentation?.wrappedValue))
  }
  @MainActor private func configure(_ model: SearchModel) {
    _ = version
    let version = $version
    model.presentationDidChange = { version.wrappedValue &+= 1 }
    // Reading makes this modifier follow the text, so that the field does.
    _ = text.wrappedValue
    (model.text, model.prompt, model.placement, model.presentation) = (text, prompt, placement, presentation)
    (model.tokens, model.options, model.submitActions) = (tokens, options, submitActions)
    options.suggestions?.didChange = { [weak model] in model?.bar?.setNeedsUpdate() }
    options.scopes?.views.didChange = { [weak model] in model?.bar?.setNeedsUpdate() }
    model.bar?.setNeedsUpdate()
    tab.control?.search.add(model, in: tab)
  }
}

/// Does what the app's flag says.
nonisolated private struct SearchFollower: ViewModifier {
  let model: SearchModel
  let flag: Bool?
  @MainActor func body(content: Content) -> some View {
    let model = model
    content.onChange(of: flag, initial: true) { _, flag in if let flag { model.follow(flag) } }
  }
}

// MARK: - Text

extension View {
  private nonisolated func searchable(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
  ) -> ModifiedContent<Self, SearchableModifier<EmptyView, EmptyView>> {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, placement: placement, prompt: prompt, tokenViews: EmptyView(),
        suggestedViews: EmptyView()))
  }
  /// Marks this view as one that can be searched: the bar above it shows a field for `text`.
  ///
  ///     NavigationStack {
  ///       List(items.filter { name.isEmpty || $0.name.contains(name) }) { Text($0.name) }
  ///         .searchable(text: $name, prompt: "Find items")
  ///     }
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, nil, placement, prompt)
  }
  /// Marks this view as one that can be searched, with a prompt that is looked up in the app's tables.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, nil, placement, Text(prompt))
  }
  /// Marks this view as one that can be searched, with a prompt that is shown as it is.
  @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, nil, placement, Text(prompt))
  }
  /// Marks this view as one that can be searched, with a binding to whether the user searches.
  ///
  /// - Parameter isPresented: Follows whether the user searches, and begins and ends the search when it is written.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, isPresented, placement, prompt)
  }
  /// Marks this view as one that can be searched, with a binding to whether the user
  /// searches and a prompt from the app's tables.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, isPresented, placement, Text(prompt))
  }
  /// Marks this view as one that can be searched, with a binding to whether the user
  /// searches and a prompt that is shown as it is.
  @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text, isPresented, placement, Text(prompt))
  }
  /// Marks this view as one that can be searched, with suggestions for the text.
  @available(*, deprecated, message: "Use searchable with searchSuggestions")
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, nil, placement, prompt).searchSuggestions(suggestions)
  }
  /// Marks this view as one that can be searched, with suggestions for the text and a prompt
  /// that is looked up in the app's tables.
  @available(*, deprecated, message: "Use searchable with searchSuggestions")
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text, nil, placement, Text(prompt)).searchSuggestions(suggestions)
  }
  /// Marks this view as one that can be searched, with suggestions for the text and a prompt that is shown as it is.
  @available(*, deprecated, message: "Use searchable with searchSuggestions")
  @_disfavoredOverload public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text, nil, placement, Text(prompt)).searchSuggestions(suggestions)
  }
}

// MARK: - Tokens

extension SearchTokens {
  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection>(_ tokens: Binding<C>)
  where C.Element: Identifiable {
    self.init(
      count: tokens.wrappedValue.count,
      removeLast: {
        var all = tokens.wrappedValue
        if all.isEmpty { return }
        all.remove(at: all.index(before: all.endIndex))
        tokens.wrappedValue = all
      },
      removeAll: { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } })
    insert = { token in
      guard let token = token as? C.Element else { return false }
      var all = tokens.wrappedValue
      all.append(token)
      tokens.wrappedValue = all
      return true
    }
  }
  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, suggested: Binding<C>
  ) where C.Element: Identifiable {
    self.init(tokens)
    acceptSuggestion = { index in
      var all = suggested.wrappedValue
      guard index < all.count else { return }
      let place = all.index(all.startIndex, offsetBy: index)
      let token = all[place]
      all.remove(at: place)
      suggested.wrappedValue = all
      tokens.wrappedValue.append(token)
    }
  }
}

extension View {
  private nonisolated func searchable<C, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement,
    _ prompt: Text?,
    _ token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, SearchableModifier<ForEach<[C.Element], C.Element.ID, T>, EmptyView>>
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, placement: placement, prompt: prompt, tokens: SearchTokens(tokens),
        tokenViews: ForEach(Array(tokens.wrappedValue)) { token($0) }, suggestedViews: EmptyView()))
  }
  private nonisolated func searchable<C, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ suggested: Binding<C>, _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement, _ prompt: Text?, _ token: @escaping (C.Element) -> T
  ) -> ModifiedContent<
    Self, SearchableModifier<ForEach<[C.Element], C.Element.ID, T>, ForEach<[C.Element], C.Element.ID, T>>
  >
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, presentation: isPresented, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggested),
        tokenViews: ForEach(Array(tokens.wrappedValue)) { token($0) },
        suggestedViews: ForEach(Array(suggested.wrappedValue)) { token($0) }))
  }
  private nonisolated func searchable<C, T: View>(
    editing text: Binding<String>, _ tokens: Binding<C>, _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement,
    _ prompt: Text?, _ token: @escaping (Binding<C.Element>) -> T
  ) -> ModifiedContent<Self, SearchableModifier<ForEach<[EditableToken<C.Element>], C.Element.ID, T>, EmptyView>>
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    let indices = Array(tokens.wrappedValue.enumerated()).map {
      EditableToken(id: $0.element.id, index: $0.offset, element: $0.element)
    }
    return modifier(
      SearchableModifier(
        text: text, presentation: isPresented, placement: placement, prompt: prompt, tokens: SearchTokens(tokens),
        tokenViews: ForEach(indices) { item in token(item.binding(in: tokens)) }, suggestedViews: EmptyView()))
  }

  /// The same, with tokens before the text. Backspace before the text takes the last one away.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, nil, placement, prompt, token)
  }
  /// The same, with tokens before the text and a prompt that is looked up in the app's tables.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, nil, placement, Text(prompt), token)
  }
  /// The same, with tokens before the text and a prompt that is shown as it is.
  @_disfavoredOverload public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, nil, placement, Text(prompt), token)
  }
  /// The same, with tokens before the text. `isPresented` is whether the user searches, and begins
  /// and ends the search when it is written.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, isPresented, placement, prompt, token)
  }
  /// The same, with tokens before the text, a binding to whether the user searches, and a prompt
  /// that is looked up in the app's tables.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, isPresented, placement, Text(prompt), token)
  }
  /// The same, with tokens before the text, a binding to whether the user
  /// searches, and a prompt that is shown as it is.
  @_disfavoredOverload public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, isPresented, placement, Text(prompt), token)
  }
  /// The same, with tokens that are suggested; a chosen one moves to the tokens.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, nil, placement, prompt, token)
  }
  /// The same, with tokens that are suggested and a prompt that is looked up in the app's tables.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, nil, placement, Text(prompt), token)
  }
  /// The same, with tokens that are suggested and a prompt that is shown as it is.
  @_disfavoredOverload public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, nil, placement, Text(prompt), token)
  }
  /// The same, with tokens that are suggested and a binding to whether the user searches.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, isPresented, placement, prompt, token)
  }
  /// The same, with tokens that are suggested, a binding to whether the user searches, and a prompt
  /// that is looked up in the app's tables.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, isPresented, placement, Text(prompt), token)
  }
  /// The same, with tokens that are suggested, a binding to whether the user
  /// searches, and a prompt that is shown as it is.
  @_disfavoredOverload public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text, tokens, suggestedTokens, isPresented, placement, Text(prompt), token)
  }
  /// The same, with tokens that change themselves: each gets a binding.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(editing: text, editableTokens, nil, placement, prompt, token)
  }
  /// The same, with tokens that change themselves and a prompt that is looked up in the app's tables.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(editing: text, editableTokens, nil, placement, Text(prompt), token)
  }
  /// The same, with tokens that change themselves and a binding to whether the user searches.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(editing: text, editableTokens, isPresented, placement, prompt, token)
  }
  /// The same, with tokens that change themselves, a binding to whether the user
  /// searches, and a prompt from the app's tables.
  public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(editing: text, editableTokens, isPresented, placement, Text(prompt), token)
  }
}

/// A token with its place.
private struct EditableToken<Element: Identifiable>: Identifiable {
  let id: Element.ID
  let index: Int
  let element: Element
  func binding<C>(in tokens: Binding<C>) -> Binding<Element>
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element == Element {
    let (id, element) = (id, element)
    return Binding(
      get: { tokens.wrappedValue.first { $0.id == id } ?? element },
      set: { new in
        var all = tokens.wrappedValue
        guard let index = all.firstIndex(where: { $0.id == id }) else { return }
        all.replaceSubrange(index...index, with: CollectionOfOne(new))
        tokens.wrappedValue = all
      })
  }
}

// MARK: - What is said about a search from around it

extension View {
  private nonisolated func searchOptions(
    _ change: @escaping (inout SearchOptions) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier { change(&$0.searchOptions) })
  }
  /// Sets what the field of the search in this view looks like. `change` is given the text of the field.
  package nonisolated func searchFieldLook(
    _ look: Appearances.SearchLook, _ change: @escaping (AnyView) -> AnyView
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    searchOptions { ($0.look, $0.changeField) = (look, change) }
  }
  /// Sets what the field of the search in this view suggests, in a list below it.
  ///
  ///     NavigationStack {
  ///       List(items) { Text($0.name) }
  ///         .searchable(text: $name)
  ///         .searchSuggestions { Text("fig").searchCompletion("fig") }
  ///     }
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SearchSuggestionsModifier(suggestions: suggestions()))
  }
  /// Sets whether suggestions are shown in some places.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    searchOptions { if placements.contains(.menu) { $0.showsSuggestionMenu = visibility != .hidden } }
  }
  /// Sets what a suggestion stands for: chosen, it becomes the text of the search.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    layoutValue(key: SearchCompletionKey.self, value: completion)
  }
  /// Sets the token that a suggestion stands for: chosen, it is added to the tokens of the search.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    layoutValue(key: SearchTokenCompletionKey.self, value: token)
  }
  /// Parts of the content that can be searched alone. Views have tags of the type of the selection.
  ///
  ///     NavigationStack {
  ///       List(items) { Text($0.name) }
  ///         .searchable(text: $name)
  ///         .searchScopes($count) {
  ///           Text("All").tag(0)
  ///           Text("Unread").tag(1)
  ///         }
  ///     }
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(selection: scope, activation: .automatic, scopes: scopes()))
  }
  /// Parts of the content that can be searched alone.
  ///
  /// - Parameter activation: When the scopes are shown.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(selection: scope, activation: activation, scopes: scopes()))
  }
  /// Links focus on the search field of the search in this view with a flag, both ways.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchOptions { $0.focus.append(FocusPlacement(binding, true)) }
  }
  /// Links focus on the search field of the search in this view with a value of a focus state, both ways.
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    searchOptions { $0.focus.append(FocusPlacement(binding, value)) }
  }
  /// Binds caret and selection in the search field of the search in this view. The indices are those of the text that
  /// is searched for; tokens are not part of it.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    searchOptions { $0.selection = selection }
  }
  /// Sets what a search does to the bar that it is in.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
  {
    searchOptions { $0.keepsContent = behavior.keepsContent }
  }
  /// Sets how the search field takes part in the bar.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    searchOptions { $0.isMinimized = behavior.isMinimized }
  }
}

nonisolated private struct SearchSuggestionsModifier<Suggestions: View>: ViewModifier {
  let suggestions: Suggestions
  @State private var views = SearchViews()
  @MainActor func body(content: Content) -> some View {
    let views = views
    Group {
      content
      DetachedContent(content: suggestions.buttonStyle(.plain)) { views.attach($0) }
    }
    .transformEnvironment(\.searchOptions) { $0.suggestions = views }
  }
}

nonisolated private struct SearchScopesModifier<Value: Hashable, Scopes: View>: ViewModifier {
  let selection: Binding<Value>
  let activation: SearchScopeActivation
  let scopes: Scopes
  @State private var views = SearchViews()
  @MainActor func body(content: Content) -> some View {
    let views = views, selection = selection
    let any = Binding<AnyHashable>(
      get: { AnyHashable(selection.wrappedValue) },
      set: { if let value = $0.base as? Value { selection.wrappedValue = value } })
    let scopes = SearchScopes(views: views, selection: any, activation: activation)
    Group {
      content
      DetachedContent(content: self.scopes) { views.attach($0) }
    }
    .transformEnvironment(\.searchOptions) { $0.scopes = scopes }
  }
}
