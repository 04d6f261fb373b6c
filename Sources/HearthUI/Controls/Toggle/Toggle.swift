import HearthCore

/// A control that switches something on and off.
///
/// The whole of it can be clicked, label and all; on a phone or tablet the switch alone. On the keyboard it takes focus by
/// Tab, and Space switches it.
///
///     Toggle("Airplane Mode", isOn: $isOn)
nonisolated public struct Toggle<Label: View>: View {
  /// One, or those of a collection that are switched together.
  let sources: [Binding<Bool>]
  let label: Label

  /// A toggle with a view as its label.
  ///
  /// ```swift
  /// Toggle(isOn: $isLoud) { Label("Sound", systemImage: "speaker") }
  /// ```
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (sources, self.label) = ([isOn], label())
  }
  /// A toggle of several values: on when all are, mixed when only some are.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    (self.sources, self.label) = (sources.map { $0[keyPath: isOn] }, label())
  }

  public typealias Body = Never
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    if TitledLabel<Label>.isNeeded {
      let label = TypedContentSource(TitledLabel(content: view.label))
      return _ViewNode(ToggleControl.makeNode(sources: view.sources, label: label, inputs))
    }
    return _ViewNode(ToggleControl.makeNode(sources: view.sources, label: TypedContentSource(view.label), inputs))
  }
  @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {
    let control = unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! ToggleControl
    control.update(sources: view.sources)
    if TitledLabel<Label>.isNeeded {
      unsafeDowncast(control.label, to: TypedContentSource<TitledLabel<Label>>.self).update(
        TitledLabel(content: view.label))
    } else {
      unsafeDowncast(control.label, to: TypedContentSource<Label>.self).update(view.label)
    }
  }
  public nonisolated static var _elementCount: Int { 1 }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked to show, for styles that adapt another style.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    // A mixed toggle stays mixed: one source that is on and one that is off, both written together.
    let isOn = configuration.$isOn
    if configuration.isMixed {
      sources = [Binding(get: { true }, set: { isOn.wrappedValue = $0 }), Binding(get: { false }, set: { _ in })]
    } else {
      sources = [isOn]
    }
    label = configuration.label
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title from the app's tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    (sources, label) = ([isOn], Text(titleKey))
  }
  /// A toggle with a title from a resource.
  @_disfavoredOverload public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    (sources, label) = ([isOn], Text(titleResource))
  }
  /// A toggle with a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    (sources, label) = ([isOn], Text(title))
  }
  /// A toggle of several values with a title from the app's tables: on when all are, mixed when only some are.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    (self.sources, label) = (sources.map { $0[keyPath: isOn] }, Text(titleKey))
  }
  /// A toggle of several values with a title from a resource: on when all are, mixed when only some are.
  @_disfavoredOverload public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    (self.sources, label) = (sources.map { $0[keyPath: isOn] }, Text(titleResource))
  }
  /// A toggle of several values with a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    (self.sources, label) = (sources.map { $0[keyPath: isOn] }, Text(title))
  }
}

extension Toggle where Label == HearthUI.Label<Text, Image> {
  /// A toggle with a title from the app's tables and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    (sources, label) = ([isOn], HearthUI.Label(titleKey, systemImage: systemImage))
  }
  /// A toggle with a title from a resource and a symbol.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    (sources, label) = ([isOn], HearthUI.Label(titleResource, systemImage: systemImage))
  }
  /// A toggle with a symbol, and a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>)
  {
    (sources, label) = ([isOn], HearthUI.Label(title, systemImage: systemImage))
  }
  /// A toggle of several values with a title from the app's tables and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    (self.sources, label) = (sources.map { $0[keyPath: isOn] }, HearthUI.Label(titleKey, systemImage: systemImage))
  }
  /// A toggle of several values with a title from a resource and a symbol.
  @_disfavoredOverload public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    (self.sources, label) = (sources.map { $0[keyPath: isOn] }, HearthUI.Label(titleResource, systemImage: systemImage))
  }
  /// A toggle of several values with a symbol, and a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    (self.sources, label) = (sources.map { $0[keyPath: isOn] }, HearthUI.Label(title, systemImage: systemImage))
  }
  /// A toggle with a title from the app's tables and an image of the app.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    (sources, label) = ([isOn], HearthUI.Label(titleKey, image: image))
  }
  /// A toggle with a title from a resource and an image of the app.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    (sources, label) = ([isOn], HearthUI.Label(titleResource, image: image))
  }
  /// A toggle with an image of the app, and a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
  {
    (sources, label) = ([isOn], HearthUI.Label(title, image: image))
  }
  /// A toggle of several values with a title from the app's tables and an image of the app.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    (self.sources, label) = (sources.map { $0[keyPath: isOn] }, HearthUI.Label(titleKey, image: image))
  }
  /// A toggle of several values with a title from a resource and an image of the app.
  @_disfavoredOverload public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    (self.sources, label) = (sources.map { $0[keyPath: isOn] }, HearthUI.Label(titleResource, image: image))
  }
  /// A toggle of several values with an image of the app, and a title that is shown as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    (self.sources, label) = (sources.map { $0[keyPath: isOn] }, HearthUI.Label(title, image: image))
  }
}
