import Foundation
import HearthCore

// Deprecated by Apple for onSubmit(of:_:) and focused(_:), and still in use.

extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldConfiguration(value: BoundText(text), onEditingChanged: onEditingChanged, onCommit: onCommit), Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldConfiguration(value: BoundText(text), onEditingChanged: onEditingChanged, onCommit: onCommit), Text(title))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(TextFieldConfiguration(value: BoundText(text), onEditingChanged: onEditingChanged), Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(TextFieldConfiguration(value: BoundText(text), onEditingChanged: onEditingChanged), Text(title))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextFieldConfiguration(value: BoundText(text), onCommit: onCommit), Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextFieldConfiguration(value: BoundText(text), onCommit: onCommit), Text(title))
  }
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    let value = FormattedValue(value, formatter: formatter)
    self.init(TextFieldConfiguration(value: value, onEditingChanged: onEditingChanged, onCommit: onCommit), Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    let value = FormattedValue(value, formatter: formatter)
    self.init(TextFieldConfiguration(value: value, onEditingChanged: onEditingChanged, onCommit: onCommit), Text(title))
  }
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    let value = FormattedValue(value, formatter: formatter)
    self.init(TextFieldConfiguration(value: value, onEditingChanged: onEditingChanged), Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    let value = FormattedValue(value, formatter: formatter)
    self.init(TextFieldConfiguration(value: value, onEditingChanged: onEditingChanged), Text(title))
  }
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(TextFieldConfiguration(value: FormattedValue(value, formatter: formatter), onCommit: onCommit), Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(TextFieldConfiguration(value: FormattedValue(value, formatter: formatter), onCommit: onCommit), Text(title))
  }
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextFieldConfiguration(value: BoundText(text), isSecure: true, onCommit: onCommit), Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextFieldConfiguration(value: BoundText(text), isSecure: true, onCommit: onCommit), Text(title))
  }
}
