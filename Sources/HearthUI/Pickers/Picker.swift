import HearthCore

/// A control that chooses one of several values.
///
/// Its content are views with tags (`tag(_:)`) of the selection's type; a `ForEach` over data whose identities have
/// that type needs none. With the keyboard a picker is one stop: arrows, Home, End and letters choose.
///
///     @State private var flavour = "Vanilla"
///     Picker("Flavour", selection: $flavour) {
///       ForEach(["Vanilla", "Lemon"], id: \.self) { Text($0) }
///     }
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: PickerSelection<SelectionValue>
  let label: Label
  let content: Content
  /// Shown instead of the choice itself where a menu is closed.
  let currentValueLabel: AnyView?
  @Environment(\.pickerLook) private var look
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.idiom) private var idiom
  @Environment(\.formLayout) private var form
  @Environment(\.listContext) private var list

  fileprivate nonisolated init(
    _ sources: [Binding<SelectionValue>], _ label: Label, _ content: Content, _ currentValueLabel: AnyView? = nil
  ) {
    selection = PickerSelection(sources: sources)
    (self.label, self.content, self.currentValueLabel) = (label, content, currentValueLabel)
  }

  @MainActor public var body: some View {
    if isInMenu {
      // Source: SwiftUI's pickers in menus: a submenu on a Mac, items among the others on a phone.
      if look == .menu || (look == .automatic && idiom == .desktop) {
        Menu {
          PickerMenuItems(selection: selection, content: content)
        } label: {
          label
        }
      } else {
        PickerMenuItems(selection: selection, content: content)
      }
    } else {
      switch look {
      case .automatic, .menu:
        MenuPicker(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
      case .segmented: SegmentedPicker(selection: selection, label: label, content: content)
      case .tabs: SegmentedPicker(selection: selection, label: label, content: content, isTabs: true)
      case .palette:
        SegmentedPicker(selection: selection, label: label, content: content, isPalette: true).labelStyle(.iconOnly)
      case .radioGroup: RadioPicker(selection: selection, label: label, content: content)
      case .wheel: WheelPicker(selection: selection, label: label, content: content)
      case .navigationLink:
        NavigationLinkPicker(selection: selection, label: label, content: content, currentValueLabel: currentValueLabel)
      case .inline:
        if list.isInList || form == .grouped {
          PickerRows(selection: selection, label: label, content: content)
        } else {
          RadioPicker(selection: selection, label: label, content: content)
        }
      }
    }
  }
}

extension Picker {
  /// A picker with a view as its label.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init([selection], label(), content())
  }
  /// A picker with a view as its label, and a view that stands for the choice where its menu is closed.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], label(), content(), AnyView(currentValueLabel()))
  }
  /// A picker of several values, which are chosen together.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, label(), content())
  }
  /// A picker of several values, which are chosen together, with a view that stands
  /// for the choice where its menu is closed.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources.map { $0[keyPath: selection] }, label(), content(), AnyView(currentValueLabel()))
  }
  /// A picker with a view as its label, in the older order.
  @available(*, deprecated, renamed: "init(selection:content:label:)")
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], label, content())
  }
}

extension Picker where Label == Text {
  /// A picker whose label is a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], Text(titleKey), content())
  }
  /// A picker whose label is a title from a resource.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], Text(titleResource), content())
  }
  /// A picker whose label is a title, with a view that stands for the choice where its menu is closed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], Text(titleKey), content(), AnyView(currentValueLabel()))
  }
  /// A picker whose label is a title from a resource, with a view that stands for the choice where its menu is closed.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], Text(titleResource), content(), AnyView(currentValueLabel()))
  }
  /// A picker of several values, which are chosen together, with a title as its label.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, Text(titleKey), content())
  }
  /// A picker of several values, which are chosen together, with a title from a resource as its label.
  @_disfavoredOverload public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, Text(titleResource), content())
  }
  /// A picker of several values with a title as its label, and a view that stands
  /// for the choice where its menu is closed.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources.map { $0[keyPath: selection] }, Text(titleKey), content(), AnyView(currentValueLabel()))
  }
  /// A picker of several values with a title from a resource as its label, and a view that stands for the choice where
  /// its menu is closed.
  @_disfavoredOverload public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources.map { $0[keyPath: selection] }, Text(titleResource), content(), AnyView(currentValueLabel()))
  }
  /// A picker whose label is a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], Text(title), content())
  }
  /// A picker whose label is a title that is shown as it is, with a view that stands
  /// for the choice where its menu is closed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], Text(title), content(), AnyView(currentValueLabel()))
  }
  /// A picker of several values, which are chosen together, whose label is a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, Text(title), content())
  }
  /// A picker of several values whose label is a title that is shown as it is,
  /// with a view that stands for the choice where its menu is closed.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(sources.map { $0[keyPath: selection] }, Text(title), content(), AnyView(currentValueLabel()))
  }
}

extension Picker where Label == HearthUI.Label<Text, Image> {
  /// A picker whose label is a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], HearthUI.Label(titleKey, systemImage: systemImage), content())
  }
  /// A picker whose label is a title from a resource and a symbol.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], HearthUI.Label(titleResource, systemImage: systemImage), content())
  }
  /// A picker whose label is a title and a symbol, with a view that stands for the choice where its menu is closed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], HearthUI.Label(titleKey, systemImage: systemImage), content(), AnyView(currentValueLabel()))
  }
  /// A picker whose label is a title from a resource and a symbol, with a view that stands for the choice where its
  /// menu is closed.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], HearthUI.Label(titleResource, systemImage: systemImage), content(), AnyView(currentValueLabel()))
  }
  /// A picker of several values, which are chosen together, whose label is a title and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, HearthUI.Label(titleKey, systemImage: systemImage), content())
  }
  /// A picker of several values, which are chosen together, whose label is a title from a resource and a symbol.
  @_disfavoredOverload public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, HearthUI.Label(titleResource, systemImage: systemImage), content())
  }
  /// A picker of several values whose label is a title and a symbol,
  /// with a view that stands for the choice where its menu is closed.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, HearthUI.Label(titleKey, systemImage: systemImage), content(),
      AnyView(currentValueLabel()))
  }
  /// A picker of several values whose label is a title from a resource and a symbol, with a view that stands for the
  /// choice where its menu is closed.
  @_disfavoredOverload public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, HearthUI.Label(titleResource, systemImage: systemImage), content(),
      AnyView(currentValueLabel()))
  }
  /// A picker whose label is a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], HearthUI.Label(title, systemImage: systemImage), content())
  }
  /// A picker whose label is a symbol and a title that is shown as it is,
  /// with a view that stands for the choice where its menu is closed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], HearthUI.Label(title, systemImage: systemImage), content(), AnyView(currentValueLabel()))
  }
  /// A picker of several values, which are chosen together, whose label is a symbol and a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, HearthUI.Label(title, systemImage: systemImage), content())
  }
  /// A picker of several values whose label is a symbol and a title that is shown as it is,
  /// with a view that stands for the choice where its menu is closed.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, HearthUI.Label(title, systemImage: systemImage), content(),
      AnyView(currentValueLabel()))
  }
}

extension Picker where Label == HearthUI.Label<Text, Image> {
  /// A picker whose label is a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], HearthUI.Label(titleKey, image: image), content())
  }
  /// A picker whose label is a title from a resource and an image of the app.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init([selection], HearthUI.Label(titleResource, image: image), content())
  }
  /// A picker whose label is a title and an image of the app, with a view that stands
  /// for the choice where its menu is closed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], HearthUI.Label(titleKey, image: image), content(), AnyView(currentValueLabel()))
  }
  /// A picker whose label is a title from a resource and an image of the app, with a view that stands for the choice
  /// where its menu is closed.
  @_disfavoredOverload public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], HearthUI.Label(titleResource, image: image), content(), AnyView(currentValueLabel()))
  }
  /// A picker of several values, which are chosen together, whose label is a title and an image of the app.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, HearthUI.Label(titleKey, image: image), content())
  }
  /// A picker of several values, which are chosen together, whose label is a title from a resource and an image of the
  /// app.
  @_disfavoredOverload public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, HearthUI.Label(titleResource, image: image), content())
  }
  /// A picker of several values whose label is a title and an image of the app,
  /// with a view that stands for the choice where its menu is closed.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, HearthUI.Label(titleKey, image: image), content(),
      AnyView(currentValueLabel()))
  }
  /// A picker of several values whose label is a title from a resource and an image of the app, with a view that stands
  /// for the choice where its menu is closed.
  @_disfavoredOverload public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, HearthUI.Label(titleResource, image: image), content(),
      AnyView(currentValueLabel()))
  }
  /// A picker whose label is an image of the app and a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], HearthUI.Label(title, image: image), content())
  }
  /// A picker whose label is an image of the app and a title that is shown as it is,
  /// with a view that stands for the choice where its menu is closed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], HearthUI.Label(title, image: image), content(), AnyView(currentValueLabel()))
  }
  /// A picker of several values, which are chosen together, whose label is an image of the
  /// app and a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources.map { $0[keyPath: selection] }, HearthUI.Label(title, image: image), content())
  }
  /// A picker of several values whose label is an image of the app and a title that is shown as it is,
  /// with a view that stands for the choice where its menu is closed.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, HearthUI.Label(title, image: image), content(),
      AnyView(currentValueLabel()))
  }
}
