import HearthCore

/// A control for a text that must not be read by others, such as a password: it
/// shows dots, and nothing can be copied.
///
///     SecureField("Password", text: $name).onSubmit { isShown = false }
nonisolated public struct SecureField<Label: View>: View {
  let field: TextField<Label>
  init(_ configuration: TextFieldConfiguration, _ label: Label) { field = TextField(configuration, label) }

  /// A field of dots with a view as its label.
  ///
  /// - Parameter prompt: What the field shows while it is empty; nil for the label.
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
  /// A field of dots with a title from the app's tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextFieldConfiguration(value: BoundText(text), isSecure: true), Text(titleKey))
  }
  /// A field of dots with a title from a resource.
  @_disfavoredOverload public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(TextFieldConfiguration(value: BoundText(text), isSecure: true), Text(titleResource))
  }
  /// A field of dots with a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextFieldConfiguration(value: BoundText(text), isSecure: true), Text(title))
  }
  /// A field of dots with a title from the app's tables, and a prompt that is shown while it is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt, isSecure: true), Text(titleKey))
  }
  /// A field of dots with a title from a resource, and a prompt that is shown while it is empty.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt, isSecure: true), Text(titleResource))
  }
  /// A field of dots with a prompt that is shown while it is empty, and a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt, isSecure: true), Text(title))
  }
}
