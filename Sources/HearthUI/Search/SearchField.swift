import Foundation
import HearthCore

/// The field of a search, with its tokens and the list of its suggestions.
///
/// Control-F goes to the field, Escape ends the search. While suggestions are shown, the
/// arrows go through them and Return takes one.
nonisolated struct SearchField: View {
  /// Where the list of suggestions is.
  enum SuggestionPlace { case below, above, elsewhere }
  let model: SearchModel
  var suggestions = SuggestionPlace.below
  @FocusState private var part: SearchPart?
  @FocusedValue(\.findsInText) private var findsInText
  @Environment(\.idiom) private var idiom

  init(model: SearchModel, suggestions: SuggestionPlace = .below) {
    (self.model, self.suggestions) = (model, suggestions)
  }
  @MainActor var body: some View {
    let model = model
    let _ = model.bar?.read()
    if model.options.isMinimized && !model.isPresented {
      Button {
        model.begin()
      } label: {
        Image(systemName: "magnifyingglass")
      }
      .buttonStyle(BarButtonStyle())
      .keyboardShortcut(findsInText == true ? nil : KeyboardShortcut("f"))
      .accessibilityLabel("Search")
      .accessibilityIdentifier("search button")
    } else {
      HStack(spacing: 8) {
        SearchBox(model: model, suggestions: suggestions, part: $part)
        if idiom == .phone && model.isPresented {
          Button("Cancel") { model.dismiss(byKey: part == .cancel) }
            .buttonStyle(.borderless)
            .focused($part, equals: .cancel)
            .accessibilityIdentifier("cancel search")
        }
      }
      .onAppear {
        // Not the view, which keeps the model.
        let binding = $part
        model.setFocus = { binding.wrappedValue = $0 ? .field : nil }
        binding.keepOrigin()
        model.giveFocusBack = { binding.giveBack(orSearch: $0) }
        model.fieldDidAppear()
      }
      .onDisappear { (model.setFocus, model.giveFocusBack) = (nil, nil) }
      .onChange(of: part) { model.focusDidChange(part == .field, isOnCancel: part == .cancel) }
    }
  }
}

/// What of a search has focus. Both are of one state, so that what had focus before either gets it back.
nonisolated private enum SearchPart { case field, cancel }

nonisolated private struct SearchBox: View {
  let model: SearchModel
  let suggestions: SearchField.SuggestionPlace
  let part: FocusState<SearchPart?>.Binding
  @State private var isHovered = false
  @FocusedValue(\.findsInText) private var findsInText
  @Environment(\.isGlassy) private var isGlassy
  @Environment(\.idiom) private var idiom
  @Environment(\.appearances) private var appearances

  @MainActor var body: some View {
    let model = model
    let _ = model.bar?.read()
    let hasTokens = (model.tokens?.count ?? 0) > 0
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).imageScale(.small).accessibilityHidden(true)
      if hasTokens, let views = model.tokenViews { SearchTokensRow(source: views) }
      styledField
      if !model.text.wrappedValue.isEmpty || hasTokens {
        Button {
          clear()
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary).imageScale(.small)
        }
        .buttonStyle(.plain)
        .focusable(false)
        .accessibilityLabel("Clear")
        .accessibilityIdentifier("clear search")
      }
    }
    .padding(.horizontal, isGlassy ? 14 : 9)
    .frame(height: height)
    .background { SearchFieldShape(isFocused: model.isFocused, isHovered: isHovered, ground: look.ground) }
    .background {
      // The way in by key, wherever focus is, but for a text that finds in itself.
      Button("Find") { model.begin() }.keyboardShortcut(findsInText == true ? nil : KeyboardShortcut("f")).opacity(0)
        .frame(width: 0, height: 0)
        .accessibilityHidden(true)
    }
    .onHover { isHovered = $0 }
    .overlay(alignment: suggestions == .above ? .topLeading : .bottomLeading) {
      if suggestions != .elsewhere, model.isSuggesting {
        SuggestionList(model: model).modifier(Beside(isAbove: suggestions == .above))
      }
    }
  }
  private var height: CGFloat { isGlassy ? 44 : idiom == .tv ? 52 : idiom == .desktop ? 30 : 36 }
  /// What the app says of this search counts more than what it says of all.
  @MainActor private var look: Appearances.SearchLook { appearances.search.taking(model.options.look) }
  @MainActor @ViewBuilder private var styledField: some View {
    let look = look
    if let change = model.options.changeField {
      change(AnyView(field)).modifier(SearchLetters(look: look))
    } else if look != Appearances.SearchLook() {
      field.modifier(SearchLetters(look: look))
    } else {
      field
    }
  }
  @MainActor private func clear() {
    model.text.wrappedValue = ""
    model.tokens?.removeAll()
    model.setFocus?(true)
  }
  @MainActor private var field: some View {
    let model = model
    let configuration = TextFieldConfiguration(
      value: BoundText(text), selection: model.options.selection, prompt: model.prompt ?? Text("Search"))
    return TextField(configuration, Text("Search"))
      .textFieldStyle(.plain)
      // A search has looks of its own, and a button that takes the tokens away, too.
      .transformEnvironment(\.appearances) { $0.fields = .init() }
      .modifier(FocusPlacements(placements: model.options.focus[...]))
      .focused(part, equals: .field)
      .onKeyPress(keys: [.upArrow, .downArrow, .escape, .return, .delete]) { press in key(press) ? .handled : .ignored }
      .submitLabel(.search)
      .environment(\.inlinePrediction, false)
      .accessibilityIdentifier("search")
      .modifier(
        ControlInput(
          name: "Search",
          annotation: {
            var properties = AccessibilityProperties()
            properties.details.relations = [AccessibilityRelation(.controls) { model.results.nodes }]
            return properties
          })
      )
      .frame(maxWidth: .infinity)
  }
  @MainActor private var text: Binding<String> {
    let model = model
    return Binding(
      get: { model.text.wrappedValue },
      set: {
        model.text.wrappedValue = $0
        model.textDidChange()
      })
  }
  @MainActor private func key(_ press: KeyPress) -> Bool {
    switch press.key {
    case .upArrow: return model.moveHighlight(-1)
    case .downArrow: return model.moveHighlight(1)
    case .escape: model.dismiss(byKey: true)
    case .return: model.submit()
    default: return press.modifiers.isEmpty && model.text.wrappedValue.isEmpty && model.removeLastToken()
    }
    return true
  }
}

/// Shows suggestions below a view that holds the field.
nonisolated struct HangingSuggestions: ViewModifier {
  let model: SearchModel
  @MainActor func body(content: Content) -> some View {
    let model = model
    content.overlay(alignment: .bottomLeading) {
      if let bar = model.bar {
        SuggestionsInBar(model: model, bar: ObjectIdentifier(bar))
      }
    }
  }
}
nonisolated private struct SuggestionsInBar: View {
  let model: SearchModel
  /// Compared only: another bar tells when something has changed.
  let bar: ObjectIdentifier
  @MainActor var body: some View {
    let _ = model.bar?.read()
    if model.isSuggesting {
      SuggestionList(model: model).padding(.horizontal, 16).modifier(Beside(isAbove: false, gap: -2))
    }
  }
}
/// Hangs a list from the edge of what it is over, as high as it is.
nonisolated private struct Beside: ViewModifier {
  let isAbove: Bool
  /// Points.
  var gap: CGFloat = 4
  @MainActor func body(content: Content) -> some View {
    let gap = gap
    content
      .fixedSize(horizontal: false, vertical: true)
      .alignmentGuide(.bottom) { _ in -gap }
      .alignmentGuide(.top) { $0.height + gap }
  }
}

/// Links the field with the focus states of the app.
nonisolated private struct FocusPlacements: ViewModifier {
  let placements: ArraySlice<FocusPlacement>
  @MainActor func body(content: Content) -> some View {
    if let first = placements.first {
      if let second = placements.dropFirst().first {
        content.focused(first).focused(second)
      } else {
        content.focused(first)
      }
    } else {
      content
    }
  }
}

/// Gives the text of a search the looks that the app says.
nonisolated private struct SearchLetters: ViewModifier {
  let look: Appearances.SearchLook
  @MainActor func body(content: Content) -> some View {
    content.modifier(AppearanceColor(color: look.letters.color))
      .transformEnvironment(\.font) { if let font = look.letters.font { $0 = font } }
      .modifier(OwnTint(tint: look.tint))
  }
}
nonisolated private struct SearchFieldShape: View {
  let isFocused: Bool
  let isHovered: Bool
  let ground: Color?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlassy) private var isGlassy
  @MainActor var body: some View {
    // Source: seen, iOS 26: round ends.
    let shape = RoundedRectangle(cornerRadius: isGlassy ? 22 : idiom == .desktop ? 7 : 10)
    if idiom == .desktop {
      shape.fill(ground ?? (scheme == .dark ? Color.white.opacity(0.07) : .white))
        .overlay {
          shape.strokeBorder(
            isFocused ? Color.accentColor : .primary.opacity(isHovered ? 0.28 : 0.18), lineWidth: isFocused ? 2 : 1)
        }
    } else {
      shape.fill(ground ?? Color.primary.opacity(isFocused ? 0.1 : 0.07))
    }
  }
}

/// The tokens of a search, each in a capsule.
nonisolated private struct SearchTokensRow: View {
  let source: DetachedNode
  @MainActor var body: some View {
    HStack(spacing: 4) {
      Portal(source)
        .lineLimit(1)
        .padding(.horizontal, 7)
        .padding(.vertical, 2)
        .background { RoundedRectangle(cornerRadius: 5).fill(Color.accentColor.opacity(0.2)) }
        .fixedSize()
    }
  }
}

/// The list of suggestions below a field.
nonisolated private struct SuggestionList: View {
  let model: SearchModel
  @Environment(\.colorScheme) private var scheme
  @MainActor var body: some View {
    let _ = model.bar?.read()
    let suggestions = model.suggestions
    VStack(alignment: .leading, spacing: 0) {
      ForEach(suggestions.indices, id: \.self) { index in
        SuggestionRow(
          model: model, suggestion: suggestions[index], index: index, isHighlighted: model.highlighted == index)
      }
    }
    .padding(5)
    .frame(minWidth: 220, maxWidth: .infinity, alignment: .leading)
    .background {
      let shape = RoundedRectangle(cornerRadius: 10)
      shape.fill(scheme == .dark ? Color(white: 0.19) : .white)
        .overlay { shape.strokeBorder(Color.primary.opacity(0.13), lineWidth: 1) }
        .shadow(color: .black.opacity(scheme == .dark ? 0.5 : 0.2), radius: 10, y: 4)
    }
    .contentShape(Rectangle())
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Suggestions")
  }
}

nonisolated private struct SuggestionRow: View {
  let model: SearchModel
  let suggestion: SearchSuggestion
  let index: Int
  let isHighlighted: Bool
  @State private var isHovered = false
  @MainActor var body: some View {
    let model = model
    let index = index
    if case .view = suggestion.kind {
      HStack(spacing: 6) { Portal(suggestion.node, element: suggestion.index) }.modifier(look)
    } else {
      Button {
        model.choose(index)
      } label: {
        HStack(spacing: 6) { Portal(suggestion.node, element: suggestion.index) }.modifier(look)
      }
      .buttonStyle(.plain)
      .focusable(false)
      .accessibilityAddTraits(isHighlighted ? .isSelected : [])
      .accessibilityIdentifier("suggestion \(index + 1)")
      .onHover { isHovered = $0 }
    }
  }
  @MainActor private var look: SuggestionLook { SuggestionLook(shade: isHighlighted ? 0.12 : isHovered ? 0.07 : 0) }
}
nonisolated private struct SuggestionLook: ViewModifier {
  let shade: Double
  @MainActor func body(content: Content) -> some View {
    content
      .lineLimit(1)
      .padding(.horizontal, 9)
      .frame(maxWidth: .infinity, minHeight: 30, alignment: .leading)
      .background { RoundedRectangle(cornerRadius: 6).fill(Color.primary.opacity(shade)) }
      .contentShape(Rectangle())
  }
}

/// The scopes of a search, side by side.
nonisolated struct SearchScopesRow: View {
  let model: SearchModel
  /// In a row of their own, or beside the list of suggestions, which hangs down from the field.
  let alignment: Alignment
  @Environment(\.idiom) private var idiom
  @MainActor var body: some View {
    let _ = model.bar?.read()
    if let scopes = model.options.scopes, isShown(scopes.activation), let node = scopes.views.node, !node.isUnmounted {
      let selected = scopes.selection.wrappedValue
      let elements = node.elements
      HStack(spacing: 2) {
        ForEach(elements.indices, id: \.self) { index in
          let tag = elements[index].layoutValue(TagKey.self)
          Button {
            if let tag { select(tag, scopes) }
          } label: {
            Portal(node, element: index)
          }
          .buttonStyle(ScopeStyle(isSelected: tag != nil && tag == selected))
          .accessibilityAddTraits(tag != nil && tag == selected ? .isSelected : [])
          .accessibilityIdentifier("scope \(index + 1)")
        }
      }
      .padding(2)
      .background { RoundedRectangle(cornerRadius: 8).fill(Color.primary.opacity(0.07)) }
      .padding(.horizontal, 16)
      .padding(.top, 2)
      .padding(.bottom, 8)
      .frame(maxWidth: .infinity, alignment: alignment)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Scope")
    }
  }
  @MainActor private func select(_ tag: AnyHashable, _ scopes: SearchScopes) {
    scopes.selection.wrappedValue = tag
    model.bar?.setNeedsUpdate()
  }
  @MainActor private func isShown(_ activation: SearchScopeActivation) -> Bool {
    let isOnEntry = activation.kind == .onTextEntry || (activation.kind == .automatic && idiom != .desktop)
    return isOnEntry ? model.isPresented && !model.text.wrappedValue.isEmpty : model.isPresented
  }
}

nonisolated private struct ScopeStyle: ButtonStyle {
  let isSelected: Bool
  nonisolated init(isSelected: Bool) { self.isSelected = isSelected }
  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .font(isSelected ? .body.weight(.medium) : .body)
      .padding(.horizontal, 12)
      .frame(minHeight: 26)
      .background {
        RoundedRectangle(cornerRadius: 6).fill(
          Color.primary.opacity(isSelected ? 0.14 : configuration.isPressed ? 0.1 : 0))
      }
      .contentShape(Rectangle())
  }
}
