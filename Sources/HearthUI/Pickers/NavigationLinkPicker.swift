import HearthCore

/// A link that shows what is chosen and leads to a page with the choices; a choice goes back. Outside of a
/// navigation stack the link is off, as links are.
nonisolated struct NavigationLinkPicker<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?

  @MainActor var body: some View {
    let selection = selection, label = label, content = content, currentValueLabel = currentValueLabel
    NavigationLink {
      PickerPage(selection: selection, label: label, content: content)
    } label: {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 8)
        Group {
          if let currentValueLabel {
            currentValueLabel
          } else {
            Group(sections: content.lineLimit(1)) { sections in PickerChoices(sections, selection).current?.view }
          }
        }
        .foregroundStyle(.secondary)
      }
    }
  }
}

/// The page with the choices.
nonisolated private struct PickerPage<Label: View, Value: Hashable, Content: View>: View {
  let selection: PickerSelection<Value>
  let label: Label
  let content: Content
  @Environment(\.dismiss) private var dismiss

  @MainActor var body: some View {
    let dismiss = dismiss
    // The selection is written, and then the page goes, also where the choice is the one from before.
    let list = List { PickerRows(selection: selection, label: EmptyView(), content: content, didChoose: { dismiss() }) }
    if let title = label as? Text { list.navigationTitle(title) } else { list }
  }
}
