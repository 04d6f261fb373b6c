import Foundation
import HearthCore
import HearthRendering

/// A line beside a column, by which the user makes the column wider and narrower.
@MainActor protocol ColumnEdge: AnyObject {
  /// The width of the column. Points.
  var width: CGFloat { get }
  var range: ClosedRange<CGFloat> { get }
  /// Whether the column lies behind the line, in the reading direction.
  var isLeading: Bool { get }
  /// The direction in which the line is moved: that of the columns, or that of panes above each other.
  var axis: Axis { get }
  /// What a screen reader says, and what tests find it by.
  var title: String { get }
  var identifier: String { get }
  func set(_ width: CGFloat)
  func reset()
}
extension ColumnEdge {
  var axis: Axis { .horizontal }
  var isMovable: Bool {
    let range = range
    return range.upperBound > range.lowerBound
  }
}

/// The line after a column of a split view.
///
/// It outlives its node, which is made again with the style of the split view.
@MainActor final class ColumnDivider: ColumnEdge {
  /// Points to both sides of the line in which it can be held. Source: our choice; GTK's
  /// Paned has 4, AppKit's split views 2 to 5.
  nonisolated static let reach: CGFloat = 5
  /// Points of a key press.
  static let step: CGFloat = 10

  let shelf = Shelf()
  private(set) weak var control: SplitControl?
  private(set) var column = SplitColumn.sidebar
  init() { shelf.isShown = false }
  nonisolated deinit {}
  func join(_ control: SplitControl, _ column: SplitColumn) { (self.control, self.column) = (control, column) }

  /// Points.
  var width: CGFloat {
    guard let control else { return 0 }
    return control.rule.frames(of: control.current, in: control.size)[column.rawValue]?.width ?? 0
  }
  var range: ClosedRange<CGFloat> { control.map { $0.rule.range(of: column, in: $0.current, $0.size) } ?? 0...0 }
  var isLeading: Bool { false }
  var title: String { column == .sidebar ? "Sidebar divider" : "Content divider" }
  var identifier: String { title.lowercased() }
  func set(_ width: CGFloat) {
    let range = range
    control?.setWidth(max(range.lowerBound, min(range.upperBound, width.rounded())), of: column)
  }
  func reset() { control?.setWidth(nil, of: column) }
}

nonisolated struct ColumnDividerView: View {
  let divider: any ColumnEdge
  typealias Body = Never
  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = BehaviorNode(inputs)
    node.behavior = ColumnDividerHandle(node, view.divider)
    // A split view answers F8 too, and both do the same.
    node.engine.content?.input.keys.handleUnusedKeys(of: node) { [unowned(unsafe) node] event in
      guard event.key == .f8, event.phase != .up,
        event.modifiers.isDisjoint(with: .all.subtracting([.capsLock, .numericPad]))
      else { return false }
      return node.engine.content.map { ColumnDividerHandle.moveToNext(in: $0) } ?? false
    }
    return _ViewNode(node)
  }
  @MainActor static func _update(_ node: _ViewNode, _ view: Self) {}
  static var _elementCount: Int { 1 }
}

/// What the line does: it is dragged, and moved by keys while it has focus, which only F8 gives it.
@MainActor final class ColumnDividerHandle: NodeBehavior, PointerBehavior {
  unowned(unsafe) let node: BehaviorNode
  private let divider: any ColumnEdge
  private var drag: (start: CGFloat, width: CGFloat)?
  private var isHovered = false
  private(set) var isFocused = false
  private var takesFocus = false
  private weak var previous: LayoutNode?

  init(_ node: BehaviorNode, _ divider: any ColumnEdge) {
    (self.node, self.divider) = (node, divider)
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert([.hasGesture, .isHoverTarget, .isFocusTarget])
    node.joinFocusTree()
  }
  nonisolated deinit {}
  var viewName: String { "Divider" }

  // MARK: - Look

  func computeSize(_ p: Proposal) -> Size { Size(max(0, p.width), max(0, p.height)) }
  func inheritedStyleDidChange() { node.setNeedsRecord() }
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    let palette = ControlPalette.of(node)
    let isActive = drag != nil || isFocused || (isHovered && divider.isMovable)
    let thickness = isActive ? palette.pixels(2) : palette.pixels(1)
    let (length, room) = isVertical ? (node.size.width, node.size.height) : (node.size.height, node.size.width)
    let place = palette.snapped((room - thickness) / 2)
    let line =
      isVertical
      ? CGRect(x: 0, y: place, width: length, height: thickness)
      : CGRect(x: place, y: 0, width: thickness, height: length)
    let color = drag != nil || isFocused ? palette.accent : isActive ? palette.ink(0.3) : palette.border
    group.append(PlacedPiece(FillPiece(.rectangle(line), .color(color)), x: x, y: y))
    node.engine.counters.itemsRecorded += 1
  }

  // MARK: - Pointer

  func isHit(_ point: CGPoint) -> Bool { divider.isMovable && node.bounds.contains(point) }
  var acceptsGestures: Bool { divider.isMovable && node.isEnabled }
  var cursor: Cursor? { divider.isMovable ? (isVertical ? .resizeRow : .resizeColumn) : nil }
  private var isVertical: Bool { divider.axis == .vertical }
  /// Whether what is along the axis of the line runs the other way than coordinates do.
  private var isReversed: Bool { isVertical ? divider.isLeading : node.scope.isRightToLeft != divider.isLeading }
  private func place(_ event: PointerEvent) -> CGFloat { isVertical ? event.position.y : event.position.x }
  func hoverDidChange(_ location: CGPoint?) {
    if isHovered == (location != nil) { return }
    isHovered = location != nil
    node.setNeedsRecord()
  }
  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down:
      guard event.button == .primary else { return .failed }
      if event.clickCount == 2 {
        recognizer.afterRecognition { [weak self] in self?.divider.reset() }
        return .ended
      }
      drag = (place(event), divider.width)
      node.setNeedsRecord()
    case .moved:
      guard let drag else { return .failed }
      let way = place(event) - drag.start
      if way == 0 { return recognizer.phase }
      let width = drag.width + (isReversed ? -way : way)
      recognizer.afterRecognition { [weak self] in self?.divider.set(width) }
      return .active
    case .up:
      let hasMoved = recognizer.phase == .active
      endDrag()
      return hasMoved ? .ended : .failed
    case .entered, .exited, .cancelled: break
    }
    return recognizer.phase
  }
  func pointerWasCancelled() { endDrag() }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {}
  private func endDrag() {
    drag = nil
    node.setNeedsRecord()
  }

  // MARK: - Keys

  var focusInteractions: FocusInteractions { .activate }
  var canBecomeFocused: Bool { takesFocus && node.isEnabled && divider.isMovable }
  func focusDidChange(isFocused: Bool) {
    self.isFocused = isFocused
    if !isFocused {
      takesFocus = false
      node.focusMayHaveChanged()
    }
    node.setNeedsRecord()
  }
  func takeFocus() -> Bool {
    guard let focus = node.engine.content?.input.focus, divider.isMovable else { return false }
    // From one divider to the next the way back stays the same.
    if let other = (focus.focused as? BehaviorNode)?.behavior as? ColumnDividerHandle {
      previous = other.previous
    } else {
      previous = focus.focused
    }
    takesFocus = true
    node.focusMayHaveChanged()
    focus.setFocus(node, cause: .key, reason: .toDivider)
    return true
  }
  func giveFocusBack() -> Bool {
    guard let focus = node.engine.content?.input.focus else { return false }
    if let target = previous as? any HearthCore.FocusTarget, !target.hasLeftTree, target.canBecomeFocused {
      focus.giveBack(to: target, cause: .key, reason: .dividerGivesBack)
    } else {
      focus.setFocus(nil, cause: .key, reason: .dividerGivesUp)
    }
    return true
  }
  /// F8 anywhere in the window: to its first line, from one to the next, and from the last one back to where focus was.
  /// Behind a modal presentation there are no dividers.
  static func moveToNext(in content: WindowContent) -> Bool {
    var handles: [ColumnDividerHandle] = []
    guard let root: LayoutNode = content.input.focus.frontModal ?? content.engine.root else { return false }
    collect(root, &handles)
    handles.sort { ($0.node.frameInWindow.minX < $1.node.frameInWindow.minX) != root.scope.isRightToLeft }
    let next = handles.firstIndex { $0.isFocused }.map { $0 + 1 } ?? 0
    if next < handles.count { return handles[next].takeFocus() }
    return handles.last?.giveFocusBack() ?? false
  }
  private static func collect(_ node: LayoutNode, _ handles: inout [ColumnDividerHandle]) {
    if node.flags.isDisjoint(with: [.subtreeHasFocus, .isElementWrapper]) || node.hidesFromFocus { return }
    if let handle = (node as? BehaviorNode)?.behavior as? ColumnDividerHandle, handle.divider.isMovable {
      handles.append(handle)
    }
    var children: [LayoutNode] = []
    node.visitLayoutChildren { children.append($0) }
    for child in children { collect(child, &handles) }
  }
  /// Source: GtkPaned: arrows move the handle, Home and End take it to its ends, Return and Escape leave it.
  func handleFocusedKey(_ event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    let step = (event.modifiers.contains(.shift) ? 5 : 1) * ColumnDivider.step
    let back: KeyEquivalent = isVertical ? .upArrow : .leftArrow,
      on: KeyEquivalent = isVertical ? .downArrow : .rightArrow
    let wider = isReversed ? back : on
    switch event.key {
    case back, on: divider.set(divider.width + (event.key == wider ? step : -step))
    case .home: divider.set(divider.isLeading ? divider.range.upperBound : divider.range.lowerBound)
    case .end: divider.set(divider.isLeading ? divider.range.lowerBound : divider.range.upperBound)
    case .delete: divider.reset()
    case .return, .escape: return giveFocusBack()
    default: return false
    }
    return true
  }

  // MARK: - Accessibility

  var accessibilityElement: AccessibilityProperties? {
    guard divider.isMovable else { return nil }
    var properties = AccessibilityProperties()
    properties.behavior = .ignore
    properties.label = divider.title
    properties.value = "\(Int(divider.width))"
    properties.identifier = divider.identifier
    properties.adjust = { [weak divider] isUp in
      guard let divider else { return }
      divider.set(divider.width + (isUp ? ColumnDivider.step : -ColumnDivider.step))
    }
    return properties
  }
}
