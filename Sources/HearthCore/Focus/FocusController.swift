import Foundation
import HearthFocus
import HearthPersistence
import HearthRendering

/// Knows which node has focus, and moves it. Every change goes through `setFocus`, which leaves a trace entry.
///
/// The rules are in `Documentation/Focus.md`; where rectangles decide, HearthFocus answers.
@MainActor package final class FocusController: FrameParticipant {
  package nonisolated static var moments: FrameMoments { [.need, .focus, .round, .picture, .end] }
  unowned let engine: Engine
  package private(set) var focused: (any FocusTarget)?
  /// The focus effect is shown after focus was moved by keys, as desktops do; on a television always.
  package private(set) var showsRing = false {
    didSet { if showsRing != oldValue { engine.requestFrame() } }
  }
  var history = FocusTrace()
  package var trace: [FocusTraceEntry] { history.entries }
  package var changeCount: Int { history.count }
  private var focusedName: String?

  var requests = FocusRequests()
  /// How many there have been: who counts before and after an action of the app knows whether it asked for focus, also where focus was.
  package var requestCount: Int { requests.count }
  var bindings = FocusBindings()
  var modals = FocusModals()
  var defaults = FocusDefaults()
  var arrivals = FocusArrivals()
  var hasStarted = false
  /// While focus goes back to where it was: a text that is edited keeps its caret and selection.
  package private(set) var isReturning = false
  let windowMemory = FocusMemory()

  var cache = FocusCache()
  let effect = FocusEffect()
  /// What the last frame saw: when it differs, a frame has something to do.
  private var seen: (version: UInt64, focused: ObjectIdentifier?)?
  package var needsFrame: Bool {
    hasRequests || seen?.version != engine.focusVersion || seen?.focused != focused.map { ObjectIdentifier($0) }
  }

  private var editedText = EditedText()
  var moves = FocusMoves()
  /// Candidates examined in the last move: the work of moves, for checks.
  package var lastExamined: Int { moves.examined }

  init(engine: Engine) { self.engine = engine }
  nonisolated deinit {}

  // MARK: - The one way to move

  package func setFocus(_ target: (any FocusTarget)?, cause: FocusCause, reason: FocusReason) {
    if target === focused { return }
    let old = focused, oldName = focusedName
    if let old { editedText.leave(old) }
    focused = target
    focusedName = target.map { FocusTrace.title($0) }
    history.add(from: old, to: target, oldName, cause, reason)
    cache.focusDidMove()
    moves.arrival = nil
    if cause != .key { moves.last = nil }
    showsRing = idiom == .tv || cause == .key || (showsRing && cause != .click)
    if let target { remember(target) }
    if cause != .default { engine.scene.restoration.endFocus() }
    engine.scene.restoration.saveFocus(target)
    if let old, !old.isUnmounted { old.focusDidChange(isFocused: false) }
    target?.focusDidChange(isFocused: true)
    synchronizeBindings(from: .some(old))
    if let target, cause != .click { reveal(target, isMove: cause == .key || cause == .program) }
    updateTextInput()
    for observer in observers.values { observer(cause) }
    engine.requestFrame()
  }
  /// Moves focus to where it was before something came between.
  package func giveBack(to target: any FocusTarget, cause: FocusCause, reason: FocusReason) {
    isReturning = true
    defer { isReturning = false }
    setFocus(target, cause: cause, reason: reason)
  }
  /// Observers that are called when focus has moved.
  package var observers: [ObjectIdentifier: @MainActor (FocusCause) -> Void] = [:]
  var idiom: Idiom { engine.root.scope.value(IdiomKey.self) }
  /// Moves focus by a key: an arrow, or Tab, which has no direction.
  func setFocus(_ target: any FocusTarget, arrivingBy direction: MoveDirection?, reason: FocusReason) {
    setFocus(target, cause: .key, reason: reason)
    if focused === target { moves.arrival = direction }
  }
  /// Shows the effect where the user turns to the keyboard.
  func userPressedKey() { if focused != nil { showsRing = true } }

  /// Each group around remembers it, up to the modal one.
  private func remember(_ target: LayoutNode) {
    var node = target.layoutParent
    while let current = node {
      if current.flags.contains(.isFocusGroup), let group = current as? any FocusGroupProvider {
        let roles = group.focusRoles
        if !roles.isDisjoint(with: [.section, .oneStop, .scope, .modal]) { group.focusMemory.last = target }
        if roles.contains(.modal) { return }
      }
      node = current.layoutParent
    }
    windowMemory.last = target
  }
  /// Scrolls the views around until the target is seen.
  ///
  /// Nothing jumps where that would show no more than before: a target that is larger than a scroll view stays where it
  /// is while it fills half of the view. Focus that nobody moved, as in a window that appears, scrolls only to what is
  /// less than half seen. Source: our choice; a grid that takes focus as a whole would hide the title above it.
  private func reveal(_ target: LayoutNode, isMove: Bool) {
    var node = target.layoutParent
    while let current = node {
      if current.flags.contains(.isScrollTarget), let scroll = current as? any ScrollInputTarget {
        let frame = target.frameInWindow
        let place = CGRect(origin: current.convertFromWindow(frame.origin), size: frame.size)
        if !isInSight(place, in: current.bounds, isMove: isMove) { scroll.scrollToVisible(place) }
      }
      node = current.layoutParent
    }
  }
  /// Scrolls the views around until a view is seen, as when it had taken focus.
  func bringIntoSight(_ node: LayoutNode) { reveal(node, isMove: true) }
  private func isInSight(_ place: CGRect, in view: CGRect, isMove: Bool) -> Bool {
    let seen = place.intersection(view)
    if seen.isNull { return false }
    func isInSight(_ seen: CGFloat, of length: CGFloat, in view: CGFloat) -> Bool {
      length > view ? seen * 2 >= view : isMove ? seen >= length : seen * 2 >= length
    }
    return isInSight(seen.width, of: place.width, in: view.width)
      && isInSight(seen.height, of: place.height, in: view.height)
  }

  // MARK: - The host

  package func updateTextInput() {
    let request = engine.content?.input.isWindowActive == true ? focused?.textInput : nil
    if request == editedText.request { return }
    editedText.request = request
    engine.host.setTextInput(request)
    if let content = engine.content { content.softwareKeyboard?.setTextInput(request, in: content) }
  }
  /// The text that is edited in a session, or was before.
  func textTarget(of session: Int) -> (any FocusTarget)? {
    if let focused, focused.textInput?.session == session { return focused }
    guard let target = editedText.former, editedText.formerSession == session, !target.isUnmounted else { return nil }
    return target
  }
  /// A window that is not active keeps its focus and shows it dimmed.
  func windowActivityDidChange(_ isActive: Bool) {
    // Source: GtkText, which leaves its input method when its window does, as when it loses focus itself.
    if !isActive {
      focused?.endComposition()
      // An app saves when its window is left.
      finishEditing(isLeft: false)
    }
    updateTextInput()
    engine.requestFrame()
    if let focused { focused.setNeedsRecord() }
  }

  // MARK: - The user

  func pointerDown(_ chain: [LayoutNode]) {
    finishEditing(pressed: chain)
    for node in chain where node.flags.contains(.isFocusTarget) {
      guard let target = node as? any FocusTarget, target.canBecomeFocused, target.takesFocusByPointer,
        isReachable(target)
      else { continue }
      setFocus(target, cause: .click, reason: .clicked)
      if focused === target { showsRing = idiom == .tv }
      return
    }
  }

  /// What was typed counts before something else is done in the window: a button that saves sees it.
  /// - Parameter isLeft: See `FocusTarget.finishEditing(isLeft:)`.
  func finishEditing(isLeft: Bool) { if let focused, !focused.isUnmounted { focused.finishEditing(isLeft: isLeft) } }
  /// As above, unless the press is on the focused view itself.
  func finishEditing(pressed chain: [LayoutNode]) {
    if let focused, !chain.contains(where: { $0 === focused }) { finishEditing(isLeft: true) }
  }

  // MARK: - The focus phase

  /// Requests are met, a placement that is gone is replaced, and focus begins where a default says so.
  package func updateFocus() {
    pruneModals()
    meetRequests()
    enterPages()
    if requests.pending.isEmpty || focused?.isUnmounted == true, let focused, let loss = lossReason(of: focused) {
      handOn(focused, loss)
    }
    enterModal()
    beginFocus()
    if bindings.hasNew {
      bindings.hasNew = false
      if focused != nil || !bindings.placed.isEmpty { synchronizeBindings() }
    }
  }
  package var needsRound: Bool { hasRequests }
  package func pictureWillBeRecorded() { effect.prepare(self) }
  package func frameDidEnd() {
    noteLoss()
    // It keeps groups that may have gone, and would be made anew anyway.
    if let tree = cache.tree, tree.version != version { cache.tree = nil }
    seen = (engine.focusVersion, focused.map { ObjectIdentifier($0) })
    // The caret may have moved with the layout, or the text was changed by the app.
    updateTextInput()
  }
}

extension LayoutNode {
  package final func contains(_ node: LayoutNode) -> Bool {
    var current: LayoutNode? = node
    while let next = current {
      if next === self { return true }
      current = next.layoutParent
    }
    return false
  }
  /// The nodes around, the nearest first, this one included.
  var layoutChain: [LayoutNode] {
    var chain: [LayoutNode] = []
    var node: LayoutNode? = self
    while let current = node {
      chain.append(current)
      node = current.layoutParent
    }
    return chain
  }
  /// The part of `area`, in the window, that the scroll views around this node leave.
  func visiblePart(of area: CGRect) -> CGRect {
    var visible = area
    for node in layoutChain.dropFirst() where node.flags.contains(.isScrollTarget) && node is ScrollNode {
      visible = visible.intersection(node.frameInWindow)
    }
    return visible
  }
  /// Whether this node is painted before `other`: the one is around the other, or comes earlier in the tree.
  func precedes(_ other: LayoutNode) -> Bool {
    let mine = Array(layoutChain.reversed()), others = Array(other.layoutChain.reversed())
    var index = 0
    while index < mine.count, index < others.count, mine[index] === others[index] { index += 1 }
    guard index < mine.count else { return true }
    guard index < others.count, index > 0 else { return false }
    var result = false, isDecided = false
    mine[index - 1].visitLayoutChildren { child in
      if isDecided { return }
      if child === mine[index] {
        (result, isDecided) = (true, true)
      } else if child === others[index] {
        isDecided = true
      }
    }
    return result
  }
}

extension Sequence where Element: LayoutNode {
  /// In the order of the tree.
  @MainActor func inTreeOrder() -> [Element] {
    let nodes = Array(self)
    return nodes.count > 1 ? nodes.sorted { $0.precedes($1) } : nodes
  }
}
