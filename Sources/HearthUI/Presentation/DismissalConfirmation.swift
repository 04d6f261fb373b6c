import HearthCore

// Asks before a window closes.

/// Keeps the window open until the user has answered.
nonisolated struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message
  @State private var isAsking = false
  @State private var window = GuardedWindow()

  @MainActor func body(content: Content) -> some View {
    let isAsking = $isAsking, window = window
    let dialog = DialogView(
      title: title, actions: actions, message: message, hasStandardCancel: true,
      didChoose: { role in if role != .cancel { window.close() } })
    content
      .modifier(CloseGuard(isActive: shouldPresent, window: window) { isAsking.wrappedValue = true })
      .modifier(PresentationModifier(source: DialogPresentation(kind: .dialog, isPresented: isAsking, content: dialog)))
  }
}

/// The window that a view would keep open.
@MainActor private final class GuardedWindow {
  weak var content: WindowContent?
  nonisolated init() {}
  nonisolated deinit {}
  /// Closes it without asking.
  func close() {
    guard let content else { return }
    if let session = content.session { session.scenes?.close(session) } else { content.host.close() }
  }
}

/// While active, asks instead of letting the window close.
nonisolated private struct CloseGuard: _ElementModifier {
  let isActive: Bool
  let window: GuardedWindow
  let ask: @MainActor () -> Void
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    let behavior = CloseGuardBehavior(node)
    node.behavior = behavior
    modifier.window.content = node.engine.content
    behavior.update(modifier)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    (unsafeDowncast(node.node, to: BehaviorNode.self).behavior as! CloseGuardBehavior).update(modifier)
  }
}
private final class CloseGuardBehavior: NodeBehavior {
  unowned(unsafe) let node: BehaviorNode
  init(_ node: BehaviorNode) { self.node = node }
  nonisolated deinit {}
  func update(_ modifier: CloseGuard) {
    node.engine.closeGuards[self] = modifier.isActive ? modifier.ask : nil
  }
  func willUnmount() { node.engine.closeGuards[self] = nil }
}

extension View {
  private nonisolated func confirmingDismissal<A: View, M: View>(
    _ title: Text, _ shouldPresent: Bool, _ actions: A, _ message: M
  ) -> ModifiedContent<Self, DismissalConfirmation<A, M>> {
    modifier(DismissalConfirmation(title: title, shouldPresent: shouldPresent, actions: actions, message: message))
  }

  /// Asks before the window around closes, as long as `shouldPresent` is true.
  ///
  /// The user's close button and command, and `dismiss` of the window, show the dialog. Its actions close the window
  /// after they have run, but for those with the role cancel. Quitting the app keeps windows and does not ask.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmingDismissal(Text(titleKey), shouldPresent, actions(), EmptyView())
  }
  /// Asks before the window around closes, as long as `shouldPresent` is true, with a title from a resource.
  @_disfavoredOverload public nonisolated func dismissalConfirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmingDismissal(Text(titleResource), shouldPresent, actions(), EmptyView())
  }
  /// Asks before the window around closes, as long as `shouldPresent` is true, with a title that is shown as it is.
  @_disfavoredOverload public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmingDismissal(Text(title), shouldPresent, actions(), EmptyView())
  }
  /// Asks before the window around closes, as long as `shouldPresent` is true, with a text as the title.
  public nonisolated func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmingDismissal(title, shouldPresent, actions(), EmptyView())
  }
  /// Asks before the window around closes, as long as `shouldPresent` is true, with a message below the title.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmingDismissal(Text(titleKey), shouldPresent, actions(), message())
  }
  /// Asks before the window around closes, as long as `shouldPresent` is true, with a title from a resource and a
  /// message below it.
  @_disfavoredOverload public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmingDismissal(Text(titleResource), shouldPresent, actions(), message())
  }
  /// Asks before the window around closes, as long as `shouldPresent` is true, with a
  /// message below a title that is shown as it is.
  @_disfavoredOverload public nonisolated func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmingDismissal(Text(title), shouldPresent, actions(), message())
  }
  /// Asks before the window around closes, as long as `shouldPresent` is true,
  /// with a message below a text as the title.
  public nonisolated func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmingDismissal(title, shouldPresent, actions(), message())
  }
}
