import HearthCore

// Prompts from resources, which are looked up in the locale of the view.

extension View {
  /// Marks this view as one that can be searched, with a prompt from a resource.
  @_disfavoredOverload public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// Marks this view as one that can be searched, with a binding to whether the user searches and a prompt from a
  /// resource.
  @_disfavoredOverload public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Marks this view as one that can be searched, with tokens before the text and a prompt from a resource.
  @_disfavoredOverload public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Marks this view as one that can be searched, with tokens before the text, a binding to whether the user searches,
  /// and a prompt from a resource.
  @_disfavoredOverload public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Marks this view as one that can be searched, with tokens that are suggested and a prompt from a resource.
  @_disfavoredOverload public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
      token: token)
  }
  /// Marks this view as one that can be searched, with tokens that are suggested, a binding to whether the user
  /// searches, and a prompt from a resource.
  @_disfavoredOverload public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
  /// Marks this view as one that can be searched, with tokens that change themselves and a prompt from a resource.
  @_disfavoredOverload public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt), token: token)
  }
  /// Marks this view as one that can be searched, with tokens that change themselves, a binding to whether the user
  /// searches, and a prompt from a resource.
  @_disfavoredOverload public nonisolated func searchable<C>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
      token: token)
  }
}
