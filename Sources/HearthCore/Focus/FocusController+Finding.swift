import Foundation
import HearthFocus

// Where focus begins, and where it goes when its view does.

extension FocusController {
  // MARK: - Beginning

  /// Focus begins at a default when the window appears, and when a region with a default appears while nothing has
  /// focus. On a television and a watch, where nothing works without focus, it is always found.
  ///
  /// Source: Apple, documentation of `defaultFocus(_:_:priority:)`; tvOS and watchOS keep focus somewhere.
  func beginFocus() {
    let regions = arrivals.regions
    arrivals.regions = []
    let isFirst = !hasStarted
    hasStarted = true
    guard focused == nil, requests.pending.isEmpty else { return }
    if let target = restoredTarget() {
      setFocus(target, cause: .default, reason: .windowRestored)
      return
    }
    if isFirst || !regions.isEmpty {
      let (answer, found) = search { $0.find() }
      if let found, answer.rule == .defaultFocus {
        setFocus(found, cause: .default, reason: .rule(answer.rule))
        return
      }
      // The default may be a row that was not made yet.
      for region in regions where !region.hasLeftTree && !isHidden(region) && region.value != region.resting {
        add(
          FocusRequest(
            storage: region.storage, wanted: region.value, cause: .default, reason: .rule(.defaultFocus),
            isOptional: true))
        return
      }
    }
    if idiom == .tv || idiom == .watch {
      let (answer, found) = search { $0.find() }
      if let found { setFocus(found, cause: .default, reason: .rule(answer.rule)) }
    }
  }

  /// Puts focus back to where it begins in the scopes with an identifier.
  func reset(in namespace: Namespace.ID) {
    let found = defaults.scopes.values.filter { $0.namespace == namespace && !$0.hasLeftTree && !isHidden($0) }
    guard let scope = found.inTreeOrder().first else {
      engine.report(
        Report(
          kind: .focus, path: "",
          message: "resetFocus names a namespace that no focusScope(_:) in this window has. Nothing happens."))
      return
    }
    scope.focusMemory.last = nil
    let (answer, target) = search { $0.find(in: FocusTree.groupID(scope)) }
    guard let target, scope.contains(target) else { return }
    if target === focused { return }
    setFocus(target, cause: .program, reason: .rule(answer.rule))
  }

  // MARK: - Losing

  /// Why the focused view cannot keep focus; nil when it can.
  func lossReason(of target: any FocusTarget) -> FocusReason.Loss? {
    if target.hasLeftTree { return .removed }
    if !target.canBecomeFocused { return .disabled }
    if isHidden(target) { return .hidden }
    if let modal = frontModal, !modal.contains(target) { return nil }
    if cache.cover.map({
      $0.version == version && $0.geometry == engine.geometryVersion && $0.node == ObjectIdentifier(target)
    }) != true {
      if isCovered(target) { return .covered }
      // What moves may still come to rest above it.
      if engine.motions.isEmpty { cache.cover = (version, engine.geometryVersion, ObjectIdentifier(target)) }
    }
    return nil
  }

  func handOn(_ lost: any FocusTarget, _ loss: FocusReason.Loss) {
    // A presentation that closes gives back what it took.
    let closed = modals.closed
    modals.closed = nil
    if let closed {
      if let previous = closed.target, !previous.isUnmounted, let target = previous as? any FocusTarget,
        canTakeFocus(target)
      {
        setFocus(target, cause: .removal, reason: .presentationGivesBack)
        return
      }
      if !closed.hadFocus, frontModal == nil {
        setFocus(nil, cause: .removal, reason: .nothingBeforePresentation)
        return
      }
    }
    let lostID = FocusTree.id(lost)
    let memory = cache.loss?.node == ObjectIdentifier(lost) ? cache.loss?.loss : nil
    var excluded: Set<FocusID> = lost.isUnmounted ? [] : [lostID]
    for _ in 0..<Self.mostAttempts {
      let (answer, found) = search(excluding: excluded) { map in memory.map { map.find(after: $0) } ?? map.find() }
      guard let id = answer.target, let found else { break }
      if isCovered(found) {
        excluded.insert(id)
        continue
      }
      setFocus(found, cause: .removal, reason: .loss(loss, answer.rule))
      return
    }
    setFocus(nil, cause: .removal, reason: .loss(loss, .nothingToFocus))
  }

  /// Remembers where the focused view is, so that focus can be passed on should it go. Called at the end of a frame.
  func noteLoss() {
    guard let focused, !focused.isUnmounted else { return }
    if let loss = cache.loss, loss.version == version, loss.node == ObjectIdentifier(focused) { return }
    var memory = FocusLoss(
      id: FocusTree.id(focused), frame: focused.frameInWindow, groups: [], rows: [], placeInRow: .zero)
    var row: LayoutNode?
    var inner: LayoutNode = focused
    for node in focused.layoutChain.dropFirst() {
      if row == nil, node.holdsData(inner) { row = inner }
      inner = node
      guard node.flags.contains(.isFocusGroup), let group = node as? any FocusGroupProvider, !group.focusRoles.isEmpty
      else { continue }
      memory.groups.append(FocusTree.groupID(node))
    }
    memory.groups.append(FocusTree.windowID)
    if let row, let around = row.layoutParent {
      // Of the rows only those around are looked at.
      let tree = FocusTree(rows: around.elements(near: row, count: Self.mostRowsRemembered), in: around, version)
      if let local = tree.map.loss(of: memory.id) {
        (memory.rows, memory.restOfRow, memory.placeInRow) = (local.rows, local.restOfRow, local.placeInRow)
      }
    }
    cache.loss = (memory, version, ObjectIdentifier(focused))
  }

  /// Rows before and after the focused one.
  private static let mostRowsRemembered = 16

  // MARK: - What can be reached

  func canTakeFocus(_ target: any FocusTarget) -> Bool {
    !target.hasLeftTree && target.canBecomeFocused && !isHidden(target) && isReachable(target)
  }
  /// Whether no modal presentation keeps focus away from it.
  func isReachable(_ target: LayoutNode) -> Bool { frontModal.map { $0.contains(target) } ?? true }

  /// Focus was asked for where a presentation keeps it away: it will be there afterwards.
  func remembered(_ target: any FocusTarget) {
    for modal in modals.shown
    where !modal.contains(target) && (modal.opener.target == nil || modal === modals.shown.first) {
      modal.opener = (target, true)
    }
    windowMemory.last = target
  }

  /// Whether other views lie above all of it that could be seen: none of nine points of the view that lies in the
  /// window and in the scroll views around it is reached by a pointer.
  ///
  /// Source: ours. What only a picture covers (with hit testing off) is not covered, nor what others only pass on their
  /// way to their places, as rows that change places with an animation do.
  func isCovered(_ target: LayoutNode) -> Bool {
    let bounds = target.bounds
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let visible = target.visiblePart(of: engine.root.bounds)
    var isVisible = false
    for (x, y) in Self.probes {
      let inner = CGPoint(x: bounds.width * x, y: bounds.height * y)
      let point = target.convertToWindow(inner)
      guard visible.contains(point) else { continue }
      isVisible = true
      guard let hit = engine.root.hitTest(point), hit !== target, !hit.contains(target), !target.contains(hit) else {
        return false
      }
      if !target.precedes(hit) || isPassing(hit, target) { return false }
    }
    return isVisible
  }
  /// Whether one of two views moves on its own, so that the one lies above the other on the way only.
  private func isPassing(_ view: LayoutNode, _ other: LayoutNode) -> Bool {
    if engine.motions.isEmpty { return false }
    func moves(_ start: LayoutNode, _ others: LayoutNode) -> Bool {
      var node: LayoutNode? = start
      while let current = node, !current.contains(others) {
        if engine.motions[ObjectIdentifier(current)] != nil { return true }
        node = current.layoutParent
      }
      return false
    }
    return moves(view, other) || moves(other, view)
  }
  private static let probes: [(CGFloat, CGFloat)] = [
    (0.5, 0.5), (0.1, 0.5), (0.9, 0.5), (0.5, 0.1), (0.5, 0.9), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9),
  ]

  // MARK: - Modal presentations

  /// The presentation that keeps focus inside: of several the last one in the tree.
  package var frontModal: FocusModalNode? {
    if modals.shown.count < 2 { return modals.shown.first }
    return modals.shown.max { $0.precedes($1) }
  }
  func pruneModals() {
    func isClosed(_ modal: FocusModalNode) -> Bool { modal.hasLeftTree || isHidden(modal) || !modal.isActive }
    // Of several that close at once, such as a sheet with an alert on it, the first one was opened from what stays.
    let all = modals.shown.filter(isClosed)
    guard let closed = all.first else { return }
    modals.closed = closed.opener
    modals.shown.removeAll(where: isClosed)
    // What takes the place of one that closes gives back what that had taken.
    for modal in modals.shown {
      if let opener = modal.opener.target, opener.isUnmounted || all.contains(where: { $0.contains(opener) }) {
        modal.opener = closed.opener
      }
    }
    if let focused, lossReason(of: focused) == nil, isReachable(focused) {
      // Focus had not gone in.
      modals.closed = nil
    }
  }
  func modalDidAppear(_ modal: FocusModalNode) {
    if modals.shown.contains(where: { $0 === modal }) { return }
    modal.opener = (focused, focused != nil)
    modals.shown.append(modal)
    engine.focusVersion &+= 1
    engine.requestFrame()
  }
  /// Focus goes into a presentation that has appeared.
  func enterModal() {
    guard let modal = frontModal else {
      if modals.closed != nil, focused == nil, let target = modals.closed?.target as? any FocusTarget,
        canTakeFocus(target)
      {
        setFocus(target, cause: .removal, reason: .presentationGivesBack)
      }
      modals.closed = nil
      return
    }
    if let focused, modal.contains(focused) { return }
    guard requests.pending.isEmpty, focused != nil || !modal.hasBegun else { return }
    modal.hasBegun = true
    let (answer, found) = search { $0.find(in: FocusTree.groupID(modal)) }
    if let found, modal.contains(found) {
      setFocus(found, cause: .activation, reason: .presentation(answer.rule))
    } else if focused != nil {
      setFocus(nil, cause: .activation, reason: .presentation(.nothingToFocus))
    }
  }
}
