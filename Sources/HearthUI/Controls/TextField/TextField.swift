import Foundation
import HearthCore

/// A control for editing text.
///
///     TextField("Name", text: $name)
///     TextField("Amount", value: $value, format: .number)
nonisolated public struct TextField<Label: View>: View {
  enum Storage {
    case own(TextFieldConfiguration, Label)
    /// The field that a style was asked to show.
    case adapted(TextFieldModel)
  }
  let storage: Storage
  init(_ configuration: TextFieldConfiguration, _ label: Label) { storage = .own(configuration, label) }
  init(adapting model: TextFieldModel) { storage = .adapted(model) }

  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    switch view.storage {
    case .own(let configuration, let label):
      _ViewNode(TextFieldControl.makeNode(TextFieldModel(configuration, label: TypedContentSource(label)), inputs))
    case .adapted(let model): _ViewNode(TextFieldControl.makeNode(model, inputs))
    }
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    guard case .own(let configuration, let label) = view.storage else { return }
    let node = unsafeDowncast(node.node, to: BehaviorNode.self)
    node.engine.counters.nodesVisited += 1
    let model = (node.behavior as! any TextFieldBehavior).model
    model.update(configuration)
    unsafeDowncast(model.label, to: TypedContentSource<Label>.self).update(label)
  }
  public nonisolated static var _elementCount: Int { 1 }
}

extension TextField {
  /// A field for a text, with a view as its label.
  ///
  /// - Parameter prompt: What the field shows while it is empty; nil for the label.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt), label())
  }
  /// - Parameter axis: With `vertical` the field grows with its text, as far as `lineLimit` lets it, and scrolls then.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt, axis: axis), label())
  }
  /// - Parameter selection: Follows caret and selection, and moves them when it is written. Nil
  ///   as long as the field never had focus.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      TextFieldConfiguration(value: BoundText(text), selection: selection, prompt: prompt, axis: axis ?? .horizontal),
      label())
  }
  /// A field for a value in a format, with a view as its label.
  ///
  /// It is written when the field is left or Return is pressed; text that cannot be read leaves it as it was.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value: FormattedValue(value, format: format), prompt: prompt), label())
  }
  /// A field for an optional value in a format, with a view as its label. An empty field is nil.
  ///
  /// It is written when the field is left or Return is pressed; text that cannot be read leaves it as it was.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value: FormattedValue(optional: value, format: format), prompt: prompt), label())
  }
  /// A field for a value that a formatter shows and reads, with a view as its label.
  ///
  /// It is written when the field is left or Return is pressed; text that cannot be read leaves it as it was.
  /// Only formatters of numbers and dates can read on Linux: with others the value stays as it is.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldConfiguration(value: FormattedValue(value, formatter: formatter), prompt: prompt), label())
  }
}

extension TextField where Label == Text {
  /// A field for a text, with a title from the app's tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(TextFieldConfiguration(value: BoundText(text)), Text(titleKey))
  }
  /// A field for a text, with a title from a resource.
  @_disfavoredOverload public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(TextFieldConfiguration(value: BoundText(text)), Text(titleResource))
  }
  /// A field for a text, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(TextFieldConfiguration(value: BoundText(text)), Text(title))
  }
  /// A field for a text, with a title from the app's tables and a prompt that is shown while it is empty.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt), Text(titleKey))
  }
  /// A field for a text, with a title from a resource and a prompt that is shown while it is empty.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt), Text(titleResource))
  }
  /// A field for a text, with a prompt that is shown while it is empty, and a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt), Text(title))
  }
  /// A field for a text, with a title from the app's tables, which grows with its text if the axis is vertical.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(TextFieldConfiguration(value: BoundText(text), axis: axis), Text(titleKey))
  }
  /// A field for a text, with a title from a resource, which grows with its text if the axis is vertical.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(TextFieldConfiguration(value: BoundText(text), axis: axis), Text(titleResource))
  }
  /// A field for a text, with a title that is shown as it is, which grows with its text if the axis is vertical.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(TextFieldConfiguration(value: BoundText(text), axis: axis), Text(title))
  }
  /// A field for a text, with a title from the app's tables and a prompt, which grows
  /// with its text if the axis is vertical.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt, axis: axis), Text(titleKey))
  }
  /// A field for a text, with a title from a resource and a prompt, which grows with its text if the axis is vertical.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt, axis: axis), Text(titleResource))
  }
  /// A field for a text, with a prompt and a title that is shown as it is, which grows
  /// with its text if the axis is vertical.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(TextFieldConfiguration(value: BoundText(text), prompt: prompt, axis: axis), Text(title))
  }
  /// - Parameter selection: Follows caret and selection, and moves them when it is written. Nil
  ///   as long as the field never had focus.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      TextFieldConfiguration(value: BoundText(text), selection: selection, prompt: prompt, axis: axis ?? .horizontal),
      Text(titleKey))
  }
  /// A field for a text and what is selected in it, with a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      TextFieldConfiguration(value: BoundText(text), selection: selection, prompt: prompt, axis: axis ?? .horizontal),
      Text(titleResource))
  }
  /// A field for a text, with a title that is shown as it is. `selection` follows caret and
  /// selection, and moves them when it is written.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      TextFieldConfiguration(value: BoundText(text), selection: selection, prompt: prompt, axis: axis ?? .horizontal),
      Text(title))
  }
  /// A field for a value in a format, with a title from the app's tables.
  ///
  /// It is written when the field is left or Return is pressed; text that cannot be read leaves it as it was.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value: FormattedValue(value, format: format), prompt: prompt), Text(titleKey))
  }
  /// A field for a value in a format, with a title from a resource.
  @_disfavoredOverload public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value: FormattedValue(value, format: format), prompt: prompt), Text(titleResource))
  }
  /// A field for a value in a format, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldConfiguration(value: FormattedValue(value, format: format), prompt: prompt), Text(title))
  }
  /// A field for an optional value in a format, with a title from the app's tables. An empty field is nil.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      TextFieldConfiguration(value: FormattedValue(optional: value, format: format), prompt: prompt), Text(titleKey))
  }
  /// A field for an optional value in a format, with a title from a resource. An empty field is nil.
  @_disfavoredOverload public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      TextFieldConfiguration(value: FormattedValue(optional: value, format: format), prompt: prompt),
      Text(titleResource))
  }
  /// A field for an optional value in a format, with a title that is shown as it is. An empty field is nil.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      TextFieldConfiguration(value: FormattedValue(optional: value, format: format), prompt: prompt), Text(title))
  }
  /// A field for a value that a formatter shows and reads, with a title from the app's tables.
  ///
  /// It is written when the field is left or Return is pressed; text that cannot be read leaves it as it was.
  /// Only formatters of numbers and dates can read on Linux: with others the value stays as it is.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(TextFieldConfiguration(value: FormattedValue(value, formatter: formatter)), Text(titleKey))
  }
  /// A field for a value that a formatter shows and reads, with a title from a resource.
  @_disfavoredOverload
  public nonisolated init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter) {
    self.init(TextFieldConfiguration(value: FormattedValue(value, formatter: formatter)), Text(titleResource))
  }
  /// A field for a value that a formatter shows and reads, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) {
    self.init(TextFieldConfiguration(value: FormattedValue(value, formatter: formatter)), Text(title))
  }
  /// A field for a value that a formatter shows and reads, with a title from the app's tables and a prompt.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(
      TextFieldConfiguration(value: FormattedValue(value, formatter: formatter), prompt: prompt), Text(titleKey))
  }
  /// A field for a value that a formatter shows and reads, with a title from a resource and a prompt.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      TextFieldConfiguration(value: FormattedValue(value, formatter: formatter), prompt: prompt), Text(titleResource))
  }
  /// A field for a value that a formatter shows and reads, with a prompt and a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(TextFieldConfiguration(value: FormattedValue(value, formatter: formatter), prompt: prompt), Text(title))
  }
}
