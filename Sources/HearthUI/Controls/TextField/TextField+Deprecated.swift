import Foundation
import HearthCore

// Deprecated by Apple for onSubmit(of:_:) and focused(_:), and still in use.

extension TextField where Label == Text {
  /// A field for a text, with a title from the app's tables, which tells of its focus and of Return.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with true when the field gets focus, and with false when it loses it.
  ///   - onCommit: Called when Return is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldConfiguration(value: BoundText(text), onEditingChanged: onEditingChanged, onCommit: onCommit),
      Text(titleKey))
  }
  /// A field for a text, with a title that is shown as it is, which tells of its focus and of Return.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldConfiguration(value: BoundText(text), onEditingChanged: onEditingChanged, onCommit: onCommit),
      Text(title))
  }
  /// A field for a text, with a title from the app's tables, which tells when it gets focus and when it loses it.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(TextFieldConfiguration(value: BoundText(text), onEditingChanged: onEditingChanged), Text(titleKey))
  }
  /// A field for a text, with a title that is shown as it is, which tells when it gets focus and when it loses it.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(TextFieldConfiguration(value: BoundText(text), onEditingChanged: onEditingChanged), Text(title))
  }
  /// A field for a text, with a title from the app's tables, which tells when Return is pressed.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextFieldConfiguration(value: BoundText(text), onCommit: onCommit), Text(titleKey))
  }
  /// A field for a text, with a title that is shown as it is, which tells when Return is pressed.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(TextFieldConfiguration(value: BoundText(text), onCommit: onCommit), Text(title))
  }
  /// A field for a value that a formatter shows and reads, with a title from the app's tables,
  /// which tells of its focus and of Return.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    let value = FormattedValue(value, formatter: formatter)
    self.init(
      TextFieldConfiguration(value: value, onEditingChanged: onEditingChanged, onCommit: onCommit), Text(titleKey))
  }
  /// A field for a value that a formatter shows and reads, with a title that is shown as it is,
  /// which tells of its focus and of Return.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    let value = FormattedValue(value, formatter: formatter)
    self.init(TextFieldConfiguration(value: value, onEditingChanged: onEditingChanged, onCommit: onCommit), Text(title))
  }
  /// A field for a value that a formatter shows and reads, with a title from the
  /// app's tables, which tells of its focus.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    let value = FormattedValue(value, formatter: formatter)
    self.init(TextFieldConfiguration(value: value, onEditingChanged: onEditingChanged), Text(titleKey))
  }
  /// A field for a value that a formatter shows and reads, with a title that is
  /// shown as it is, which tells of its focus.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    let value = FormattedValue(value, formatter: formatter)
    self.init(TextFieldConfiguration(value: value, onEditingChanged: onEditingChanged), Text(title))
  }
  /// A field for a value that a formatter shows and reads, with a title from the app's
  /// tables, which tells when Return is pressed.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldConfiguration(value: FormattedValue(value, formatter: formatter), onCommit: onCommit), Text(titleKey))
  }
  /// A field for a value that a formatter shows and reads, with a title that is shown as it
  /// is, which tells when Return is pressed.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldConfiguration(value: FormattedValue(value, formatter: formatter), onCommit: onCommit), Text(title))
  }
}

extension SecureField where Label == Text {
  /// A field of dots, with a title from the app's tables, which tells when Return is pressed.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(TextFieldConfiguration(value: BoundText(text), isSecure: true, onCommit: onCommit), Text(titleKey))
  }
  /// A field of dots, with a title that is shown as it is, which tells when Return is pressed.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(TextFieldConfiguration(value: BoundText(text), isSecure: true, onCommit: onCommit), Text(title))
  }
}
