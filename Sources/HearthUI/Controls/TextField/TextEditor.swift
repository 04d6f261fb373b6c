import HearthCore

/// A view for editing text of several lines.
///
/// It takes the space that it is given, wraps lines and scrolls. Return begins a line, Tab types a
/// tab; Control-Tab and Shift-Tab leave it.
///
///     TextEditor(text: $name).frame(minHeight: 80)
nonisolated public struct TextEditor: View {
  let configuration: TextEditorStyleConfiguration
  @Environment(\.textEditorStyleValue) private var style
  @Environment(\.findSettings.isDisabled) private var isFindDisabled

  /// An editor for a text.
  public nonisolated init(text: Binding<String>) {
    configuration = TextEditorStyleConfiguration(text: text, selection: nil)
  }
  /// - Parameter selection: Follows caret and selection, and moves them when it is written. Nil
  ///   as long as the editor never had focus.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    configuration = TextEditorStyleConfiguration(text: text, selection: selection)
  }
  /// An editor for a text with attributes: fonts, colours, lines, links.
  ///
  /// Control with B, I and U makes what is selected bold, italic and underlined; typed characters look as those before
  /// them. `attributedTextFormattingDefinition(_:)` says which attributes and values there may be.
  ///
  ///     @State private var text = AttributedString("Red fox")
  ///     TextEditor(text: $text)
  ///
  /// - Parameter selection: Follows what is selected, once the editor has focus, and moves it when it is written.
  @_disfavoredOverload public nonisolated init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    configuration = TextEditorStyleConfiguration(
      text: .constant(""), selection: nil, attributed: AttributedTextBinding(text: text, selection: selection))
  }
  @MainActor @preconcurrency public var body: some View {
    let findsInText: Bool? = isFindDisabled ? nil : true
    if configuration.attributed != nil {
      RichTextEditor(configuration: configuration, style: style, findsInText: findsInText)
    } else {
      StyledControl(value: style, configuration: configuration) { EditorArea(configuration: $0, look: .automatic) }
        .focusedValue(\.findsInText, findsInText)
    }
  }
}

/// The text of an editor, with the border of a style of ours.
nonisolated struct EditorArea: View {
  let configuration: TextEditorStyleConfiguration
  let look: TextEditorLook
  private var fieldConfiguration: TextFieldConfiguration {
    TextFieldConfiguration(
      value: BoundText(configuration.text), selection: configuration.selection, attributed: configuration.attributed,
      axis: .vertical, editorLook: look)
  }
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    _ViewNode(
      TextFieldControl.makeNode(TextFieldModel(view.fieldConfiguration, label: TypedContentSource(EmptyView())), inputs)
    )
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {
    let node = unsafeDowncast(node.node, to: BehaviorNode.self)
    node.engine.counters.nodesVisited += 1
    (node.behavior as! TextFieldControl).model.update(view.fieldConfiguration)
  }
  nonisolated static var _elementCount: Int { 1 }
}
