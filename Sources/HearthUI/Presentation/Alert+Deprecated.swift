import HearthCore

/// An alert as a value. Source: Apple, "Alert" (deprecated there in favour of `alert(_:isPresented:actions:)`).
@available(*, deprecated, message: "use `View.alert(title:isPresented:presenting::actions:) instead.")
public struct Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?
    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: nil, label: label, action: action)
    }
    /// A button with the role cancel.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: label, action: action)
    }
    /// A button with the role cancel and the title "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: Text("Cancel"), action: action)
    }
    /// A button with the role destructive.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
  let title: Text
  let message: Text?
  let buttons: [Button]
  /// An alert with one button: "OK" where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }
  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }
  /// The same as `init(title:message:primaryButton:secondaryButton:)`: two short buttons stand side by side anyway.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
  fileprivate var view: DialogView<DialogButtonList, Text?> {
    let buttons = buttons.isEmpty ? [Button(role: nil, label: Text("OK"), action: nil)] : buttons
    return DialogView(title: title, actions: DialogButtonList(buttons), message: message)
  }
}

/// Actions to choose from, as a value. Source: Apple, "ActionSheet" (deprecated
/// there in favour of `confirmationDialog`).
@available(
  *, deprecated,
  message: "use `View.confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
)
public struct ActionSheet {
  /// The buttons of an action sheet are those of an alert.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]
  /// Actions to choose from. There is a button "Cancel" also where `buttons` has none with that role.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
  fileprivate var view: DialogView<DialogButtonList, Text?> {
    DialogView(title: title, actions: DialogButtonList(buttons), message: message, hasStandardCancel: true)
  }
}

/// The buttons of an alert that is a value.
nonisolated struct DialogButtonList: View {
  struct Entry {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?
  }
  let entries: [Entry]
  @available(*, deprecated) init(_ buttons: [Alert.Button]) {
    entries = buttons.map { Entry(role: $0.role, label: $0.label, action: $0.action) }
  }
  @MainActor var body: some View {
    ForEach(entries.indices, id: \.self) { index in
      Button(role: entries[index].role) {
        entries[index].action?()
      } label: {
        entries[index].label
      }
    }
  }
}

/// An alert of an item, made together with the modifier.
nonisolated struct ItemDialogPresentation<Item: Identifiable, Presented: View>: PresentationSource {
  let kind: PresentationKind
  let item: Binding<Item?>
  /// The identity of the item that `content` was made for.
  let shownID: Item.ID?
  let content: Presented?
  @MainActor var identity: AnyHashable? {
    guard content != nil, let item = item.wrappedValue, item.id == shownID else { return nil }
    return AnyHashable(item.id)
  }
  @MainActor func end() { item.wrappedValue = nil }
}

extension View {
  /// Shows an alert while `isPresented` is true, which is made together with this view.
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    modifier(
      PresentationModifier(
        source: DialogPresentation(
          kind: .alert, isPresented: isPresented, content: content().view as DialogView<DialogButtonList, Text?>?)))
  }
  /// Shows an alert about an item while there is one. Ending the alert sets the item to nil.
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let value = item.wrappedValue
    return modifier(
      PresentationModifier(
        source: ItemDialogPresentation(
          kind: .alert, item: item, shownID: value?.id, content: value.map { content($0).view })))
  }
  /// Shows actions to choose from while `isPresented` is true, which are made together with this view.
  @available(
    *, deprecated, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    modifier(
      PresentationModifier(
        source: DialogPresentation(
          kind: .dialog, isPresented: isPresented, content: content().view as DialogView<DialogButtonList, Text?>?)))
  }
  /// Shows actions to choose from for an item while there is one. Ending the choice sets the item to nil.
  @available(
    *, deprecated, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead."
  )
  public nonisolated func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    let value = item.wrappedValue
    return modifier(
      PresentationModifier(
        source: ItemDialogPresentation(
          kind: .dialog, item: item, shownID: value?.id, content: value.map { content($0).view })))
  }
}
