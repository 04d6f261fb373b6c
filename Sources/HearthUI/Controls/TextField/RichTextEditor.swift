import HearthCore

/// An editor of an attributed text, which offers the look of its selection to commands.
struct RichTextEditor: View {
  let configuration: TextEditorStyleConfiguration
  let style: ControlStyleValue<TextEditorStyleConfiguration>
  let findsInText: Bool?
  @State private var link = FormattingLink()
  @State private var formatting = TextFormatting()

  var body: some View {
    let link = link, formatting = $formatting
    StyledControl(value: style, configuration: connected(link, formatting)) {
      EditorArea(configuration: $0, look: .automatic)
    }
    .focusedValue(\.findsInText, findsInText)
    .focusedValue(
      \.textFormatting, Binding(get: { formatting.wrappedValue }, set: { link.setFormatting?($0) }))
  }
  private func connected(
    _ link: FormattingLink, _ formatting: Binding<TextFormatting>
  ) -> TextEditorStyleConfiguration {
    var result = configuration
    result.attributed?.link = link
    result.attributed?.formatting = formatting
    return result
  }
}
