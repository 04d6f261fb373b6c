import HearthCore

/// A control in which a text is edited that nobody should read over the user's shoulder: it shows dots, and nothing can be copied.
nonisolated public struct SecureField<Label: View>: View {
  let field: TextField<Label>
  init(_ configuration: TextFieldConfiguration, _ label: Label) { field = TextField(configuration, label) }

  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt, isSecure: true), label())
  }

  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TextField<Label>._makeNode(view.field, inputs)
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) { TextField<Label>._update(node, view.field) }
  public nonisolated static var _elementCount: Int { 1 }
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextFieldConfiguration(value: BoundText(text), isSecure: true), Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextFieldConfiguration(value: BoundText(text), isSecure: true), Text(title))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt, isSecure: true), Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt, isSecure: true), Text(title))
  }
}
