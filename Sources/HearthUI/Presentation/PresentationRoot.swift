import HearthCore

/// The views of a presentation: the app's content, as large as the card, in an environment that knows it is presented.
struct PresentationRoot<Content: View>: View {
  let content: Content
  let handle: PresentationHandle

  var body: some View {
    PresentedContent(content: content)
      .modifier(PresentedProbe(handle: handle))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { PresentationBackdrop(looks: handle.looks) }
      .overlay(alignment: .top) { SheetGrabber(handle: handle) }
      .modifier(PresentationEnvironment(handle: handle))
      .modifier(PresentationFocus(handle: handle))
  }
}

/// Several views lie one above the other, as at the root of a window.
private struct PresentedContent<Content: View>: View {
  let content: Content
  var body: some View {
    if Content._elementCount == 1 { content } else { VStack(spacing: 0) { content } }
  }
}

/// What the app puts behind a presentation. A view of its own, so that a change of it does not touch the content.
private struct PresentationBackdrop: View {
  let looks: PresentationLooks
  var body: some View { looks.background }
}

private struct PresentationEnvironment: ViewModifier {
  let handle: PresentationHandle
  /// What is said about controls around the presenter is not about those in a sheet or popover. Source: Apple, iOS & iPadOS 27
  /// release notes: controlSize, buttonSizing, buttonRepeatBehavior, menuIndicatorVisibility and buttonBorderShape no
  /// longer pass into sheets and popovers.
  private nonisolated static func dropControlSettings(_ values: inout EnvironmentValues) {
    values[ControlSizeKey.self] = .regular
    values[ButtonSizingKey.self] = .automatic
    values[ButtonRepeatBehaviorKey.self] = .automatic
    values[ButtonBorderShapeKey.self] = .automatic
    values[MenuIndicatorVisibilityKey.self] = .automatic
  }
  func body(content: Content) -> some View {
    content.modifier(
      _EnvironmentModifier { [unowned handle] values in
        values.presentation = PresentationReference(handle)
        values.isPresented = true
        // Source: UIKit, `userInterfaceLevel`: what is presented over others is raised, what covers all is not.
        values.isRaisedSurface = handle.kind != .cover
        values[PresentationHandleKey.self] = PresentationHandleReference(handle: handle)
        // What depends on the presenter's position, and not on that of the presented content.
        values.linkHandler = ObjectReference(nil)
        values.barModel = ObjectReference(nil)
        values.backProvider = ObjectReference(nil)
        values.isPageOfStack = false
        values.isBelowLargeTitle = false
        values.destinationRegistry = ObjectReference(nil)
        values.columnContext = ObjectReference(nil)
        values.columnOfLinks = .none
        values.sidebarToggle = ObjectReference(nil)
        values.columnsHaveStacks = false
        values.leavesBarsInside = false
        values[KeyboardShortcutKey.self] = nil
        values[IsInMenuKey.self] = false
        values.listContext = ListContext()
        if handle.kind == .sheet || handle.kind.isPopover { Self.dropControlSettings(&values) }
        values[ShortcutLevelKey.self] = .window
      })
  }
}

/// Keeps focus inside, unless the app lets the user work on what is behind.
private struct PresentationFocus: ViewModifier {
  let handle: PresentationHandle
  func body(content: Content) -> some View {
    content.modifier(
      ModalFocusModifier(
        // The layer says in layout whether it is modal.
        isActive: nil, defaultTarget: { [weak handle] modal in handle?.layer?.defaultFocus(in: modal) },
        whenMade: { [weak handle] modal in handle?.modal = modal }))
  }
}

/// Knows the node of the content without what is around it, to be measured.
nonisolated private struct PresentedProbe: _ElementModifier {
  let handle: PresentationHandle
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = MarkBehavior.makeNode(inputs)
    modifier.handle.content = node
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {}
}
