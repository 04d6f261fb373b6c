import HearthCore

/// The bar at the top of an editor: what is looked for, the way from match to match, and what replaces them.
nonisolated struct FindBar: View {
  let session: FindSession
  @FocusState private var isFocused: Bool

  @MainActor var body: some View {
    let session = session
    VStack(spacing: 0) {
      VStack(spacing: 6) {
        HStack(spacing: 6) {
          field
          step(forward: false)
          step(forward: true)
          Button("Done") { session.editor?.dismissFindBar() }.accessibilityIdentifier("find done")
        }
        if session.supportsReplace {
          HStack(spacing: 6) {
            TextField("Replace", text: replacement, prompt: Text("Replace"))
              .onSubmit { session.replace() }
              .accessibilityIdentifier("replace")
            Button("Replace") { session.replace() }.disabled(session.matches.isEmpty).accessibilityIdentifier(
              "replace one")
            Button("All") { session.replaceAll() }
              .disabled(session.matches.isEmpty)
              .accessibilityLabel("Replace All")
              .accessibilityIdentifier("replace all")
          }
        }
      }
      .padding(8)
      Divider()
    }
    .modifier(FindBarSurroundings())
    .onAppear { isFocused = true }
    .onChange(of: session.focusRequests) { isFocused = true }
  }
  @MainActor private var replacement: Binding<String> {
    let session = session
    return Binding(get: { session.replacement }, set: { session.replacement = $0 })
  }
  @MainActor private var field: some View {
    let session = session
    let query = Binding(get: { session.query }, set: { session.setQuery($0) })
    return TextField("Find", text: query, prompt: Text("Find"))
      .focused($isFocused)
      .onKeyPress(keys: [.return]) { press in
        session.step(forward: !press.modifiers.contains(.shift))
        return .handled
      }
      .accessibilityIdentifier("find")
      .overlay(alignment: .trailing) {
        Text(session.summary)
          .font(.caption)
          .foregroundStyle(.secondary)
          .padding(.trailing, 8)
          .allowsHitTesting(false)
          .accessibilityIdentifier("find count")
      }
  }
  @MainActor private func step(forward: Bool) -> FindStepButton { FindStepButton(session: session, isForward: forward) }
}

nonisolated private struct FindStepButton: View {
  let session: FindSession
  let isForward: Bool
  @MainActor var body: some View {
    let session = session, isForward = isForward
    Button {
      session.step(forward: isForward)
    } label: {
      Image(systemName: isForward ? "chevron.down" : "chevron.up")
    }
    .disabled(session.matches.isEmpty)
    .accessibilityLabel(isForward ? "Find Next" : "Find Previous")
    .accessibilityIdentifier(isForward ? "find next" : "find previous")
  }
}

/// The bar looks the same whatever the text of the editor looks like.
nonisolated private struct FindBarSurroundings: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content
      .font(.body)
      .foregroundStyle(.primary)
      .multilineTextAlignment(.leading)
      .lineSpacing(0)
      .textFieldStyle(.automatic)
      .buttonStyle(.automatic)
      .controlSize(.small)
      .submitScope()
      .environment(\.findSettings, FindSettings())
  }
}
