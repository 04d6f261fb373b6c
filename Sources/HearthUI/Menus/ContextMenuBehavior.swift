import Foundation
import HearthCore
import HearthRendering

/// Something that a context menu opens at: a view, or a row of a list.
@MainActor protocol ContextMenuTarget: AnyObject {
  /// Whether there is a menu with items.
  var hasContextMenu: Bool { get }
}

/// A row whose menu has items of its own besides those of the view that it shows.
@MainActor protocol MenuItemOwner: AnyObject {
  var menuActions: [MenuEntry] { get }
}

/// How presses open context menus. Lengths are points, times seconds.
@MainActor enum ContextMenuPress {
  /// Source: UILongPressGestureRecognizer's `minimumPressDuration` is 0.5, its `allowableMovement` 10.
  static let duration = 0.5, movement: CGFloat = 10

  /// Whether a view's menu opens: that of the innermost view at a point that has one.
  static func isFirst(_ target: any ContextMenuTarget, at point: CGPoint, in engine: Engine) -> Bool {
    for node in engine.content?.input.hitChain(at: point) ?? [] {
      guard let other = (node as? BehaviorNode)?.behavior as? any ContextMenuTarget, other.hasContextMenu else {
        continue
      }
      return other === target
    }
    return false
  }
  /// The Menu key, and F10 with Shift. Source: GTK and Windows.
  static func isKey(_ event: KeyEvent) -> Bool {
    guard event.phase == .down else { return false }
    let modifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    return event.key == MenuKeys.context ? modifiers.isEmpty : event.key == MenuKeys.bar && modifiers == .shift
  }
}

/// Opens a context menu, at a place of the window.
class ContextMenuBehavior: NodeBehavior, PointerBehavior, MenuHost, ContextMenuTarget {
  unowned(unsafe) let node: BehaviorNode
  /// The views of the menu. Those of a menu for rows are made when it opens.
  var items: DetachedNode?
  var makeItems: (([AnyHashable]) -> AnyView)?
  var primaryAction: (([AnyHashable]) -> Void)?
  /// Makes the menu when it opens at a place of the window, instead of the two above.
  var provider: ((CGPoint) -> ProvidedMenu?)?
  /// What it has made, while the menu is open.
  private var provided: ProvidedMenu?
  /// The rows that an open menu is for.
  private var rows: [AnyHashable] = []
  /// Items behind those of the menu, while it is open.
  private var addition: (() -> [MenuEntry])?
  var preview: AnyView? { didSet { picture?.update(preview) } }
  var coversBounds = false
  private let scope: EnvironmentScope
  private var session: MenuSession?
  private var picture: ContextMenuPreview?
  private var didClose: (() -> Void)?
  /// Where the menu opened, in the window.
  private var point = CGPoint.zero
  private var start: CGPoint?

  init(_ node: BehaviorNode) {
    self.node = node
    scope = node.scope.forMenu()
    node.recognizer = PointerRecognizer(self, node: node)
    node.flags.insert([.hasGesture, .handlesKeys])
  }
  nonisolated deinit {}
  var contentInputs: _ViewInputs { _ViewInputs(node, scope) }
  var viewName: String { "ContextMenu" }
  func inheritedStyleDidChange() { items?.propagateInheritedStyle() }
  func willUnmount() {
    node.engine.wakeUps.cancel(of: node)
    session?.end()
    items?.unmount()
  }

  // MARK: - Items

  private func makeItems(for rows: [AnyHashable]) {
    if let provided { return showItems(provided.items) }
    guard let makeItems else { return }
    self.rows = rows
    showItems(node.engine.evaluate(for: node) { makeItems(rows) })
  }
  private func showItems(_ content: AnyView) {
    items?.unmount()
    items = unsafeDowncast(
      DetachedContent._makeNode(DetachedContent(content: content), contentInputs).node, to: DetachedNode.self)
  }
  /// What was read to make the items has changed, or there is another closure.
  func updateItems() {
    guard let makeItems, let items, session != nil else { return }
    let rows = rows
    let content = node.engine.evaluate(for: node) { makeItems(rows) }
    DetachedContent._update(_ViewNode(items), DetachedContent(content: content))
  }
  func updateBody() {
    node.flags.remove(.needsBody)
    updateItems()
  }
  /// The row that the view is, and not only a part of.
  private var owner: (any MenuItemOwner)? {
    var current = node.layoutParent
    while let wrapper = current as? UnaryNode {
      if let owner = (wrapper as? BehaviorNode)?.behavior as? any MenuItemOwner { return owner }
      current = wrapper.layoutParent
    }
    return nil
  }
  private var ownEntries: [MenuEntry] { items.map { MenuEntry.entries(of: $0) } ?? [] }
  /// With the swipe actions of the row that the view is, where they are in menus.
  var menuEntries: [MenuEntry]? {
    if node.isUnmounted { return nil }
    let added = addition.map { $0() } ?? owner?.menuActions ?? []
    return MenuEntry.tidied(ownEntries + [.separator] + added)
  }
  var hasContextMenu: Bool {
    !node.isUnmounted && (makeItems != nil || provider != nil || !ownEntries.isEmpty)
  }

  // MARK: - Opening

  enum Cause { case pointer, touch, key, program }

  /// - Parameters:
  ///   - point: In the window.
  ///   - frame: What stands out where a finger opened the menu; nil for this view.
  ///   - rows: What a menu for rows is for.
  ///   - place: Where a menu is asked for that is made now; nil for `point`.
  ///   - addition: Items behind those of the menu; nil for the swipe actions of the row that this view is.
  ///   - didClose: Called when the menu closes; not where none opens.
  /// - Returns: Whether it has items.
  @discardableResult
  func open(
    at point: CGPoint, _ cause: Cause, subject: BehaviorNode? = nil, rows: [AnyHashable] = [],
    adding addition: (() -> [MenuEntry])? = nil, place: CGPoint? = nil, didClose: (() -> Void)? = nil
  ) -> Bool {
    session?.end()
    self.addition = addition
    if let provider {
      provided = provider(place ?? point)
      preview = provided?.preview
      if node.isUnmounted { return false }
    }
    makeItems(for: rows)
    guard !(menuEntries ?? []).isEmpty else {
      forgetItems()
      return provider != nil && openOuter(at: point, cause)
    }
    self.point = point
    self.didClose = didClose
    let idiom = node.scope.value(IdiomKey.self)
    let showsPreview = cause != .program && (idiom.isTouched || cause == .touch)
    if cause == .touch { node.engine.content?.input.gestures.cancel() }
    let shown = provided?.subject ?? subject ?? node
    picture =
      showsPreview ? ContextMenuPreview(self, of: shown, preview, provided?.ground, provided?.outline) : nil
    session = MenuSession(self, byPress: cause == .key || cause == .program ? nil : point)
    if cause == .key { session?.moveHighlight(1) }
    provided?.didOpen { [weak self] in self?.session?.end() }
    return true
  }
  /// Opens a menu of the app's at a point of the window; false where it has no items.
  func open(_ menu: ProvidedMenu, at point: CGPoint) -> Bool {
    let outer = provider
    provider = { _ in menu }
    defer { provider = outer }
    return open(at: point, .program)
  }
  /// By a key, below a rectangle of the window.
  func openByKey(
    below frame: CGRect, subject: BehaviorNode? = nil, rows: [AnyHashable] = [],
    adding addition: (() -> [MenuEntry])? = nil, didClose: (() -> Void)? = nil
  ) -> Bool {
    let isRightToLeft = node.scope.isRightToLeft
    let x = isRightToLeft ? frame.maxX - 8 : frame.minX + 8
    let point = CGPoint(x: x, y: frame.maxY)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return open(at: point, .key, subject: subject, rows: rows, adding: addition, place: middle, didClose: didClose)
  }
  func menuDidClose() {
    session = nil
    picture?.remove()
    picture = nil
    let provided = provided
    forgetItems()
    didClose?()
    didClose = nil
    provided?.didClose()
  }
  private func forgetItems() {
    let wasProvided = provided != nil
    (addition, provided) = (nil, nil)
    // The item that was chosen acts after its menu has closed.
    guard makeItems != nil || provider != nil || wasProvided, let old = items else { return }
    items = nil
    node.engine.performAtEndOfRound { if !old.isUnmounted { old.unmount() } }
    node.engine.requestFrame()
  }

  // MARK: - Pointer and keys

  func isHit(_ point: CGPoint) -> Bool { coversBounds && node.bounds.contains(point) }
  func handlePointer(_ event: PointerEvent, _ recognizer: PointerRecognizer) -> GestureRecognizer.Phase {
    switch event.phase {
    case .down:
      guard ContextMenuPress.isFirst(self, at: event.position, in: node.engine) else { return .failed }
      if event.button == .secondary {
        recognizer.afterRecognition { [weak self] in self?.open(at: event.position, .pointer) }
        return .active
      }
      guard case .touch = event.device else { return .failed }
      start = event.position
      node.engine.wakeUps.schedule(after: ContextMenuPress.duration, for: node) { [unowned self] in
        guard let start else { return }
        open(at: start, .touch)
      }
      return .possible
    case .moved:
      if let start, hypot(event.position.x - start.x, event.position.y - start.y) > ContextMenuPress.movement {
        forgetPress()
        return .failed
      }
      return recognizer.phase
    case .up:
      if start == nil { return .ended }
      forgetPress()
      return .failed
    case .entered, .exited, .cancelled: return recognizer.phase
    }
  }
  private func forgetPress() {
    guard start != nil else { return }
    start = nil
    node.engine.wakeUps.cancel(of: node)
  }
  func pointerWasCancelled() { forgetPress() }
  func pointerWasRecognized(_ phase: GestureRecognizer.Phase) {}
  // What a subclass that is a row does besides.
  func scroll(_ event: ScrollEvent) -> Bool { false }
  func animationDidStep(_ animator: AnyAnimator) {}
  func record(into group: inout ContiguousArray<PlacedPiece>, x: CGFloat, y: CGFloat) {
    node.recordContent(into: &group, x: x, y: y)
  }
  var accessibilityAnnotation: AccessibilityProperties? { nil }
  func handleKey(_ event: KeyEvent) -> Bool {
    guard ContextMenuPress.isKey(event), node.isEnabled else { return false }
    let focused = node.engine.content?.input.focus.focused?.frameInWindow ?? node.frameInWindow
    return openByKey(
      below: coversBounds && provider == nil ? node.frameInWindow : focused.intersection(node.frameInWindow))
  }

  // MARK: - As the host of an open menu

  var menuAnchor: MenuPopup.Anchor? {
    if node.isUnmounted { return nil }
    if let picture { return .below(picture.frame) }
    return .below(CGRect(origin: point, size: .zero))
  }
  func target(at point: CGPoint) -> MenuSession.Target {
    if provided?.previewAction != nil, picture?.frame.contains(point) == true { return .preview }
    // A finger is not as steady as a mouse.
    return hypot(point.x - self.point.x, point.y - self.point.y) <= (picture == nil ? 4 : 24) ? .anchor : .outside
  }
  func previewWasPressed() {
    let action = provided?.previewAction
    session?.end()
    action?()
  }
  func openMenu(at index: Int) {}
  func openNeighbor(_ step: Int) -> Bool { false }
  func menuDidRefresh() { picture?.refresh() }
}
