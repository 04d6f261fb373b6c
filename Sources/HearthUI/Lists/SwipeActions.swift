import Foundation
import HearthCore
import HearthRendering

extension View {
  /// Adds actions to a row of a list. They appear at an edge of the row when the user swipes it away from there with a
  /// finger or with two on a touch pad; on phones and tablets a mouse drags it as well. On desktops and televisions
  /// they also stand in the row's context menu.
  ///
  ///     ForEach(messages) { message in
  ///       MessageRow(message)
  ///         .swipeActions(edge: .leading) { Button("Unread", systemImage: "envelope.badge") { … }.tint(.blue) }
  ///         .swipeActions { Button("Delete", systemImage: "trash", role: .destructive) { … } }
  ///     }
  ///
  /// The first action stands at the edge. Buttons are grey, those with the role `destructive` red, and `tint(_:)` on a
  /// button colours it. A row with actions at its trailing edge has no "Delete" of `onDelete(perform:)` there.
  /// Source: Apple, documentation of swipeActions(edge:allowsFullSwipe:content:).
  ///
  /// - Parameters:
  ///   - edge: Where the actions appear. Several modifiers for one edge add up, the innermost first.
  ///   - allowsFullSwipe: Whether a swipe over most of the row performs the first action.
  ///   - content: Buttons and toggles.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }
  /// Adds actions to a row, and says when they have come to stay and when they have gone.
  ///
  /// - Parameter onPresentationChanged: Gets true when the row stays open with the actions, and false when it is closed
  ///   again: before what was pressed acts.
  public nonisolated func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      SwipeActionsModifier(
        edge: edge, allowsFullSwipe: allowsFullSwipe, content: content(),
        onPresentationChanged: onPresentationChanged))
  }
}

/// Adds actions to every element of its content.
nonisolated struct SwipeActionsModifier<Content: View>: _ElementModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Content
  var onPresentationChanged: ((Bool) -> Void)?
  typealias Body = Never
  @MainActor static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = SwipeActions(node, modifier)
    return _ViewNode(node)
  }
  @MainActor static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: BehaviorNode.self)
    (node.behavior as! SwipeActions<Content>).update(modifier)
  }
}

/// What a row's swipe actions are. Their views are made when somebody first asks for them, so that rows that are only
/// scrolled by cost nothing more.
class SwipeActionsBehavior: ContextMenuBehavior {
  fileprivate(set) final var edge: HorizontalEdge
  fileprivate(set) final var allowsFullSwipe: Bool
  fileprivate(set) final var presentationDidChange: ((Bool) -> Void)?
  fileprivate final var actions: DetachedNode?
  /// The row that the view is, in a container outside of lists; nil in lists, and for all but the outermost actions.
  private(set) final var contained: ContainedRow?

  fileprivate init(_ node: BehaviorNode, edge: HorizontalEdge, allowsFullSwipe: Bool) {
    (self.edge, self.allowsFullSwipe) = (edge, allowsFullSwipe)
    super.init(node)
    if ContainedRow.isWanted(around: node) {
      contained = ContainedRow(self)
      node.flags.insert(.isScrollTarget)
    }
  }
  nonisolated deinit {}
  override final var viewName: String { "SwipeActions" }
  fileprivate func makeActions() -> DetachedNode { fatalError("\(Self.self) has no actions") }

  /// The actions as they are now, that at the edge first. Not for the stage `recognition`: bodies may run.
  final var entries: [MenuEntry] {
    if node.isUnmounted { return [] }
    let actions = actions ?? makeActions()
    self.actions = actions
    return MenuEntry.entries(of: actions).filter { entry in
      switch entry.kind {
      case .action, .toggle: true
      case .submenu, .separator, .text: false
      }
    }
  }

  override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    actions?.propagateInheritedStyle()
  }
  override func willUnmount() {
    super.willUnmount()
    contained?.swipe?.rowWillLeave()
    actions?.unmount()
  }

  // MARK: - As a row of its own

  override func isHit(_ point: CGPoint) -> Bool { contained != nil && node.bounds.contains(point) }
  override func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    guard let contained else { return super.handlePointer(event, recognizer) }
    return contained.handlePointer(event, recognizer) { super.handlePointer($0, recognizer) }
  }
  override func pointerWasRecognized(_ phase: GestureRecognizer.Phase) { contained?.pointerWasRecognized(phase) }
  override func pointerWasCancelled() {
    super.pointerWasCancelled()
    contained?.pointerWasCancelled()
  }
  override func scroll(_ event: ScrollEvent) -> Bool { contained?.swipe(by: event) ?? false }
  override func animationDidStep(_ animator: AnyAnimator) { node.setNeedsRecord() }
  override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    guard let contained else { return super.record(into: &group, x: x, y: y) }
    contained.record(into: &group, x: x, y: y)
  }
  override var accessibilityAnnotation: AccessibilityProperties? { contained?.accessibilityAnnotation }

  // MARK: - As a context menu

  override var menuEntries: [MenuEntry]? {
    if node.isUnmounted { return nil }
    if let contained { return hasContextMenu ? contained.menuActions : [] }
    return hasContextMenu ? ListRow.around(node)?.menuActions ?? [] : []
  }
  override var hasContextMenu: Bool {
    if let contained { return contained.hasMenu }
    guard let row = ListRow.around(node), row.swipeMenu === self else { return false }
    // A menu that is made when it opens has the row's actions in it, which the row sees to.
    return ContextMenuBehavior.provided(around: row.list.node) == nil
  }
}

private final class SwipeActions<Content: View>: SwipeActionsBehavior {
  private var content: Content
  init(_ node: BehaviorNode, _ modifier: SwipeActionsModifier<Content>) {
    content = modifier.content
    super.init(node, edge: modifier.edge, allowsFullSwipe: modifier.allowsFullSwipe)
    presentationDidChange = modifier.onPresentationChanged
  }
  nonisolated deinit {}
  func update(_ modifier: SwipeActionsModifier<Content>) {
    (edge, allowsFullSwipe, content) = (modifier.edge, modifier.allowsFullSwipe, modifier.content)
    presentationDidChange = modifier.onPresentationChanged
    if let actions { DetachedContent._update(_ViewNode(actions), DetachedContent(content: content)) }
  }
  override func makeActions() -> DetachedNode {
    unsafeDowncast(
      DetachedContent._makeNode(DetachedContent(content: content), contentInputs).node, to: DetachedNode.self)
  }
}
