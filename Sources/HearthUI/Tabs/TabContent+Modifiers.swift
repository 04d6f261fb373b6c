import CoreTransferable
import HearthCore

// What can be said of tabs.

extension TabContent {
  /// Shows a number on the tab; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    changing { $0.badge = .count(count) }
  }
  /// Shows a text on the tab; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    changing { $0.badge = label.map { BadgeText(text: $0) } }
  }
  /// Shows a text on the tab; nil shows none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue> {
    changing { $0.badge = key.map { BadgeText(text: Text($0)) } }
  }
  /// Shows a text from a resource on the tab; nil shows none.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some TabContent<Self.TabValue> {
    changing { $0.badge = resource.map { BadgeText(text: Text($0)) } }
  }
  /// Shows a text on the tab; nil shows none.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<Self.TabValue> {
    let badge = label.map { BadgeText(text: Text($0), spoken: String($0)) }
    return changing { $0.badge = badge }
  }
  /// Sets whether the user can select the tab. One `disabled` is enough.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
    changing { if disabled { $0.isDisabled = true } }
  }
  /// Takes the tab out of bars and sidebars, with its state. The app can still select it.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    changing { if hidden { $0.isHidden = true } }
  }
  /// Sets where the tab stands while tabs can be shown in a bar and in a sidebar.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
    changing { $0.placement = placement }
  }

  private nonisolated func decorating<V: View>(
    _ isEnabled: Bool = true, _ decorate: @escaping (AnyView) -> V
  ) -> ModifiedTabs<Self> {
    changing { if isEnabled { $0.decorations.append { AnyView(decorate($0)) } } }
  }
  /// Lets the user drag a value from the tab.
  @MainActor @preconcurrency public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<Self.TabValue> {
    decorating { $0.draggable(payload()) }
  }
  /// Lets values of a type be dropped on the tab. `action` gets all that could be made of what was dropped.
  @MainActor @preconcurrency public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<Self.TabValue> {
    decorating {
      $0.dropDestination(for: payloadType) { values, _ in
        action(values)
        return true
      }
    }
  }
  /// Sets whether something that is dragged and held above the tab selects it. By default it does.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<Self.TabValue> {
    decorating { $0.springLoadingBehavior(behavior) }
  }
  /// Shows views in a bubble that points at the tab, while `isPresented` is true.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<Self.TabValue> {
    decorating {
      $0.popover(isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }
  }
  /// Shows views for an item in a bubble that points at the tab, as long as there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<Self.TabValue> {
    decorating { $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content) }
  }
  /// Shows a menu at the row of the tab in a sidebar. Bars have none.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<Self.TabValue> {
    let items = menuItems()
    return changing { $0.sidebarDecorations.append { AnyView($0.contextMenu { items }) } }
  }
  /// Adds actions to the row of the tab in a sidebar, as `swipeActions(edge:allowsFullSwipe:content:)` adds them to rows
  /// of lists: they appear when the user swipes the row, and stand in its menu on a desktop. Bars have none.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<Self.TabValue> {
    let actions = content()
    return changing {
      $0.sidebarDecorations.append {
        AnyView($0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { actions })
      }
    }
  }
  /// Explains the tab while the pointer rests on it.
  public nonisolated func help(_ text: Text) -> some TabContent<Self.TabValue> { decorating { $0.help(text) } }
  /// Names the tab, instead of its label.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityLabel(label) }
  }
  /// Names the tab, instead of its label.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityLabel(labelKey) }
  }
  /// Names the tab, instead of its label, from a resource.
  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityLabel(Text(label)) }
  }
  /// Names the tab, instead of its label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    let text = String(label)
    return decorating(isEnabled) { $0.accessibilityLabel(text) }
  }
  /// Sets what is to be said of the tab besides its name.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityValue(valueDescription) }
  }
  /// Sets what is to be said of the tab besides its name.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityValue(valueKey) }
  }
  /// Sets what is to be said of the tab besides its name, from a resource.
  @_disfavoredOverload public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityValue(Text(valueResource)) }
  }
  /// Sets what is to be said of the tab besides its name.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    let text = String(value)
    return decorating(isEnabled) { $0.accessibilityValue(text) }
  }
  /// Sets what selecting the tab does.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityHint(hint) }
  }
  /// Sets what selecting the tab does.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityHint(hintKey) }
  }
  /// Sets what selecting the tab does, from a resource.
  @_disfavoredOverload public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityHint(Text(hint)) }
  }
  /// Sets what selecting the tab does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    let text = String(hint)
    return decorating(isEnabled) { $0.accessibilityHint(text) }
  }
  /// Sets other names by which a user may call for the tab.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityInputLabels(inputLabels) }
  }
  /// Sets other names by which a user may call for the tab, looked up by keys.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityInputLabels(inputLabelKeys) }
  }
  /// Sets other names by which a user may call for the tab, from resources.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels(
    _ inputLabelResources: [LocalizedStringResource], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityInputLabels(inputLabelResources.map { Text($0) }) }
  }
  /// Sets other names by which a user may call for the tab.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    let labels = inputLabels.map { String($0) }
    return decorating(isEnabled) { $0.accessibilityInputLabels(labels) }
  }
  /// Sets what the tab is called in tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    decorating(isEnabled) { $0.accessibilityIdentifier(identifier) }
  }
}
