import Foundation
import HearthFocus
import HearthRendering

/// What a node does that is not one of the engine's own: a control of the module HearthUI. Classes of nodes are
/// subclassed inside the engine only; other modules give a `BehaviorNode` a behavior.
///
/// ```swift
/// final class Meter: NodeBehavior {
///   unowned(unsafe) let node: BehaviorNode
///   init(_ inputs: _ViewInputs) { node = BehaviorNode(inputs); node.behavior = self }
///   func computeSize(_ proposal: Proposal) -> Size { Size(100, 8) }
/// }
/// ```
///
/// The node owns its behavior. Every function has a default, which does what a `UnaryNode` does: it has the size of
/// its content, shows it and takes no part in events. Flags of the node (`isFocusTarget`, `isHoverTarget`,
/// `hasGesture`, …) say which events it is asked for.
@MainActor package protocol NodeBehavior: AnyObject {
  var node: BehaviorNode { get }
  /// The name of the view, for paths in reports.
  var viewName: String { get }

  // In the order in which it happens.
  func updateBody()
  func inheritedStyleDidChange()
  /// An animation of the behavior has moved on.
  func animationDidStep(_ animator: AnyAnimator)
  /// Asked once for each proposal until the node is marked `needsLayout`.
  func computeSize(_ proposal: Proposal) -> Size
  /// Whether the container around asks the content for priorities and values, and hears of their changes; otherwise the
  /// node is measured again when one changes.
  var forwardsTraits: Bool { get }
  func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat?
  var spacing: ViewSpacing { get }
  func placeChildren()
  /// The part of the bounds that is kept free of the content; nil when nothing is.
  func safeArea(_ regions: SafeAreaRegions) -> EdgeInsets?
  /// Whether the content cannot reach beyond this node.
  var endsSafeArea: Bool { get }
  /// The size that `containerRelativeFrame` refers to, when the node is such a container.
  var relativeContainerSize: Size? { get }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat)
  /// The node leaves the tree; its content has not yet.
  func willUnmount()

  /// Only points of the node's bounds can be hit.
  func isHit(_ point: CGPoint) -> Bool
  /// Whether the node or anything in it can be hit at a point; asked of an `EffectBehaviorNode`.
  func isReached(_ point: CGPoint) -> Bool
  var acceptsGestures: Bool { get }
  func hoverDidChange(_ location: CGPoint?)
  var cursor: Cursor? { get }
  func handleKey(_ event: KeyEvent) -> Bool
  /// Commands reach nodes with the flag `handlesKeys`.
  func perform(_ command: ViewCommand) -> Bool
  func canPerform(_ command: ViewCommand) -> Bool?
  func scroll(_ event: ScrollEvent) -> Bool
  func scrollToVisible(_ rect: CGRect)
  /// Something moved or was resized somewhere. Called after layout for nodes among `engine.geometryObservers`.
  func geometryMayHaveChanged()

  var focusInteractions: FocusInteractions { get }
  var canBecomeFocused: Bool { get }
  func focusDidChange(isFocused: Bool)
  func handleFocusedKey(_ event: KeyEvent) -> Bool
  /// Whether a key means something to the view, though the Edit menu has it too.
  func overridesEditMenu(_ event: KeyEvent) -> Bool
  func handleText(_ event: TextInputEvent) -> Bool
  func endComposition()
  func finishEditing(isLeft: Bool)
  var textInput: TextInputRequest? { get }
  var editsText: Bool { get }
  /// The outline of the focus effect, `outset` points outside of the view; nil when the behavior shows focus itself.
  func focusOutline(outset: CGFloat) -> DisplayShape?
  /// What is laid behind the view while a television lifts it.
  func liftPlatter() -> DisplayShape?
  /// What the node is as a group to focus, for nodes with the flag `isFocusGroup`.
  var focusRoles: FocusGroup.Roles { get }
  /// The member of the group that gets focus when nothing is remembered.
  var defaultFocusTarget: (any FocusTarget)? { get }
  /// The row whose members Tab goes to from the group itself.
  var currentFocusRow: LayoutNode? { get }

  var accessibilityElement: AccessibilityProperties? { get }
  /// Several elements in the place of the one above and of those below.
  var accessibilityElements: [AccessibilityElement]? { get }
  /// What the node adds to the one element below.
  var accessibilityAnnotation: AccessibilityProperties? { get }
  /// Adds to the element what the node draws itself.
  func completeAccessibility(of element: inout AccessibilityElement)
  /// The part inside that has focus for assistive technology while this node has it for the keyboard.
  var accessibilityFocus: LayoutNode? { get }
}

extension NodeBehavior {
  package var viewName: String { "" }
  package func updateBody() { node.flags.remove(.needsBody) }
  package func inheritedStyleDidChange() {}
  package func animationDidStep(_ animator: AnyAnimator) {}
  package func computeSize(_ proposal: Proposal) -> Size { node.measureContent(proposal) }
  package var forwardsTraits: Bool { true }
  package func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    node.contentAlignment(key, proposal, size)
  }
  package var spacing: ViewSpacing { node.contentSpacing }
  package func placeChildren() {
    guard node.hasContent else { return }
    node.resolveChild()
    node.child.place(x: 0, y: 0, node.proposal)
  }
  package func safeArea(_ regions: SafeAreaRegions) -> EdgeInsets? { nil }
  package var endsSafeArea: Bool { false }
  package var relativeContainerSize: Size? { nil }
  package func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    node.recordContent(into: &group, x: x, y: y)
  }
  package func willUnmount() {}
  package func isHit(_ point: CGPoint) -> Bool { false }
  package func isReached(_ point: CGPoint) -> Bool { true }
  package var acceptsGestures: Bool { node.isEnabled }
  package func hoverDidChange(_ location: CGPoint?) {}
  package var cursor: Cursor? { nil }
  package func handleKey(_ event: KeyEvent) -> Bool { false }
  package func perform(_ command: ViewCommand) -> Bool { false }
  package func canPerform(_ command: ViewCommand) -> Bool? { nil }
  package func scroll(_ event: ScrollEvent) -> Bool { false }
  package func scrollToVisible(_ rect: CGRect) {}
  package func geometryMayHaveChanged() {}
  package var focusInteractions: FocusInteractions { .automatic }
  package var canBecomeFocused: Bool { node.isEnabled }
  package func focusDidChange(isFocused: Bool) {}
  package func handleFocusedKey(_ event: KeyEvent) -> Bool { false }
  package func overridesEditMenu(_ event: KeyEvent) -> Bool { false }
  package func handleText(_ event: TextInputEvent) -> Bool { false }
  package func endComposition() {}
  package func finishEditing(isLeft: Bool) {}
  package var textInput: TextInputRequest? { nil }
  package var editsText: Bool { false }
  package func focusOutline(outset: CGFloat) -> DisplayShape? { nil }
  package func liftPlatter() -> DisplayShape? { nil }
  package var focusRoles: FocusGroup.Roles { [] }
  package var defaultFocusTarget: (any FocusTarget)? { nil }
  package var currentFocusRow: LayoutNode? { nil }
  package var accessibilityElement: AccessibilityProperties? { nil }
  package var accessibilityElements: [AccessibilityElement]? { nil }
  package var accessibilityAnnotation: AccessibilityProperties? { nil }
  package var accessibilityFocus: LayoutNode? { nil }
  package func completeAccessibility(of element: inout AccessibilityElement) {}
}

/// A node around one other, or around none, that does what its behavior says. It remembers the sizes that it answered.
package class BehaviorNode: GestureNode, FocusTarget, HoverTarget, KeyHandler, ScrollInputTarget,
  FocusGroupProvider, AccessibilitySource, SizeCachingNode
{
  @exclusivity(unchecked) package final var behavior: (any NodeBehavior)!
  @exclusivity(unchecked) final var cache = SizeCache()
  private let inner: EnvironmentScope

  /// - Parameter inner: The scope that the content sees, if it is not that of the node.
  package init(_ inputs: _ViewInputs, inner: EnvironmentScope? = nil) {
    self.inner = inner ?? inputs.scope
    super.init(inputs)
    flags.remove(.hasGesture)
  }
  nonisolated deinit {}
  package var contentInputs: _ViewInputs { _ViewInputs(self, inner) }
  package override func contentScope() -> EnvironmentScope { inner }
  package override var viewName: String { behavior?.viewName ?? "" }

  // MARK: - State

  package override func updateBody() { behavior.updateBody() }
  package override func animationDidStep(_ animator: AnyAnimator) { behavior.animationDidStep(animator) }
  package override func inheritedStyleDidChange() {
    super.inheritedStyleDidChange()
    behavior.inheritedStyleDidChange()
  }
  package override func unmount() {
    behavior.willUnmount()
    if flags.contains(.isHoverTarget) { engine.content?.input.forget(self) }
    super.unmount()
  }

  // MARK: - Layout

  func computeSize(_ proposal: Proposal) -> Size { behavior.computeSize(proposal) }
  package override func measure(_ proposal: Proposal) -> Size {
    if let size = cache.find(proposal) { return size }
    return computeAndRemember(proposal)
  }
  package override func revalidate() -> Bool { revalidateCache() }
  package override func cacheProblem() -> String? { cache.problem(computeSize) }
  /// Whether a size was asked for without a width: it may depend on what is shown.
  package var hasAnsweredIdealWidth: Bool {
    !cache.allHold { $0.proposal.width != -1 }
  }
  /// Whether a size was asked for without a width or a height: it may depend on what is shown.
  package var hasAnsweredIdealSize: Bool {
    !cache.allHold { $0.proposal.width >= 0 && $0.proposal.height >= 0 }
  }
  package override func explicitAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    behavior.explicitAlignment(key, proposal, size)
  }
  package override var spacing: ViewSpacing { behavior.spacing }
  package override func placeChildren() { behavior.placeChildren() }
  package override func safeArea(for child: LayoutNode, _ regions: SafeAreaRegions) -> EdgeInsets? {
    behavior.safeArea(regions)
  }
  package override var endsSafeArea: Bool { behavior.endsSafeArea }
  package override var relativeContainerSize: Size? { behavior.relativeContainerSize }
  package override func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if engine.lifted === self { return }
    behavior.record(into: &group, x: x, y: y)
    flags.remove(.subtreeNeedsRecord)
  }
  package override var forwardsTraits: Bool { behavior.forwardsTraits }
  package override var isSpacer: Bool { !hasContent ? false : super.isSpacer }
  package override var layoutPriority: Double { !hasContent ? 0 : super.layoutPriority }
  package override var zIndex: Double { !hasContent ? 0 : super.zIndex }
  package override func hugs(along axis: Axis) -> Bool { hasContent && super.hugs(along: axis) }
  package override func join(axis: Axis?) { if hasContent { super.join(axis: axis) } }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    !hasContent ? K.defaultValue : super.layoutValue(key)
  }
  package override func visitLayoutChildren(_ visit: (LayoutNode) -> Void) {
    if hasContent { super.visitLayoutChildren(visit) }
  }

  package func measureContent(_ proposal: Proposal) -> Size { !hasContent ? .zero : super.measure(proposal) }
  /// A control is no text, whatever its label is. Source: our choice: what Apple's plain buttons keep was not seen.
  package var contentSpacing: ViewSpacing { !hasContent ? ViewSpacing() : super.spacing.withoutText }
  package func contentAlignment(_ key: AlignmentKey, _ proposal: Proposal, _ size: Size) -> CGFloat? {
    !hasContent ? nil : super.explicitAlignment(key, proposal, size)
  }
  package func recordContent(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    if hasContent { super.record(into: &group, x: x, y: y) }
  }

  // MARK: - Events

  package override func isHit(_ point: CGPoint) -> Bool { behavior.isHit(point) }
  override var focusTarget: (any FocusTarget)? { flags.contains(.isFocusTarget) ? self : nil }
  package override var acceptsGestures: Bool { behavior.acceptsGestures }
  package func hoverDidChange(_ location: CGPoint?) { behavior.hoverDidChange(location) }
  package override var cursor: Cursor? { behavior.cursor }
  package func handleKey(_ event: KeyEvent) -> Bool { behavior.handleKey(event) }
  package func perform(_ command: ViewCommand) -> Bool { behavior.perform(command) }
  package func canPerform(_ command: ViewCommand) -> Bool? { behavior.canPerform(command) }
  package func scroll(_ event: ScrollEvent) -> Bool { behavior.scroll(event) }
  package func scrollToVisible(_ rect: CGRect) { behavior.scrollToVisible(rect) }
  package override func geometryMayHaveChanged() { behavior.geometryMayHaveChanged() }

  package var focusInteractions: FocusInteractions { behavior.focusInteractions }
  package var canBecomeFocused: Bool { behavior.canBecomeFocused }
  package func focusDidChange(isFocused: Bool) { behavior.focusDidChange(isFocused: isFocused) }
  package func handleFocusedKey(_ event: KeyEvent) -> Bool { behavior.handleFocusedKey(event) }
  package func overridesEditMenu(_ event: KeyEvent) -> Bool { behavior.overridesEditMenu(event) }
  package func handleText(_ event: TextInputEvent) -> Bool { behavior.handleText(event) }
  package func endComposition() { behavior.endComposition() }
  package func finishEditing(isLeft: Bool) { behavior.finishEditing(isLeft: isLeft) }
  package var textInput: TextInputRequest? { behavior.textInput }
  package var editsText: Bool { behavior.editsText }
  package func focusOutline(outset: CGFloat) -> DisplayShape? { behavior.focusOutline(outset: outset) }
  package func liftPlatter() -> DisplayShape? { behavior.liftPlatter() }
  package var focusRoles: FocusGroup.Roles { behavior.focusRoles }
  package private(set) lazy var focusMemory = FocusMemory()
  package var defaultFocusTarget: (any FocusTarget)? { behavior.defaultFocusTarget }
  package var currentFocusRow: LayoutNode? { behavior.currentFocusRow }
  package override var isAccessibilitySource: Bool { true }
  package var accessibilityElement: AccessibilityProperties? { behavior.accessibilityElement }
  package var accessibilityElements: [AccessibilityElement]? { behavior.accessibilityElements }
  package var accessibilityAnnotation: AccessibilityProperties? { behavior.accessibilityAnnotation }
  package var accessibilityFocus: LayoutNode? { behavior.accessibilityFocus }
  package func completeAccessibility(of element: inout AccessibilityElement) {
    behavior.completeAccessibility(of: &element)
  }
}
