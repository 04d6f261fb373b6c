import HearthCore

/// A field with a border whose shape `textInputBorderShape(_:)` sets.
///
///     TextField("Search", text: $text).textFieldStyle(.bordered).textInputBorderShape(.capsule)
nonisolated public struct BorderedTextFieldStyle: TextFieldStyle, BuiltInTextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  static nonisolated var look: TextFieldLook { .bordered }
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
extension TextFieldStyle where Self == BorderedTextFieldStyle {
  /// A field with a border whose shape `textInputBorderShape(_:)` sets.
  public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}
